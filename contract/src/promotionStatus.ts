/**
 * Status numbers of the promotions, their names on the wire where it has some, and where each may go next
 * (promotions.md, fenxiao.md).
 */

// ---- activities: the state follows from the times, or the operator closes ---------------------------

export const groupbuyStatus = {
  coming: 1,
  running: 2,
  ended: 3,
} as const
export const groupbuyStatusName = { 1: '未开始', 2: '进行中', 3: '已结束' } as const

export const seckillStatus = { coming: 0, running: 1, ended: 2, closed: -1 } as const

export const pintuanStatus = { coming: 0, running: 1, ended: 2, closed: 3, deleted: 4 } as const
export const pintuanStatusName = { 0: '正常', 1: '进行中', 2: '已结束', 3: '失效', 4: '删除' } as const

export const bargainStatus = { coming: 0, running: 1, ended: 2, closed: 3 } as const
export const bargainStatusName = { 0: '未开始', 1: '进行中', 2: '已结束', 3: '已关闭' } as const

export const presaleStatus = { coming: 0, running: 1, ended: 2, closed: -1 } as const
export const presaleStatusName = { 0: '未开始', 1: '进行中', 2: '已结束', [-1]: '已关闭' } as const

export const topicStatus = { coming: 1, running: 2, ended: 3 } as const

export const discountStatus = { coming: 0, running: 1, ended: 2, closed: -1 } as const
export const manjianStatus = discountStatus

export const gameStatus = { coming: 0, running: 1, ended: 2, closed: 3 } as const

/** Combos, wholesale goods and exchange goods. */
export const shelfStatus = { off: 0, on: 1 } as const

// ---- what members start ----------------------------------------------------------------------------

/** Of a group and of each pintuan order in it; the last place's payment goes from 0 to 3. */
export const pintuanGroupStatus = { unpaid: 0, failed: 1, grouping: 2, complete: 3 } as const
export type PintuanGroupStatus = (typeof pintuanGroupStatus)[keyof typeof pintuanGroupStatus]
export const pintuanGroupStatusName = { 0: '未支付', 1: '拼团失败', 2: '组团中', 3: '拼团成功' } as const
/** promotion_status_name of the order row. */
export const pintuanOrderStatusName = { 0: '', 1: '拼团失败', 2: '拼团中', 3: '拼团成功' } as const
export const pintuanGroupNext = { 0: [2, 3, 1], 1: [], 2: [3, 1], 3: [] } as const

export const launchStatus = { running: 0, succeeded: 1, failed: 2 } as const
export type LaunchStatus = (typeof launchStatus)[keyof typeof launchStatus]
export const launchNext = { 0: [1, 2], 1: [], 2: [] } as const

/** From 2 on the real order's status and name are shown; a deposit that leaves no rest goes from 0 to 2. */
export const presaleOrderStatus = { created: 0, depositPaid: 1, paid: 2, closed: -1 } as const
export type PresaleOrderStatus = (typeof presaleOrderStatus)[keyof typeof presaleOrderStatus]
export const presaleOrderStatusName = { 0: '待付款', 1: '待付尾款', 2: '已完成', [-1]: '已关闭' } as const
export const presaleOrderNext = { 0: [1, 2, -1], 1: [2, -1], 2: [], [-1]: [] } as const
/** refundDeposit is left out when is_deposit_back is 1. */
export const presaleOrderActions = {
  0: [
    { action: 'orderClose', title: '关闭订单' },
    { action: 'orderPayDeposit', title: '支付定金' },
  ],
  1: [
    { action: 'refundDeposit', title: '退定金' },
    { action: 'orderPayFinal', title: '支付尾款' },
  ],
  2: [],
  [-1]: [{ action: 'deleteOrder', title: '删除订单' }],
} as const

export const presaleRefundStatus = { none: 0, applied: 1, done: 2, refused: -1 } as const
export type PresaleRefundStatus = (typeof presaleRefundStatus)[keyof typeof presaleRefundStatus]
export const presaleRefundStatusName = { 0: '', 1: '申请退款', 2: '退款成功', [-1]: '退款拒绝' } as const
export const presaleRefundNext = { 0: [1], 1: [2, -1, 0], 2: [], [-1]: [1] } as const

export const exchangeOrderStatus = { created: 0, done: 1, closed: -1 } as const
export const exchangeOrderStatusName = { 0: '待支付', 1: '已完成', [-1]: '已关闭' } as const
export const exchangeOrderNext = { 0: [1, -1], 1: [], [-1]: [] } as const
/** `type` of exchange goods. */
export const exchangeTypes = { gift: 1, coupon: 2, balance: 3 } as const

/** award_type of a draw. */
export const awardTypes = { point: 1, balance: 2, coupon: 3, gift: 4 } as const

// ---- distribution ----------------------------------------------------------------------------------

export const fenxiaoApplyStatus = { waiting: 1, approved: 2, refused: -1 } as const
export type FenxiaoApplyStatus = (typeof fenxiaoApplyStatus)[keyof typeof fenxiaoApplyStatus]
export const fenxiaoApplyNext = { 1: [2, -1], 2: [], [-1]: [1] } as const

export const distributorStatus = { normal: 1, frozen: -1 } as const

export const fenxiaoWithdrawStatus = { waiting: 1, paid: 2, refused: -1 } as const
export type FenxiaoWithdrawStatus = (typeof fenxiaoWithdrawStatus)[keyof typeof fenxiaoWithdrawStatus]
export const fenxiaoWithdrawNext = { 1: [2, -1], 2: [], [-1]: [] } as const
