/** State tables of the promotions and of distribution (promotions.md, fenxiao.md). Names the wire does not fix are ours. */
import type { State } from './status'
import { said } from './words'

// ---- activities: the state follows from the times, or the operator closes ---------------------------

export const groupbuyStates = {
  1: { name: said('未开始', 'Not started'), next: [2, 3] },
  2: { name: said('进行中', 'Running'), next: [3] },
  3: { name: said('已结束', 'Ended'), next: [] },
} as const satisfies Record<number, State>
export type GroupbuyStatus = keyof typeof groupbuyStates
/** Topics have the same three. */
export const topicStates = groupbuyStates
export type TopicStatus = GroupbuyStatus

/** Seckill, presale, discount and manjian. */
export const activityStates = {
  0: { name: said('未开始', 'Not started'), next: [1, 2, -1] },
  1: { name: said('进行中', 'Running'), next: [2, -1] },
  2: { name: said('已结束', 'Ended'), next: [] },
  [-1]: { name: said('已关闭', 'Closed'), next: [] },
} as const satisfies Record<number, State>
export type ActivityStatus = 0 | 1 | 2 | -1

/** Bargains and games. */
export const bargainStates = {
  0: { name: said('未开始', 'Not started'), next: [1, 2, 3] },
  1: { name: said('进行中', 'Running'), next: [2, 3] },
  2: { name: said('已结束', 'Ended'), next: [] },
  3: { name: said('已关闭', 'Closed'), next: [] },
} as const satisfies Record<number, State>
export type BargainStatus = keyof typeof bargainStates
export const gameStates = bargainStates
export type GameStatus = BargainStatus

export const pintuanStates = {
  0: { name: said('正常', 'Normal'), next: [1, 2, 3, 4] },
  1: { name: said('进行中', 'Running'), next: [2, 3] },
  2: { name: said('已结束', 'Ended'), next: [4] },
  3: { name: said('失效', 'Invalid'), next: [4] },
  4: { name: said('删除', 'Deleted'), next: [] },
} as const satisfies Record<number, State>
export type PintuanStatus = keyof typeof pintuanStates

/** Combos, wholesale goods and exchange goods. */
export const shelfStates = {
  0: { name: said('下架', 'Off sale'), next: [1] },
  1: { name: said('上架', 'On sale'), next: [0] },
} as const

/** What a goods row names, in this order, with its label. */
export const promotionTags = {
  seckill: said('秒杀', 'Flash sale'),
  pintuan: said('拼团', 'Team deal'),
  groupbuy: said('团购', 'Group buy'),
  bargain: said('砍价', 'Bargain'),
  presale: said('预售', 'Presale'),
  discount: said('限时折扣', 'Limited offer'),
  manjian: said('满减', 'Spend and save'),
  wholesale: said('批发', 'Wholesale'),
  topic: said('专题', 'Topic'),
  bundling: said('组合套餐', 'Combo'),
} as const
export type PromotionTagType = keyof typeof promotionTags

// ---- what members start ----------------------------------------------------------------------------

/** Of a group and of each pintuan order in it; the payment for the last place leads from 0 to 3. */
export const pintuanGroupStates = {
  0: { name: said('未支付', 'Not paid'), next: [1, 2, 3] },
  1: { name: said('拼团失败', 'Group failed'), next: [] },
  2: { name: said('组团中', 'Group open'), next: [1, 3] },
  3: { name: said('拼团成功', 'Group complete'), next: [] },
} as const satisfies Record<number, State>
export type PintuanGroupStatus = keyof typeof pintuanGroupStates
/** promotion_status_name of the order row. */
export const pintuanOrderNames = {
  0: said('', ''),
  1: said('拼团失败', 'Group failed'),
  2: said('拼团中', 'Group open'),
  3: said('拼团成功', 'Group complete'),
} as const

export const launchStates = {
  0: { name: said('砍价中', 'Bargaining'), next: [1, 2] },
  1: { name: said('砍价成功', 'Bargain won'), next: [] },
  2: { name: said('砍价失败', 'Bargain lost'), next: [] },
} as const satisfies Record<number, State>
export type LaunchStatus = keyof typeof launchStates

/** In 2 the row shows status and name of the real order; a deposit that leaves no rest leads from 0 to 2. */
export const presaleOrderStates = {
  0: { name: said('待付款', 'Deposit due'), next: [1, 2, -1] },
  1: { name: said('待付尾款', 'Rest to pay'), next: [2, -1] },
  2: { name: said('已完成', 'Completed'), next: [] },
  [-1]: { name: said('已关闭', 'Closed'), next: [] },
} as const satisfies Record<number, State>
export type PresaleOrderStatus = 0 | 1 | 2 | -1
export const presaleActions = {
  orderClose: said('关闭订单', 'Cancel order'),
  orderPayDeposit: said('支付定金', 'Pay deposit'),
  refundDeposit: said('退定金', 'Refund deposit'),
  orderPayFinal: said('支付尾款', 'Pay the rest'),
  deleteOrder: said('删除订单', 'Delete order'),
} as const
export type PresaleAction = keyof typeof presaleActions
/** refundDeposit is left out when is_deposit_back is 1. */
export const presaleActionsOf = {
  0: ['orderClose', 'orderPayDeposit'],
  1: ['refundDeposit', 'orderPayFinal'],
  2: [],
  [-1]: ['deleteOrder'],
} as const satisfies Record<PresaleOrderStatus, readonly PresaleAction[]>

/** The member may withdraw an application, 1 to 0; 2 closes the presale order, which an end may bring from any state. */
export const presaleRefundStates = {
  0: { name: said('', ''), next: [1, 2] },
  1: { name: said('申请退款', 'Refund requested'), next: [0, 2, -1] },
  2: { name: said('退款成功', 'Refunded'), next: [] },
  [-1]: { name: said('退款拒绝', 'Refund refused'), next: [1, 2] },
} as const satisfies Record<number, State>
export type PresaleRefundStatus = 0 | 1 | 2 | -1

export const exchangeOrderStates = {
  0: { name: said('待支付', 'To pay'), next: [1, -1] },
  1: { name: said('已完成', 'Completed'), next: [] },
  [-1]: { name: said('已关闭', 'Closed'), next: [] },
} as const satisfies Record<number, State>
export type ExchangeOrderStatus = 0 | 1 | -1
/** `type` of exchange goods. */
export const exchangeTypes = {
  1: said('礼品', 'Gift'),
  2: said('优惠券', 'Coupon'),
  3: said('红包', 'Cash reward'),
} as const
export type ExchangeType = keyof typeof exchangeTypes

/** award_type of a draw; 0 stands for no win. */
export const awardTypes = {
  1: said('积分', 'Points'),
  2: said('余额', 'Balance'),
  3: said('优惠券', 'Coupon'),
  4: said('礼品', 'Gift'),
} as const
export type AwardType = keyof typeof awardTypes

// ---- distribution ----------------------------------------------------------------------------------

export const fenxiaoApplyStates = {
  1: { name: said('待审核', 'Under review'), next: [2, -1] },
  2: { name: said('已通过', 'Approved'), next: [] },
  [-1]: { name: said('已拒绝', 'Refused'), next: [1] },
} as const satisfies Record<number, State>
export type FenxiaoApplyStatus = 1 | 2 | -1

export const distributorStates = {
  1: { name: said('正常', 'Normal'), next: [-1] },
  [-1]: { name: said('已冻结', 'Frozen'), next: [1] },
} as const satisfies Record<number, State>
export type DistributorStatus = 1 | -1

/** Filter is_settlement of the order list. */
export const fenxiaoOrderTabs = {
  0: said('全部', 'All'),
  1: said('待结算', 'To be settled'),
  2: said('已结算', 'Settled'),
  3: said('已退款', 'Refunded'),
} as const
export type FenxiaoOrderTab = keyof typeof fenxiaoOrderTabs

export const fenxiaoWithdrawStates = {
  1: { name: said('待审核', 'Under review'), next: [2, -1] },
  2: { name: said('已打款', 'Paid out'), next: [] },
  [-1]: { name: said('已拒绝', 'Refused'), next: [] },
} as const satisfies Record<number, State>
export type FenxiaoWithdrawStatus = 1 | 2 | -1
export const fenxiaoEntryTypes = {
  order: said('订单结算', 'Order settled'),
  withdraw: said('提现', 'Withdrawal'),
} as const
