/** State tables of the promotions and of distribution (promotions.md, fenxiao.md). Names the wire does not fix are ours. */
import type { State } from './status'

// ---- activities: the state follows from the times, or the operator closes ---------------------------

export const groupbuyStates = {
  1: { name: '未开始', next: [2, 3] },
  2: { name: '进行中', next: [3] },
  3: { name: '已结束', next: [] },
} as const satisfies Record<number, State>
export type GroupbuyStatus = keyof typeof groupbuyStates
/** Topics have the same three. */
export const topicStates = groupbuyStates
export type TopicStatus = GroupbuyStatus

/** Seckill, presale, discount and manjian. */
export const activityStates = {
  0: { name: '未开始', next: [1, 2, -1] },
  1: { name: '进行中', next: [2, -1] },
  2: { name: '已结束', next: [] },
  [-1]: { name: '已关闭', next: [] },
} as const satisfies Record<number, State>
export type ActivityStatus = 0 | 1 | 2 | -1

/** Bargains and games. */
export const bargainStates = {
  0: { name: '未开始', next: [1, 2, 3] },
  1: { name: '进行中', next: [2, 3] },
  2: { name: '已结束', next: [] },
  3: { name: '已关闭', next: [] },
} as const satisfies Record<number, State>
export type BargainStatus = keyof typeof bargainStates
export const gameStates = bargainStates
export type GameStatus = BargainStatus

export const pintuanStates = {
  0: { name: '正常', next: [1, 2, 3, 4] },
  1: { name: '进行中', next: [2, 3] },
  2: { name: '已结束', next: [4] },
  3: { name: '失效', next: [4] },
  4: { name: '删除', next: [] },
} as const satisfies Record<number, State>
export type PintuanStatus = keyof typeof pintuanStates

/** Combos, wholesale goods and exchange goods. */
export const shelfStates = { 0: { name: '下架', next: [1] }, 1: { name: '上架', next: [0] } } as const

/** What a goods row names, in this order, with its label. */
export const promotionTags = {
  seckill: '秒杀',
  pintuan: '拼团',
  groupbuy: '团购',
  bargain: '砍价',
  presale: '预售',
  discount: '限时折扣',
  manjian: '满减',
  wholesale: '批发',
  topic: '专题',
  bundling: '组合套餐',
} as const
export type PromotionTagType = keyof typeof promotionTags

// ---- what members start ----------------------------------------------------------------------------

/** Of a group and of each pintuan order in it; the payment for the last place leads from 0 to 3. */
export const pintuanGroupStates = {
  0: { name: '未支付', next: [1, 2, 3] },
  1: { name: '拼团失败', next: [] },
  2: { name: '组团中', next: [1, 3] },
  3: { name: '拼团成功', next: [] },
} as const satisfies Record<number, State>
export type PintuanGroupStatus = keyof typeof pintuanGroupStates
/** promotion_status_name of the order row. */
export const pintuanOrderNames = { 0: '', 1: '拼团失败', 2: '拼团中', 3: '拼团成功' } as const

export const launchStates = {
  0: { name: '砍价中', next: [1, 2] },
  1: { name: '砍价成功', next: [] },
  2: { name: '砍价失败', next: [] },
} as const satisfies Record<number, State>
export type LaunchStatus = keyof typeof launchStates

/** In 2 the row shows status and name of the real order; a deposit that leaves no rest leads from 0 to 2. */
export const presaleOrderStates = {
  0: { name: '待付款', next: [1, 2, -1] },
  1: { name: '待付尾款', next: [2, -1] },
  2: { name: '已完成', next: [] },
  [-1]: { name: '已关闭', next: [] },
} as const satisfies Record<number, State>
export type PresaleOrderStatus = 0 | 1 | 2 | -1
export const presaleActions = {
  orderClose: '关闭订单',
  orderPayDeposit: '支付定金',
  refundDeposit: '退定金',
  orderPayFinal: '支付尾款',
  deleteOrder: '删除订单',
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
  0: { name: '', next: [1, 2] },
  1: { name: '申请退款', next: [0, 2, -1] },
  2: { name: '退款成功', next: [] },
  [-1]: { name: '退款拒绝', next: [1, 2] },
} as const satisfies Record<number, State>
export type PresaleRefundStatus = 0 | 1 | 2 | -1

export const exchangeOrderStates = {
  0: { name: '待支付', next: [1, -1] },
  1: { name: '已完成', next: [] },
  [-1]: { name: '已关闭', next: [] },
} as const satisfies Record<number, State>
export type ExchangeOrderStatus = 0 | 1 | -1
/** `type` of exchange goods. */
export const exchangeTypes = { 1: '礼品', 2: '优惠券', 3: '红包' } as const
export type ExchangeType = keyof typeof exchangeTypes

/** award_type of a draw; 0 stands for no win. */
export const awardTypes = { 1: '积分', 2: '余额', 3: '优惠券', 4: '礼品' } as const
export type AwardType = keyof typeof awardTypes

// ---- distribution ----------------------------------------------------------------------------------

export const fenxiaoApplyStates = {
  1: { name: '待审核', next: [2, -1] },
  2: { name: '已通过', next: [] },
  [-1]: { name: '已拒绝', next: [1] },
} as const satisfies Record<number, State>
export type FenxiaoApplyStatus = 1 | 2 | -1

export const distributorStates = {
  1: { name: '正常', next: [-1] },
  [-1]: { name: '已冻结', next: [1] },
} as const satisfies Record<number, State>
export type DistributorStatus = 1 | -1

/** Filter is_settlement of the order list. */
export const fenxiaoOrderTabs = { 0: '全部', 1: '待结算', 2: '已结算', 3: '已退款' } as const
export type FenxiaoOrderTab = keyof typeof fenxiaoOrderTabs

export const fenxiaoWithdrawStates = {
  1: { name: '待审核', next: [2, -1] },
  2: { name: '已打款', next: [] },
  [-1]: { name: '已拒绝', next: [] },
} as const satisfies Record<number, State>
export type FenxiaoWithdrawStatus = 1 | 2 | -1
export const fenxiaoEntryTypes = { order: '订单结算', withdraw: '提现' } as const
