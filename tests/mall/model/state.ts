import type { Reckoned, ReckonedLine } from './reference'
import { couponTypes, goods } from '../world/setUp'

/** What the mall should be, as far as the actions so far decide it. Ids are the mall's and come later. */
export interface Member {
  n: number
  name: string
  mobile: string
  id: number
  token: string
  /** model time of the token */
  tokenAt: number
  coupons: Coupon[]
}

export interface Coupon {
  type: (typeof couponTypes)[number]
  id: number
  order?: Order
}

export interface Line extends ReckonedLine {
  sent: boolean
}

export interface Order {
  n: number
  member: Member
  site: number
  id: number
  checkout: number
  amounts: Reckoned
  lines: Line[]
  /** order_status of the wire */
  status: number
  coupon: Coupon | undefined
  bill: Bill
  /** model time at which its timer moves it; 0 = none */
  dueAt: number
  extended: boolean
  hidden: boolean
  /** closed by its timer */
  expired: boolean
}

export interface Bill {
  n: number
  number: string
  member: Member
  orders: Order[]
  money: number
  /** pay_status of the wire */
  status: number
  /** the buyer went to the gateway: it may tell of money any time from now */
  started: boolean
  /** the gateway said paid */
  told: boolean
  refunded: number
}

export class Model {
  /** seconds the clock was moved; the minutes that pass by themselves are not counted */
  now = 0
  readonly members: Member[] = []
  readonly orders: Order[] = []
  readonly bills: Bill[] = []
  readonly stock = new Map<number, number>(goods.map(({ sku, stock }) => [sku, stock]))
  readonly couponsLeft = new Map<number, number>(couponTypes.map(({ type, count }) => [type, count]))
  checkouts = 0

  addStock(sku: number, pieces: number) {
    this.stock.set(sku, (this.stock.get(sku) ?? 0) + pieces)
  }

  newBill(member: Member, orders: Order[]): Bill {
    const money = orders.reduce((sum, { amounts }) => sum + amounts.total, 0)
    const bill: Bill = {
      ...{ n: this.bills.length, number: '', member, orders, money },
      ...{ status: 0, started: false, told: false, refunded: 0 },
    }
    this.bills.push(bill)
    for (const order of orders) order.bill = bill
    return bill
  }

  /** 0 -> -1: what it held goes back, its bill ends, the others on the bill get a new one. */
  close(order: Order) {
    this.expire(order)
    order.expired = false
    const others = order.bill.orders.filter((one) => one.status === 0)
    if (others.length > 0) this.newBill(order.member, others)
  }

  /** By the timer: those on its bill close at the same time, in any order, so which bill it is on last is open. */
  expire(order: Order) {
    order.status = -1
    order.dueAt = 0
    order.expired = true
    for (const { sku, num } of order.lines) this.addStock(sku, num)
    if (order.coupon) delete order.coupon.order
    order.bill.status = -1
  }

  pay(bill: Bill) {
    bill.status = 2
    for (const order of bill.orders) {
      order.status = 1
      order.dueAt = 0
    }
  }
}

export const minute = 60
export const day = 86_400
