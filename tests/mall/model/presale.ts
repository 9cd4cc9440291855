import { isOver, type Activity, type Deposit } from './activity'
import { closesAfter, day } from './clock'
import { freshOrder } from './freshOrder'
import type { Calculated } from './reference'
import type { Bill, Member, Model, Order, Purse } from './state'

const none: Purse = { balance: 0, balanceMoney: 0 }
const sumOf = ({ balance, balanceMoney }: Purse) => balance + balanceMoney

/** What was ordered, and what it costs in two payments. */
export interface Fixed {
  type: 1 | 2
  amounts: Calculated
  deposit: number
  final: number
}

/** The deposit counts for more than itself; the rest is not below 0: what would be is taken off the deduction. */
export function fixed(type: 1 | 2, amounts: Calculated, { money, worth }: Deposit): Fixed {
  const [line] = amounts.lines
  if (!line) throw new Error('a presale of nothing')
  const deposit = money * line.num
  const gross = amounts.goods + amounts.delivery
  const promotion = Math.min(worth > 0 ? (worth - money) * line.num : 0, gross - deposit)
  const off = Math.min(promotion, amounts.goods)
  const own = { ...line, promotion: off, real: amounts.goods - off }
  const total = gross - promotion
  return { type, amounts: { ...amounts, promotion, total, lines: [own] }, deposit, final: total - deposit }
}

/** A deposit now and the rest later (wire/promotions section 5). */
export class Presale {
  id = 0
  /** of the wire; 2 = there is an order */
  status: -1 | 0 | 1 | 2 = 0
  refund: -1 | 0 | 1 | 2 = 0
  /** model times; 0 = none */
  endsAt: number
  finalEnds = 0
  refundDue = 0
  order: Order | undefined
  depositBill: Bill
  finalBill: Bill | undefined
  /** taken with the rest, and by BALANCE at the cashier */
  finalFrom = none
  cashier = { deposit: none, final: none }

  constructor(
    model: Model,
    readonly n: number,
    readonly activity: Activity,
    readonly terms: Deposit,
    readonly member: Member,
    readonly fixed: Fixed,
    readonly depositFrom: Purse,
  ) {
    this.endsAt = Math.min(model.now + closesAfter, terms.payEnd)
    this.depositBill = model.billOf(member, fixed.deposit - sumOf(depositFrom), this)
  }

  get piece() {
    const [line] = this.fixed.amounts.lines
    if (!line) throw new Error('a presale of nothing')
    return line
  }

  /** Its pieces count for the limit of a member. */
  get stands(): boolean {
    return this.status !== -1 && this.order?.status !== -1
  }

  get hasOpenFinal(): boolean {
    return this.finalBill?.status === 0 || this.finalBill?.status === 1
  }

  paid(model: Model, bill: Bill): void {
    if (bill === this.depositBill && this.fixed.final > 0) {
      this.status = 1
      this.endsAt = this.terms.payEnd
    } else this.makeOrder(model)
  }

  payFromWallets(bill: Bill): void {
    const parts = takenFrom(this.member.wallet, bill.money)
    this.cashier[bill === this.depositBill ? 'deposit' : 'final'] = parts
  }

  private makeOrder(model: Model): void {
    const { member, fixed, activity, depositFrom, finalFrom, cashier, depositBill, finalBill } = this
    const amounts = {
      ...fixed.amounts,
      fromBalance: depositFrom.balance + finalFrom.balance,
      fromBalanceMoney: depositFrom.balanceMoney + finalFrom.balanceMoney,
    }
    const order = freshOrder(model, { member, site: activity.site, type: fixed.type, amounts, activity })
    order.bill = finalBill ?? depositBill
    order.bills = finalBill ? [finalBill, depositBill] : [depositBill]
    order.billFrom = {
      balance: cashier.deposit.balance + cashier.final.balance,
      balanceMoney: cashier.deposit.balanceMoney + cashier.final.balanceMoney,
    }
    model.checkouts += 1
    model.orders.push(order)
    Object.assign(this, { status: 2, endsAt: 0, finalEnds: 0, order })
    model.paid(order)
  }

  /** A bill of the rest, in place of one that is open. */
  askFinal(model: Model, usesWallet: boolean): Bill {
    this.endFinal()
    const { terms, fixed, member } = this
    this.finalFrom = usesWallet ? takenFrom(member.wallet, fixed.final) : none
    this.finalEnds = Math.min(model.now + closesAfter, terms.payEnd)
    this.finalBill = model.billOf(member, fixed.final - sumOf(this.finalFrom), this)
    if (this.finalBill.money === 0) model.pay(this.finalBill)
    return this.finalBill
  }

  /** What an open bill of the rest took is back; the order goes on. */
  private endFinal(): void {
    if (!this.hasOpenFinal || !this.finalBill) return
    this.finalBill.status = -1
    give(this.member, this.finalFrom)
    Object.assign(this, { finalFrom: none, finalEnds: 0, finalBill: undefined })
  }

  close(model: Model, isDepositBack: boolean): void {
    const { piece, activity, member } = this
    const goesBack = this.status === 1 && isDepositBack
    this.endFinal()
    if (this.status === 0) this.depositBill.status = -1
    if (this.status === 0 || goesBack) give(member, this.depositFrom)
    if (goesBack) {
      give(member, this.cashier.deposit)
      this.refund = 2
    }
    model.addStock(piece.sku, piece.num)
    if (activity.left !== undefined && !isOver(activity, model.now)) activity.left += piece.num
    Object.assign(this, { status: -1, endsAt: 0, refundDue: 0 })
  }

  ask(model: Model): void {
    this.refund = 1
    this.refundDue = model.now + 7 * day
  }

  answer(refund: 0 | -1): void {
    this.refund = refund
    this.refundDue = 0
  }

  /** What its times have brought about. */
  tellTime(model: Model): void {
    const isDue = (at: number) => at > 0 && at <= model.now
    if (isDue(this.refundDue)) this.close(model, true)
    else if (isDue(this.endsAt)) this.close(model, this.terms.isReturned)
    else if (isDue(this.finalEnds)) this.endFinal()
  }
}

/** Most of it that the wallets have, first of what cannot be withdrawn. */
export function takenFrom(wallet: Purse, cents: number): Purse {
  const balance = Math.min(cents, wallet.balance)
  const balanceMoney = Math.min(cents - balance, wallet.balanceMoney)
  wallet.balance -= balance
  wallet.balanceMoney -= balanceMoney
  return { balance, balanceMoney }
}

function give({ wallet }: Member, { balance, balanceMoney }: Purse): void {
  wallet.balance += balance
  wallet.balanceMoney += balanceMoney
}

/** The operator has closed the activity: deposits go back, also where they would not. */
export function endPresales(model: Model, activity: Activity): void {
  for (const one of model.presales)
    if (one.activity === activity && (one.status === 0 || one.status === 1)) one.close(model, true)
}

/** Cents of a bill's money that its channel has to have given back. */
export function backOf({ order, depositBill, refund }: Presale, bill: Bill): number {
  if (!order) return bill === depositBill && refund === 2 ? bill.money : 0
  let { pay } = order.back
  for (const one of order.bills ?? []) {
    const own = Math.min(pay, one.money)
    if (one === bill) return own
    pay -= own
  }
  return 0
}
