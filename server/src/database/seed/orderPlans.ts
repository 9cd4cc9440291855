import type { OrderStatus, OrderType, refundReasons, RefundStep } from '@mall/contract/status'

/** What happens to a line after the sale; the last five are about a complaint to the platform. */
export type AfterSalesStep = RefundStep | 'complain' | 'withdraw' | 'support' | 'reject'

export interface RefundPlan {
  /** place of the line in the order */
  line: number
  type: 1 | 2
  /** days since the application */
  ago: number
  steps: AfterSalesStep[]
  reason: keyof typeof refundReasons
  remark: string
  /** pictures of evidence */
  pictures?: number
  /** what the seller, then the platform, says against it */
  answers?: string[]
}

/** One piece of this product, bought in an activity. */
export interface PlannedPromotion {
  type: 'pintuan' | 'bargain'
  activityId: number
  /** its row of the kind */
  ref: number
  /** a reason that locks the order now */
  locked?: 'group'
}

export interface OrderPlan {
  /** missing = member 1 */
  member?: number
  /** days since it was placed; 0 = just now */
  ago: number
  site: number
  type: OrderType
  status: OrderStatus
  /** pieces of the goods by their place in the shop's list */
  lines: Record<number, number>
  /** in place of `lines` */
  promotion?: PlannedPromotion
  /** coupon_id of member 1 that was used */
  coupon?: number
  /** a closed one: the state in which all its lines were refunded; missing = it was never paid */
  reached?: OrderStatus
  /** of virtual goods: days from the payment to the desk, line by line; null = the code is unused */
  used?: (number | null)[]
  refunds?: RefundPlan[]
}

type Lines = OrderPlan['lines']
type More = Partial<Omit<OrderPlan, 'ago' | 'site' | 'type' | 'status' | 'lines'>>

const of =
  (type: OrderType) =>
  (ago: number, site: number, status: OrderStatus, lines: Lines, more: More = {}): OrderPlan => ({
    ago,
    site,
    type,
    status,
    lines,
    ...more,
  })
const parcel = of(1)
const pickup = of(2)
const local = of(3)
const virtual = of(4)
/** shop 8 alone has virtual goods */
const cards = 8

/** A year of member 1: every order_type in every order_status that the type has (wire/demo-data section 2). */
const year: OrderPlan[] = [
  parcel(352, 3, 10, { 4: 1, 9: 2 }),
  parcel(318, 7, 10, { 0: 2, 5: 1, 12: 1 }),
  parcel(281, 11, 10, { 7: 1 }),
  parcel(244, 14, 10, { 2: 1, 16: 1 }),
  pickup(230, 3, 10, { 12: 1, 1: 2 }),
  parcel(203, 1, 10, { 3: 3 }),
  local(190, 7, 10, { 3: 2, 8: 1 }),
  parcel(171, 8, 10, { 6: 1 }),
  virtual(150, cards, 10, { 0: 1 }, { used: [2] }),
  parcel(139, 14, -1, { 8: 1 }),
  parcel(128, 7, 10, { 9: 2 }),
  parcel(96, 3, 10, { 14: 1 }),
  virtual(90, cards, -1, { 3: 1 }),
  local(83, 14, -1, { 10: 1 }),
  pickup(64, 7, -1, { 4: 1 }),
  parcel(61, 11, 10, { 3: 1, 10: 1 }),
  local(45, 11, 10, { 5: 1 }),
  parcel(37, 1, 10, { 8: 1, 11: 2 }),
  pickup(33, 7, 10, { 10: 2 }),
  parcel(22, 7, -1, { 3: 1 }),
  virtual(20, cards, 4, { 1: 2, 4: 1 }, { used: [3, null] }),
  parcel(9, 3, 4, { 20: 1, 6: 1 }),
  parcel(7, 14, 4, { 5: 1 }),
  local(6, 7, 4, { 11: 2 }),
  pickup(5, 3, 4, { 16: 1 }),
  parcel(4, 1, 3, { 15: 2, 4: 1 }),
  parcel(3, 11, 3, { 18: 1 }),
  parcel(3, 1, 3, {}, { promotion: { type: 'bargain', activityId: 7, ref: 2 } }),
  parcel(2, 7, 1, { 7: 1, 2: 2 }, { coupon: 3 }),
  parcel(1, 8, 1, { 12: 1 }),
  pickup(1, 7, 2, { 6: 1, 1: 1 }),
  local(0.06, 7, 3, { 13: 1, 5: 2 }),
  local(0.02, 14, 1, { 11: 1 }),
  local(0, 11, 0, { 9: 1 }),
  virtual(0, cards, 0, { 2: 1 }),
  pickup(0, 3, 0, { 19: 1 }),
  parcel(0, 3, 0, { 11: 1 }),
]

/** Members 1 and 2 in two groups (load/pintuans.ts): one is complete, one waits for a third. */
export const groupOrders = {
  complete: [2001, 2002],
  waiting: [2003, 2004],
} as const
const inGroup = (ago: number, site: number, activityId: number, ref: number, more: More = {}) => {
  const locked = activityId === 4 ? { locked: 'group' as const } : {}
  return parcel(ago, site, 1, {}, { promotion: { type: 'pintuan', activityId, ref, ...locked }, ...more })
}
const together: OrderPlan[] = [
  inGroup(3.2, 3, 1, groupOrders.complete[0], { member: 2 }),
  inGroup(3.1, 3, 1, groupOrders.complete[1]),
  inGroup(0.16, 7, 4, groupOrders.waiting[0]),
  inGroup(0.12, 7, 4, groupOrders.waiting[1], { member: 2 }),
]

/** Lines in every refund_status, complaints in every complain_status. */
const regretted: OrderPlan[] = [
  parcel(
    110,
    14,
    -1,
    { 12: 1 },
    {
      reached: 3,
      refunds: [
        {
          ...{ line: 0, type: 2, ago: 107, reason: 'unwanted', remark: '尺码偏小，吊牌未拆，想退回。', pictures: 2 },
          steps: ['apply', 'agree', 'sendBack', 'receive', 'transfer'],
        },
      ],
    },
  ),
  parcel(
    75,
    3,
    10,
    { 7: 1, 18: 1 },
    {
      refunds: [
        {
          ...{
            line: 1,
            type: 1,
            ago: 71,
            reason: 'other',
            remark: '收到时边角已经磕坏，客服一直没有回复。',
            pictures: 3,
          },
          steps: ['apply', 'refuse', 'complain', 'support'],
          answers: ['商品发出时完好，无法判断责任'],
        },
      ],
    },
  ),
  parcel(
    50,
    7,
    10,
    { 14: 1, 15: 1 },
    {
      refunds: [
        {
          ...{ line: 0, type: 1, ago: 47, reason: 'agreed', remark: '有两个压坏了，和客服说好退这一件。', pictures: 1 },
          steps: ['apply', 'agree', 'transfer'],
        },
      ],
    },
  ),
  parcel(
    12,
    11,
    3,
    { 20: 1, 6: 1 },
    {
      refunds: [
        {
          ...{ line: 0, type: 2, ago: 5, reason: 'unwanted', remark: '买错型号了。' },
          steps: ['apply', 'refuse', 'complain', 'reject'],
          answers: ['包装已拆且已激活，不支持退货', '激活后的数码产品不在七天无理由范围内'],
        },
      ],
    },
  ),
  parcel(
    10,
    3,
    3,
    { 24: 1, 1: 1 },
    {
      refunds: [
        {
          ...{ line: 0, type: 2, ago: 5, reason: 'unwanted', remark: '颜色与家里不搭，没有用过。' },
          steps: ['apply', 'agree', 'sendBack', 'receive'],
        },
      ],
    },
  ),
  parcel(
    9,
    1,
    4,
    { 6: 1, 13: 1 },
    {
      refunds: [
        {
          ...{ line: 1, type: 2, ago: 4, reason: 'other', remark: '用了一次就不通电了。', pictures: 2 },
          steps: ['apply', 'agree', 'sendBack'],
        },
      ],
    },
  ),
  parcel(
    8,
    14,
    3,
    { 3: 1, 9: 1 },
    {
      refunds: [
        {
          ...{ line: 0, type: 2, ago: 2, reason: 'unwanted', remark: '两件尺码拍重了，退一件。' },
          steps: ['apply', 'agree'],
        },
      ],
    },
  ),
  parcel(
    7,
    1,
    3,
    { 2: 1 },
    {
      refunds: [
        {
          ...{ line: 0, type: 1, ago: 3, reason: 'late', remark: '等了一周还没有到，不想要了。' },
          steps: ['apply', 'refuse', 'complain'],
          answers: ['包裹已在派送途中，请先签收'],
        },
      ],
    },
  ),
  parcel(
    6,
    11,
    4,
    { 12: 1 },
    {
      refunds: [
        {
          ...{ line: 0, type: 1, ago: 3, reason: 'agreed', remark: '想补个差价。' },
          steps: ['apply', 'refuse', 'complain', 'withdraw', 'cancel'],
          answers: ['价格已是活动价，不再补差'],
        },
      ],
    },
  ),
  parcel(
    4,
    7,
    1,
    { 16: 1, 4: 1 },
    {
      refunds: [
        {
          ...{ line: 1, type: 1, ago: 2, reason: 'unwanted', remark: '多拍了一件。' },
          steps: ['apply', 'agree'],
        },
      ],
    },
  ),
  parcel(
    3,
    14,
    1,
    { 7: 1, 1: 1 },
    {
      refunds: [
        {
          ...{ line: 0, type: 1, ago: 0.5, reason: 'late', remark: '约定昨天发货，到现在还没有动静。' },
          steps: ['apply'],
        },
      ],
    },
  ),
]

export type PlannedOrder = OrderPlan & {
  order_id: number
  /** minutes since it was placed */
  age: number
}

const firstId = 1001

/** No two in the same minute of the day, and the unpaid ones within the half hour they have. */
const ageOf = ({ ago }: OrderPlan, i: number) =>
  ago === 0
    ? 2 + (i % 5)
    : Math.round(ago * 1440) + ((Math.floor(ago) * 37) % 9) * 60 + (ago < 1 ? 0 : 5 + ((i * 13) % 50))

/** Their ids follow the time. */
export const plannedOrders: PlannedOrder[] = [...year, ...regretted, ...together]
  .map((plan, i) => ({ ...plan, age: ageOf(plan, i) }))
  .sort((a, b) => b.age - a.age)
  .map((plan, i) => ({ ...plan, order_id: firstId + i }))

/** The order on which a coupon of member 1 was used. */
export function orderWith(couponId: number): PlannedOrder {
  const found = plannedOrders.find(({ coupon }) => coupon === couponId)
  if (!found) throw new Error(`no order used coupon ${couponId}`)
  return found
}
