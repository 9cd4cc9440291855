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
      pointexchange: '兑换成功，换到的东西见兑换结果',
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
    pieces: (count: number) => `共 ${count} 件`,
    /** what comes next */
    sent: '商家备货后发出，发货后可在订单里查看物流',
    brought: '商家备货后为您安排配送',
    wished: (time: string) => `期望送达 ${time}`,
    pickUp: '到店出示提货码，即可提货',
    useCode: '到店出示核销码，由店员核销',
    showQr: '出示二维码',
    allCodes: (count: number) => `查看全部 ${count} 个码`,
    lead: '去这里',
    others: (count: number) => `还有 ${count} 笔订单`,
  },
  () => import('./texts.en'),
)
