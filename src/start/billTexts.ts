import { defineTexts } from '@/i18n/defineTexts'

/** Apart from texts.ts: the first load does without them. */
export const useTexts = defineTexts(
  {
    billPaid: '上次的支付已成功',
    billRunning: '上次的支付正在确认中',
    billUnpaid: '您有一笔订单尚未完成支付',
    payOn: '继续支付',
    seeResult: '查看结果',
  },
  () => import('./billTexts.en'),
)
