import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '支付结果',
    paid: '支付成功',
    paidNote: '商家会尽快为您安排',
    /** in place of it, by the bill's event */
    paidNotes: {
      presale_deposit: '定金已付，尾款时间和后续进度见预售订单',
      recharge: '充值已到账，可在余额中使用',
    } as Partial<Record<string, string>>,
    confirming: '支付结果确认中',
    confirmingNote: '如已付款，请稍候片刻',
    unpaid: '尚未支付',
    unpaidNote: '请在有效时间内完成支付',
    closed: '支付单已关闭',
    closedNote: '如已付款，款项将原路退回',
    home: '回到首页',
    payAgain: '继续支付',
    check: '刷新结果',
  },
  () => import('./texts.en'),
)
