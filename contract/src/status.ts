/** Status numbers, their names and their allowed transitions: one truth for server, storefront and tests. */
import { said, type Words } from './words'

/** A state table: what a state is called and which states may follow. */
export interface State {
  readonly name: Words
  readonly next: readonly number[]
}

// ---- orders (orders-and-aftersales.md section 2) ------------------------------------------------

export const orderTypes = {
  1: said('普通订单', 'Delivery order'),
  2: said('自提订单', 'Pickup order'),
  3: said('外卖订单', 'Local delivery order'),
  4: said('虚拟订单', 'Virtual order'),
} as const
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

const created = said('待支付', 'To pay')
const completed = { name: said('已完成', 'Completed'), next: [] } as const
const closed = { name: said('已关闭', 'Closed'), next: [] } as const
const received = { name: said('已收货', 'Received'), next: [10, -1] } as const

/** order_type -> order_status -> state; a state that a type does not have is absent. */
export const orderStates = {
  1: {
    0: { name: created, next: [1, -1] },
    1: { name: said('待发货', 'To ship'), next: [3, -1] },
    3: { name: said('已发货', 'On its way'), next: [4, -1] },
    4: received,
    10: completed,
    [-1]: closed,
  },
  2: {
    0: { name: created, next: [2, -1] },
    2: { name: said('待提货', 'Ready for pickup'), next: [4, -1] },
    4: { name: said('已提货', 'Picked up'), next: [10, -1] },
    10: completed,
    [-1]: closed,
  },
  3: {
    0: { name: created, next: [1, -1] },
    1: { name: said('待发货', 'To ship'), next: [3, -1] },
    3: { name: said('已发货', 'On its way'), next: [4, -1] },
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
  orderPay: said('支付', 'Pay'),
  orderClose: said('关闭订单', 'Cancel order'),
  memberTakeDelivery: said('确认收货', 'Confirm receipt'),
  trace: said('查看物流', 'Track'),
  extendTakeDelivery: said('延长收货', 'Extend'),
  memberOrderEvaluation: said('评价', 'Review'),
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

export const evaluateStates = {
  0: said('待评价', 'To review'),
  1: said('已评价', 'Reviewed'),
  2: said('已追评', 'Review added'),
} as const
export const deliveryStates = {
  0: said('未发货', 'Not shipped'),
  1: said('已发货', 'On its way'),
  2: said('已收货', 'Received'),
} as const
export const deliveryTypes = {
  express: said('物流配送', 'Delivery'),
  store: said('门店自提', 'Store pickup'),
  local: said('外卖配送', 'Local delivery'),
} as const
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
  '': said('', ''),
  groupbuy: said('团购', 'Group buy'),
  bargain: said('砍价', 'Bargain'),
  seckill: said('秒杀', 'Flash sale'),
  pintuan: said('拼团', 'Team deal'),
  topic: said('专题', 'Topic'),
  bundling: said('组合套餐', 'Combo'),
  wholesale: said('批发', 'Wholesale'),
  presale: said('预售', 'Presale'),
} as const satisfies Record<(typeof orderPromotions)[number], Words>
export const orderFrom = {
  wechat: said('微信公众号', 'WeChat'),
  h5: said('H5', 'H5'),
  weapp: said('微信小程序', 'WeChat mini-program'),
} as const

// ---- refunds and complaints (sections 3 and 4) --------------------------------------------------

export const refundStates = {
  0: { name: said('', ''), next: [1] },
  1: { name: said('申请维权', 'Waiting for the shop'), next: [2, 4, -1, 0] },
  2: { name: said('待转账', 'Waiting for transfer'), next: [3] },
  4: { name: said('买家待退货', 'Waiting for your parcel'), next: [5, 0] },
  5: { name: said('卖家待收货', 'Parcel on its way'), next: [6, -1] },
  6: { name: said('卖家已收货', 'Parcel received'), next: [3] },
  3: { name: said('维权结束', 'Refunded'), next: [] },
  [-1]: { name: said('卖家拒绝', 'Refused by the shop'), next: [1, 0] },
} as const satisfies Record<number, State>
export type RefundStatus = 0 | 1 | 2 | 3 | 4 | 5 | 6 | -1

export const refundEvents = {
  orderRefundApply: said('申请维权', 'Ask for a refund'),
  orderRefundCancel: said('撤销维权', 'Withdraw request'),
  orderRefundAsk: said('修改申请', 'Change request'),
  orderRefundDelivery: said('填写发货物流', 'Enter return parcel'),
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
export const refundTypes = { 1: said('仅退款', 'Refund only'), 2: said('退货退款', 'Return and refund') } as const
export const refundReasons = {
  late: said('未按约定时间发货', 'Not sent in time'),
  unwanted: said('拍错/多拍/不喜欢', 'Ordered by mistake or no longer wanted'),
  agreed: said('协商一致退款', 'Agreed with the shop'),
  other: said('其他', 'Something else'),
} as const
/** The usual ones of a member who closes an unpaid order; own words are as good. */
export const closeReasons = {
  unwanted: said('不想要了', 'I no longer want it'),
  wrong: said('商品或规格选错了', 'Wrong goods or options'),
  address: said('收货信息填错了', 'Wrong address or phone'),
  coupon: said('忘记使用优惠券', 'I forgot to use a coupon'),
  cheaper: said('其他地方更便宜', 'Cheaper elsewhere'),
  payment: said('支付遇到问题', 'The payment did not work'),
} as const
export const refundPayTypes = {
  online_refund_pay: said('原路退款', 'Back the way it was paid'),
  offline_refund_pay: said('线下退款', 'Refunded offline'),
} as const

export const complainStates = {
  1: { name: said('申请维权', 'Complaint under review'), next: [2, -1, 0] },
  2: { name: said('维权结束', 'Complaint settled'), next: [] },
  [-1]: { name: said('平台拒绝', 'Refused by the platform'), next: [1, 0] },
  0: { name: said('已撤销', 'Withdrawn'), next: [1] },
} as const satisfies Record<number, State>
export type ComplainStatus = 0 | 1 | 2 | -1
export const complainEvents = {
  complainApply: said('申请维权', 'Ask the platform'),
  complainCancel: said('撤销维权', 'Withdraw complaint'),
} as const
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
  0: { name: said('待支付', 'To pay'), next: [1, 2, -1] },
  1: { name: said('支付中', 'Paying'), next: [0, 2, -1] },
  2: { name: said('已支付', 'Paid'), next: [] },
  [-1]: { name: said('已关闭', 'Closed'), next: [] },
} as const satisfies Record<number, State>
export type PayStatus = 0 | 1 | 2 | -1
/** What the cashier offers; `sandbox` only in development mode. */
export const payWays = ['wechatpay', 'alipay', 'offlinepay', 'BALANCE', 'sandbox'] as const
export type PayWay = (typeof payWays)[number]
export const payTypes = {
  ONLINE_PAY: said('在线支付', 'Online payment'),
  BALANCE: said('余额支付', 'Balance'),
  OFFLINE_PAY: said('线下支付', 'Bank transfer'),
  wechatpay: said('微信支付', 'WeChat Pay'),
  alipay: said('支付宝支付', 'Alipay'),
  offlinepay: said('线下支付', 'Bank transfer'),
  sandbox: said('沙箱支付', 'Sandbox'),
} as const
export type PayType = keyof typeof payTypes

/** Own coupons of both kinds (member.md section 6); a used one comes back when its order closes. */
export const couponStates = {
  1: { name: said('未使用', 'Not used yet'), next: [2, 3] },
  2: { name: said('已使用', 'Used'), next: [1, 3] },
  3: { name: said('已过期', 'Expired'), next: [] },
} as const satisfies Record<number, State>
export type CouponState = keyof typeof couponStates
/** Coupon types: 1 running, 2 ended, -1 closed (goods-and-cart.md section 3). */
export const couponTypeStates = {
  1: { name: said('进行中', 'Running'), next: [2, -1] },
  2: { name: said('已结束', 'Ended'), next: [] },
  [-1]: { name: said('已关闭', 'Closed'), next: [] },
} as const satisfies Record<number, State>
/** How a coupon was got. */
export const couponWays = {
  1: said('订单', 'Order'),
  2: said('直接领取', 'Claimed'),
  3: said('活动', 'Promotion'),
} as const

/** member.md section 4 */
export const withdrawStates = {
  0: { name: said('待审核', 'Under review'), next: [1, -1] },
  1: { name: said('待转账', 'Waiting for transfer'), next: [2, -1] },
  2: { name: said('已转账', 'Transferred'), next: [] },
  [-1]: { name: said('已拒绝', 'Refused'), next: [] },
} as const satisfies Record<number, State>
export type WithdrawStatus = 0 | 1 | 2 | -1
export const transferTypes = {
  bank: said('银行卡', 'Bank card'),
  alipay: said('支付宝', 'Alipay'),
  wechatpay: said('微信', 'WeChat'),
} as const
export type TransferType = keyof typeof transferTypes

/** Accounts of a member (member.md section 2). */
export const accountTypes = ['point', 'growth', 'balance', 'balance_money'] as const
export type AccountType = (typeof accountTypes)[number]
/** Causes of a ledger entry. */
export const accountCauses = {
  adjust: said('调整', 'Adjustment'),
  withdraw: said('提现', 'Withdrawal'),
  order: said('订单', 'Order'),
  upgrade: said('升级', 'Level up'),
  refund: said('退款', 'Refund'),
  memberrecharge: said('充值', 'Top-up'),
  signin: said('签到', 'Check-in'),
  register: said('注册', 'Registration'),
  memberconsume: said('消费奖励', 'Purchase reward'),
  fenxiao: said('分销', 'Distribution'),
  turntable: said('大转盘', 'Lucky wheel'),
  cards: said('刮刮卡', 'Scratch card'),
  egg: said('砸金蛋', 'Golden egg'),
  pointexchange: said('积分兑换', 'Points exchange'),
  presale: said('预售', 'Presale'),
} as const
export type AccountCause = keyof typeof accountCauses

// ---- the member itself --------------------------------------------------------------------------

/** Account cancellation (member.md section 8); no row = not requested, and cancelApply deletes the row. */
export const cancellationStates = {
  0: { name: said('待审核', 'Under review'), next: [1, -1] },
  1: { name: said('已通过', 'Approved'), next: [] },
  [-1]: { name: said('已拒绝', 'Refused'), next: [0] },
} as const satisfies Record<number, State>
export type CancellationStatus = 0 | 1 | -1
/** Real name (section 9). */
export const authStates = {
  0: { name: said('待审核', 'Under review'), next: [1, -1] },
  1: { name: said('已通过', 'Approved'), next: [] },
  [-1]: { name: said('未通过', 'Not approved'), next: [0] },
} as const satisfies Record<number, State>
/** Recharge orders (section 7). */
export const rechargeStates = {
  1: { name: said('待支付', 'To pay'), next: [2] },
  2: { name: said('已支付', 'Paid'), next: [] },
} as const satisfies Record<number, State>
/** Rooms of live (home-and-diy.md section 3). */
export const liveStates = {
  101: said('直播中', 'Live'),
  102: said('未开始', 'Not started'),
  103: said('已结束', 'Ended'),
  104: said('禁播', 'Banned'),
  105: said('暂停中', 'Paused'),
  106: said('异常', 'Out of order'),
  107: said('已过期', 'Expired'),
} as const

/** Is `to` allowed after `from`? */
export const mayFollow = (states: Readonly<Record<number, State>>, from: number, to: number) =>
  states[from]?.next.includes(to) ?? false
