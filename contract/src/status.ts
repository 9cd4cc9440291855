/** Status numbers, their names and their allowed transitions: one truth for server, storefront and tests. */

/** A state table: what a state is called and which states may follow. */
export interface State {
  readonly name: string
  readonly next: readonly number[]
}

// ---- orders (orders-and-aftersales.md section 2) ------------------------------------------------

export const orderTypes = { 1: '普通订单', 2: '自提订单', 3: '外卖订单', 4: '虚拟订单' } as const
export type OrderType = keyof typeof orderTypes

export const orderStatus = {
  created: 0,
  paid: 1,
  waitPickup: 2,
  shipped: 3,
  received: 4,
  completed: 10,
  closed: -1,
} as const
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus]

const created = '待支付'
const completed = { name: '已完成', next: [] } as const
const closed = { name: '已关闭', next: [] } as const
const received = { name: '已收货', next: [10, -1] } as const

/** order_type -> order_status -> state; a state that a type does not have is absent. */
export const orderStates = {
  1: {
    0: { name: created, next: [1, -1] },
    1: { name: '待发货', next: [3, -1] },
    3: { name: '已发货', next: [4, -1] },
    4: received,
    10: completed,
    [-1]: closed,
  },
  2: {
    0: { name: created, next: [2, -1] },
    2: { name: '待提货', next: [4, -1] },
    4: { name: '已提货', next: [10, -1] },
    10: completed,
    [-1]: closed,
  },
  3: {
    0: { name: created, next: [1, -1] },
    1: { name: '待发货', next: [3, -1] },
    3: { name: '已发货', next: [4, -1] },
    4: received,
    10: completed,
    [-1]: closed,
  },
  4: { 0: { name: created, next: [4, -1] }, 4: received, 10: completed, [-1]: closed },
} as const satisfies Record<OrderType, Partial<Record<OrderStatus, State>>>

/** What moves an order along: step -> order_type -> edges [from, to]. Together they are the edges of orderStates. */
export const orderSteps = {
  pay: { 1: [[0, 1]], 2: [[0, 2]], 3: [[0, 1]], 4: [[0, 4]] },
  close: { 1: [[0, -1]], 2: [[0, -1]], 3: [[0, -1]], 4: [[0, -1]] },
  /** by parcel */
  ship: { 1: [[1, 3]] },
  /** by a deliverer of the shop */
  deliver: { 3: [[1, 3]] },
  /** a verifier reads the pickup code */
  pickUp: { 2: [[2, 4]] },
  receive: { 1: [[3, 4]], 3: [[3, 4]] },
  complete: { 1: [[4, 10]], 2: [[4, 10]], 3: [[4, 10]], 4: [[4, 10]] },
  /** all lines are refunded */
  refund: {
    1: [
      [1, -1],
      [3, -1],
      [4, -1],
    ],
    2: [
      [2, -1],
      [4, -1],
    ],
    3: [
      [1, -1],
      [3, -1],
      [4, -1],
    ],
    4: [[4, -1]],
  },
} as const satisfies Record<string, Partial<Record<OrderType, readonly (readonly [OrderStatus, OrderStatus])[]>>>
export type OrderStep = keyof typeof orderSteps

/** Where a step leads from that state; undefined = it does not exist there. */
export function afterStep(step: OrderStep, type: number, from: number): OrderStatus | undefined {
  const edges: Partial<Record<number, readonly (readonly [OrderStatus, OrderStatus])[]>> = orderSteps[step]
  return edges[type]?.find(([start]) => start === from)?.[1]
}

export const orderActions = {
  orderPay: '支付',
  orderClose: '关闭订单',
  memberTakeDelivery: '确认收货',
  trace: '查看物流',
  extendTakeDelivery: '延长收货',
  memberOrderEvaluation: '评价',
} as const
export type OrderAction = keyof typeof orderActions

/** Actions the server offers; all other states offer none. */
export const actionsOf = {
  1: { 0: ['orderClose', 'orderPay'], 3: ['memberTakeDelivery', 'trace', 'extendTakeDelivery'] },
  2: { 0: ['orderClose', 'orderPay'] },
  3: { 0: ['orderClose', 'orderPay'], 3: ['extendTakeDelivery', 'memberTakeDelivery'] },
  4: { 0: ['orderClose', 'orderPay'] },
} as const satisfies Record<OrderType, Partial<Record<OrderStatus, readonly OrderAction[]>>>

/** Words of the order_status filter; waitrate also asks for is_evaluate 1. */
export const orderTabs = { all: null, waitpay: [0], waitsend: [1], waitconfirm: [3], waitrate: [4, 10] } as const
export type OrderTab = keyof typeof orderTabs

export const evaluateStates = { 0: '待评价', 1: '已评价', 2: '已追评' } as const
export const deliveryStates = { 0: '未发货', 1: '已发货', 2: '已收货' } as const
export const deliveryTypes = { express: '物流配送', store: '门店自提', local: '外卖配送' } as const
export type DeliveryType = keyof typeof deliveryTypes
/** Kinds of promotion an order can come from; empty = none. */
export const orderPromotions = [
  '',
  'groupbuy',
  'bargain',
  'seckill',
  'pintuan',
  'topic',
  'bundling',
  'wholesale',
  'presale',
] as const
/** promotion_type_name of the order row. */
export const orderPromotionNames = {
  '': '',
  groupbuy: '团购',
  bargain: '砍价',
  seckill: '秒杀',
  pintuan: '拼团',
  topic: '专题',
  bundling: '组合套餐',
  wholesale: '批发',
  presale: '预售',
} as const satisfies Record<(typeof orderPromotions)[number], string>
export const orderFrom = { wechat: '微信公众号', h5: 'H5', weapp: '微信小程序' } as const

// ---- refunds and complaints (sections 3 and 4) --------------------------------------------------

export const refundStates = {
  0: { name: '', next: [1] },
  1: { name: '申请维权', next: [2, 4, -1, 0] },
  2: { name: '待转账', next: [3] },
  4: { name: '买家待退货', next: [5, 0] },
  5: { name: '卖家待收货', next: [6, -1] },
  6: { name: '卖家已收货', next: [3] },
  3: { name: '维权结束', next: [] },
  [-1]: { name: '卖家拒绝', next: [1, 0] },
} as const satisfies Record<number, State>
export type RefundStatus = 0 | 1 | 2 | 3 | 4 | 5 | 6 | -1

export const refundEvents = {
  orderRefundApply: '申请维权',
  orderRefundCancel: '撤销维权',
  orderRefundAsk: '修改申请',
  orderRefundDelivery: '填写发货物流',
} as const
export type RefundEvent = keyof typeof refundEvents
/** State 0 offers its event only while the order is paid and is_enable_refund is 1. */
export const refundEventsOf = {
  0: ['orderRefundApply'],
  1: ['orderRefundCancel'],
  2: [],
  3: [],
  4: ['orderRefundDelivery', 'orderRefundCancel'],
  5: [],
  6: [],
  [-1]: ['orderRefundCancel', 'orderRefundAsk'],
} as const satisfies Record<RefundStatus, readonly RefundEvent[]>
/** What moves a refund along: step -> [from, to]. An agreed application waits for the transfer (type 1) or the parcel (type 2). */
export const refundSteps = {
  apply: [
    [0, 1],
    [-1, 1],
  ],
  cancel: [
    [1, 0],
    [4, 0],
    [-1, 0],
  ],
  agree: [
    [1, 2],
    [1, 4],
  ],
  refuse: [
    [1, -1],
    [5, -1],
  ],
  sendBack: [[4, 5]],
  receive: [[5, 6]],
  transfer: [
    [2, 3],
    [6, 3],
  ],
} as const satisfies Record<string, readonly (readonly [RefundStatus, RefundStatus])[]>
export type RefundStep = keyof typeof refundSteps

/** Where a step leads from that state; undefined = it does not exist there. */
export function afterRefundStep(step: RefundStep, from: number, type: 1 | 2): RefundStatus | undefined {
  const edges: readonly (readonly [RefundStatus, RefundStatus])[] = refundSteps[step]
  const leads = edges.filter(([start]) => start === from)
  return (leads[type - 1] ?? leads[0])?.[1]
}

/** The lines counted under "refunding". */
export const refundRunning = [-1, 1, 2, 4, 5, 6] as const
/** Refund states that lock the order are all but these. */
export const refundUnlocked = [0, 3] as const
export const refundTypes = { 1: '仅退款', 2: '退货退款' } as const
export const refundReasons = ['未按约定时间发货', '拍错/多拍/不喜欢', '协商一致退款', '其他'] as const
export const refundPayTypes = { online_refund_pay: '原路退款', offline_refund_pay: '线下退款' } as const

export const complainStates = {
  1: { name: '申请维权', next: [2, -1, 0] },
  2: { name: '维权结束', next: [] },
  [-1]: { name: '平台拒绝', next: [1, 0] },
  0: { name: '已撤销', next: [1] },
} as const satisfies Record<number, State>
export type ComplainStatus = 0 | 1 | 2 | -1
export const complainEvents = { complainApply: '申请维权', complainCancel: '撤销维权' } as const
export type ComplainEvent = keyof typeof complainEvents
/** What moves a complaint along: step -> from -> to; none = before the first complaint. */
export const complainSteps = {
  apply: { none: 1, 0: 1, [-1]: 1 },
  cancel: { 1: 0, [-1]: 0 },
  agree: { 1: 2 },
  refuse: { 1: -1 },
} as const satisfies Record<string, Partial<Record<ComplainStatus | 'none', ComplainStatus>>>
export type ComplainStep = keyof typeof complainSteps
export const afterComplainStep = (step: ComplainStep, from: number | 'none'): ComplainStatus | undefined =>
  (complainSteps[step] as Partial<Record<number | 'none', ComplainStatus>>)[from]
/** Before the first complaint only complainApply is offered. */
export const complainEventsOf = {
  1: ['complainCancel'],
  2: [],
  [-1]: ['complainCancel', 'complainApply'],
  0: ['complainApply'],
} as const satisfies Record<ComplainStatus, readonly ComplainEvent[]>

// ---- money --------------------------------------------------------------------------------------

/** checkout-and-pay.md section 4 */
export const payStates = {
  0: { name: '待支付', next: [1, 2, -1] },
  1: { name: '支付中', next: [0, 2, -1] },
  2: { name: '已支付', next: [] },
  [-1]: { name: '已关闭', next: [] },
} as const satisfies Record<number, State>
export type PayStatus = 0 | 1 | 2 | -1
/** What the cashier offers; `sandbox` only in development mode. */
export const payWays = ['wechatpay', 'alipay', 'offlinepay', 'BALANCE', 'sandbox'] as const
export type PayWay = (typeof payWays)[number]
export const payTypes = {
  ONLINE_PAY: '在线支付',
  BALANCE: '余额支付',
  OFFLINE_PAY: '线下支付',
  wechatpay: '微信支付',
  alipay: '支付宝支付',
  offlinepay: '线下支付',
  sandbox: '沙箱支付',
} as const
export type PayType = keyof typeof payTypes

/** Own coupons of both kinds (member.md section 6); a used one comes back when its order closes. */
export const couponStates = {
  1: { name: '未使用', next: [2, 3] },
  2: { name: '已使用', next: [1, 3] },
  3: { name: '已过期', next: [] },
} as const satisfies Record<number, State>
export type CouponState = keyof typeof couponStates
/** Coupon types: 1 running, 2 ended, -1 closed (goods-and-cart.md section 3). */
export const couponTypeStates = {
  1: { name: '进行中', next: [2, -1] },
  2: { name: '已结束', next: [] },
  [-1]: { name: '已关闭', next: [] },
} as const satisfies Record<number, State>
/** How a coupon was got. */
export const couponWays = { 1: '订单', 2: '直接领取', 3: '活动' } as const

/** member.md section 4 */
export const withdrawStates = {
  0: { name: '待审核', next: [1, -1] },
  1: { name: '待转账', next: [2, -1] },
  2: { name: '已转账', next: [] },
  [-1]: { name: '已拒绝', next: [] },
} as const satisfies Record<number, State>
export type WithdrawStatus = 0 | 1 | 2 | -1
export const transferTypes = { bank: '银行卡', alipay: '支付宝', wechatpay: '微信' } as const
export type TransferType = keyof typeof transferTypes

/** Accounts of a member (member.md section 2). */
export const accountTypes = ['point', 'growth', 'balance', 'balance_money'] as const
export type AccountType = (typeof accountTypes)[number]
/** Causes of a ledger entry. */
export const accountCauses = {
  adjust: '调整',
  withdraw: '提现',
  order: '订单',
  upgrade: '升级',
  refund: '退款',
  memberrecharge: '充值',
  signin: '签到',
  register: '注册',
  memberconsume: '消费奖励',
  fenxiao: '分销',
  turntable: '大转盘',
  cards: '刮刮卡',
  egg: '砸金蛋',
  pointexchange: '积分兑换',
  presale: '预售',
} as const
export type AccountCause = keyof typeof accountCauses

// ---- the member itself --------------------------------------------------------------------------

/** Account cancellation (member.md section 8); no row = not requested, and cancelApply deletes the row. */
export const cancellationStates = {
  0: { name: '待审核', next: [1, -1] },
  1: { name: '已通过', next: [] },
  [-1]: { name: '已拒绝', next: [0] },
} as const satisfies Record<number, State>
export type CancellationStatus = 0 | 1 | -1
/** Real name (section 9). */
export const authStates = {
  0: { name: '待审核', next: [1, -1] },
  1: { name: '已通过', next: [] },
  [-1]: { name: '未通过', next: [0] },
} as const satisfies Record<number, State>
/** Recharge orders (section 7). */
export const rechargeStates = {
  1: { name: '待支付', next: [2] },
  2: { name: '已支付', next: [] },
} as const satisfies Record<number, State>
/** Rooms of live (home-and-diy.md section 3). */
export const liveStates = {
  101: '直播中',
  102: '未开始',
  103: '已结束',
  104: '禁播',
  105: '暂停中',
  106: '异常',
  107: '已过期',
} as const

/** Is `to` allowed after `from`? */
export const mayFollow = (states: Readonly<Record<number, State>>, from: number, to: number) =>
  states[from]?.next.includes(to) ?? false
