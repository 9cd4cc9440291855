import type { PayInfo } from '@mall/contract/pay'
import { defineTexts } from '@/i18n/defineTexts'

/** The way to what a bill pays, by its event; the notice where there is no such bill. */
export const useWayTexts = defineTexts(
  {
    order: '查看订单',
    recharge: '查看充值',
    presale_deposit: '查看订单',
    presale_final: '查看订单',
    pointexchange: '查看兑换',
    gone: '支付单不存在',
  } satisfies Record<PayInfo['event'] | 'gone', string>,
  () => import('./texts.en'),
)
