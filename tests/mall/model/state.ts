import { isOver, type Activity, type Slot } from './activity'
import { day } from './clock'
import { owed, type Calculated, type CalculatedLine, type Rule } from './reference'
import { Distribution, type Standing } from './distribution'
import type { Group } from './group'
import type { Launch } from './launch'
import type { Treat, Withdrawal } from './owned'
import type { Part } from './part'
import type { Presale } from './presale'
import { couponTypes, gift, goods, platformTypes, virtualGoods, wholesaleGoods } from '../world/setUp'
import { exchanges, game } from '../world/setUpTreats'

/** What the mall should be, as far as the actions so far decide it. Ids are the mall's and come later. */
export interface Member {
  n: number
  name: string
  mobile: string
  id: number
  token: string
  coupons: Coupon[]
  platformCoupons: PlatformCoupon[]
  wallet: Wallet
  /** percent of the price that the level pays */
  percent: number
  growth: number
  /** on the level that its growth reaches, which gave its gifts; who was put on another one stays there */
  level: 'first' | 'reached' | 'put'
  /** the last day, and how many in a row */
  checkedIn: { day: number; series: number }
  standing: Standing
  /** what was done with its messages, by their keys: 1 read, 2 deleted; all others are unread */
  inbox: Map<string, number>
  /** by site */
  rooms: Map<number, Room>
}

export interface Room {
  /** message n at n - 1 */
  said: { side: 'member' | 'servicer'; words: string }[]
  /** up to this message by the member */
  read: number
}

export interface Purse {
  balance: number
  balanceMoney: number
}

export interface Wallet {
  point: number
  balance: number
  balanceMoney: number
}

export interface PlatformCoupon {
  type: (typeof platformTypes)[number]
  id: number
  /** the checkout it is used on; -1 = none */
  checkout: number
}

export interface Coupon {
  type: (typeof couponTypes)[number]
  id: number
  order?: Order
}

export interface Line extends CalculatedLine {
  sent: boolean
  /** refund_status of the wire */
  refund: number
  refundType: number
  /** model time of the refund's timer; 0 = none */
  refundDue: number
  /** cents of the goods that were given back */
  back: number
  /** complain_status of the wire; undefined = never */
  complaint: number | undefined
  /** is_audit of what the buyer said; undefined = nothing */
  said: number | undefined
  saidAgain: boolean
  /** days that its code holds, 0 = for ever; undefined = goods one can touch */
  codeDays: number | undefined
  /** model time at which the code ends; 0 = never */
  codeEnds: number
  /** model time at which the code was used */
  codeUsed: number | undefined
}

export interface Order {
  n: number
  member: Member
  site: number
  id: number
  checkout: number
  /** order_type of the wire */
  type: 1 | 2 | 3 | 4
  /** it was made in */
  activity: Activity | undefined
  part: Part | undefined
  amounts: Calculated
  gift: { sku: number; num: number; sent: boolean } | undefined
  /** evaluate_status of the wire */
  evaluated: number
  lines: Line[]
  /** order_status of the wire */
  status: number
  /** model time; undefined = never */
  paidAt: number | undefined
  coupon: Coupon | undefined
  platformCoupon: PlatformCoupon | undefined
  bill: Bill
  /** what went back by refunds, in all and out of each part */
  back: { total: number; wallet: number; pay: number; toMoney: number; billToMoney: number; point: number }
  /** parts of the wallets when its bill was paid by BALANCE */
  billFrom: Purse | undefined
  /** bills that paid it, the one that goes back first in front; undefined = its own alone */
  bills: Bill[] | undefined
  /** model time at which its timer moves it; 0 = none */
  dueAt: number
  extended: boolean
  hidden: boolean
  /** closed by its timer */
  expired: boolean
  /** as the member said when closing it */
  closeReason: string
  /** what its member is sent messages of, one each */
  told: string[]
}

export interface Bill {
  n: number
  number: string
  member: Member
  orders: Order[]
  money: number
  /** pay_status of the wire */
  status: number
  /** where the buyer began to pay it last */
  channel: 'sandbox' | 'wechatpay'
  /** the buyer went to the gateway: it may tell of money any time from now */
  started: boolean
  /** the gateway said paid */
  told: boolean
  refunded: number
  byWallet: boolean
  /** it pays the deposit or the rest of */
  presale: Presale | undefined
}

export class Model {
  /** seconds the clock was moved; the minutes that pass by themselves are not counted */
  now = 0
  readonly members: Member[] = []
  readonly orders: Order[] = []
  readonly bills: Bill[] = []
  readonly activities: Activity[] = []
  readonly slots: Slot[] = []
  readonly groups: Group[] = []
  readonly launches: Launch[] = []
  readonly presales: Presale[] = []
  readonly withdrawals: Withdrawal[] = []
  readonly treats: Treat[] = []
  readonly distribution = new Distribution()
  readonly exchangesLeft = new Map<number, number>(exchanges.map(({ id, stock }) => [id, stock]))
  prizesLeft: number = game.stock
  readonly stock = new Map<number, number>(
    [...goods, ...virtualGoods, ...wholesaleGoods, gift].map(({ sku, stock }) => [sku, stock]),
  )
  /** members who hand goods over, by shop */
  readonly verifiers = new Map<number, Member[]>()
  readonly platformCouponsLeft = new Map<number, number>(platformTypes.map(({ type, count }) => [type, count]))
  readonly couponsLeft = new Map<number, number>(couponTypes.map(({ type, count }) => [type, count]))
  checkouts = 0

  addStock(sku: number, pieces: number) {
    this.stock.set(sku, (this.stock.get(sku) ?? 0) + pieces)
  }

  /** Pieces of an order are back: on the shelf, and in what its activity has left unless that is over. */
  comeBack(order: Order, { sku, num }: { sku: number; num: number }) {
    const { activity, part } = order
    this.addStock(sku, num)
    part?.back(this, order)
    if (activity?.left !== undefined && !isOver(activity, this.now)) activity.left += num
  }

  newBill(member: Member, orders: Order[]): Bill {
    const bill = this.billOf(
      member,
      orders.reduce((sum, { amounts }) => sum + owed(amounts), 0),
    )
    bill.orders.push(...orders)
    for (const order of orders) order.bill = bill
    return bill
  }

  billOf(member: Member, money: number, presale?: Presale): Bill {
    const bill: Bill = {
      ...{ n: this.bills.length, number: '', member, orders: [], money, presale },
      ...{ status: 0, channel: 'sandbox', started: false, told: false, refunded: 0, byWallet: false },
    }
    this.bills.push(bill)
    return bill
  }

  /** 0 -> -1: what it held goes back, its bill ends, the others on the bill get a new one. */
  close(order: Order, isOwn = false) {
    this.expire(order, isOwn)
    order.expired = false
    const others = order.bill.orders.filter((one) => one.status === 0)
    if (others.length > 0) this.newBill(order.member, others)
  }

  /** By the timer: those on its bill close at the same time, in any order, so which bill it is on last is open. */
  expire(order: Order, isOwn = false) {
    if (!isOwn) order.told.push('close')
    order.status = -1
    order.dueAt = 0
    order.expired = true
    for (const pieces of piecesOf(order)) this.comeBack(order, pieces)
    const { wallet } = order.member
    wallet.point += order.amounts.points
    wallet.balance += order.amounts.fromBalance
    wallet.balanceMoney += order.amounts.fromBalanceMoney
    this.couponsBack(order)
    order.bill.status = -1
  }

  /** The platform's coupon comes back with the last order of its checkout. */
  couponsBack(order: Order) {
    if (order.coupon) delete order.coupon.order
    const { platformCoupon, checkout } = order
    if (platformCoupon && this.orders.every((one) => one.checkout !== checkout || one.status === -1))
      platformCoupon.checkout = -1
  }

  /** A bill in the place of another one; what costs nothing is paid at once. */
  renew(bill: Bill) {
    bill.status = -1
    const left = bill.orders.filter((one) => one.status === 0)
    const free = left.filter(({ amounts }) => owed(amounts) === 0)
    const owing = left.filter((one) => !free.includes(one))
    if (owing.length > 0) this.newBill(bill.member, owing)
    if (free.length > 0) this.pay(this.newBill(bill.member, free))
  }

  pay(bill: Bill) {
    bill.status = 2
    bill.presale?.paid(this, bill)
    for (const order of bill.orders) this.paid(order)
  }

  paid(order: Order) {
    order.status = paidStatus[order.type]
    order.paidAt = this.now
    for (const line of order.lines) if (line.codeDays) line.codeEnds = this.now + line.codeDays * day
    order.dueAt = order.type === 4 ? completesAt(order) : 0
    this.distribution.paid(this, order)
    order.part?.paid(this, order)
  }
}

const paidStatus = { 1: 1, 2: 2, 3: 1, 4: 4 } as const

/** Goods of an order with what was given. */
export const piecesOf = ({ lines, gift: given }: Order) => (given ? [...lines, given] : lines)

/** Virtual goods wait for the last code to be used or to end; one that never ends holds them for a year. */
export function completesAt({ lines, paidAt = 0 }: Order): number {
  const ends = lines
    .filter(({ refund }) => refund !== 3)
    .map(({ codeUsed, codeEnds }) => {
      const end = codeUsed ?? codeEnds
      return end === 0 && codeUsed === undefined ? paidAt + 365 * day : end + completionAfter
    })
  return Math.max(0, ...ends)
}

/** What spend-and-save gives for the lines that are not refunded: the highest rule they reach. */
export function earned({ amounts, lines }: Order): Rule | undefined {
  const left = lines.filter(({ refund }) => refund !== 3).reduce((sum, { goods: money }) => sum + money, 0)
  return amounts.rules.filter(({ threshold }) => threshold <= left).sort((a, b) => b.threshold - a.threshold)[0]
}

/** Its bill is put together with no other. */
export const standsAlone = ({ activity }: Order) => activity?.kind === 'pintuan'

const isHeld = (order: Order) => order.part?.locks(order) ?? false

/** The buyer may ask for money back, or complain. */
export const isRefundable = (order: Order) => [1, 2, 3, 4].includes(order.status) && !isHeld(order)

export const isLocked = (order: Order) =>
  isHeld(order) || order.lines.some(({ refund }) => refund !== 0 && refund !== 3)

export const completionAfter = 7 * day
