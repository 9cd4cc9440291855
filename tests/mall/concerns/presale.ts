import { isSold, type Activity } from '../model/activity'
import { unclear } from '../model/clock'
import { fixed, Presale, takenFrom } from '../model/presale'
import { calculate } from '../model/reference'
import type { Bill, Member, Model, Purse } from '../model/state'
import type { Run } from '../model/run'
import { Deviation, touching, type Action, type Concern } from '../model/step'
import type { Params } from '../world/client'
import { limited } from './checkout'
import { plainly } from './choices'
import { payPassword } from './members'
import { presaleDeed } from './presaleDeeds'
import { chosenOf } from './promotions'

const nothing: Purse = { balance: 0, balanceMoney: 0 }
const cents = (text: string) => Math.round(Number(text) * 100)

/** Everything is fixed, and a bill of the deposit made. */
const order: Action = {
  name: 'order in a presale',
  weight: 24,
  creates: true,
  plan(model, random) {
    const all = model.activities.filter((one) => one.deposit && one.id > 0)
    const selling = all.filter((one) => isSold(one, model.now))
    const activity = random.pick(selling.length > 0 && random.chance(0.85) ? selling : all)
    const member = random.pick(model.members)
    const [offer] = activity?.offers ?? []
    const terms = activity?.deposit
    const sold = activity && isSold(activity, model.now)
    if (!activity || !terms || !offer || !member || sold === undefined) return undefined
    const num = random.chance(0.6) ? 1 : random.whole(1, 4)
    const [chosen, usesWallet] = [chosenOf(activity, { ...offer, price: offer.listed }, num), random.chance(0.6)]
    const inStore = random.chance(0.3)
    const [express] = plainly(chosen).shops
    const amounts = calculate(chosen, { manjian: [], way: inStore || !express ? { by: 'store' } : express.way })
    if (!amounts) return undefined
    const costs = fixed(inStore ? 2 : 1, amounts, terms)
    const isShort = (activity.left ?? 0) < num || (model.stock.get(offer.sku) ?? 0) < num
    const allowed = sold && !isShort && !isAbove(model, member, activity, num)
    let bill: Bill | undefined
    return {
      what: `member ${member.n} orders ${num} in presale ${activity.n}${usesWallet ? ' with wallet' : ''}${allowed ? '' : ' in vain'}`,
      touches: [...[touching.member(member.n), touching.activity(activity)], ...touching.scarceSkus(model, [offer])],
      leavesJobs: true,
      expect() {
        if (!allowed) return
        const from = usesWallet ? takenFrom(member.wallet, costs.deposit) : nothing
        const made = new Presale(model, model.presales.length, activity, terms, member, costs, from)
        model.presales.push(made)
        model.addStock(offer.sku, -num)
        if (activity.left !== undefined) activity.left -= num
        bill = made.depositBill
        if (bill.money === 0) model.pay(bill)
      },
      async act(run) {
        const params: Params = {
          ...{ presale_id: activity.id, sku_id: offer.sku, num },
          delivery: inStore ? { delivery_type: 'store', store_id: offer.site } : { delivery_type: 'express' },
          ...(usesWallet ? { is_balance: 1 } : {}),
        }
        const create = run.as(member, '/presale/api/ordercreate/depositCreate', {
          ...{ ...params, ...(usesWallet ? { pay_password: payPassword } : {}), idempotency_key: run.key() },
        })
        if (!bill) return run.mustNot(create, limited)
        const shown = await run.must(run.as(member, '/presale/api/ordercreate/depositCalculate', params))
        compare(`presale ${activity.n}`, shown, { pay_money: bill.money, final_money: costs.final })
        bill.number = (await run.must(create)) as string
      },
    }
  },
}

function compare(what: string, shown: unknown, wanted: Record<string, number>): void {
  const row = new Map(Object.entries(shown as object))
  for (const [name, value] of Object.entries(wanted))
    if (cents(String(row.get(name))) !== value)
      throw new Deviation(`${what}: ${name} is shown as ${String(row.get(name))}, the model calculates ${value} cents`)
}

/** A limit of 0 means one order. */
function isAbove({ presales }: Model, member: Member, activity: Activity, num: number): boolean {
  const own = presales.filter((one) => one.member === member && one.activity === activity && one.stands)
  if (activity.most === 0) return own.length > 0
  return own.reduce((sum, { piece }) => sum + piece.num, num) > activity.most
}

const known = (model: Model) => model.presales.filter(({ id }) => id > 0)

/** undefined = an edge is too near to tell. */
function isFinalTime({ payStart, payEnd }: Presale['terms'], now: number): boolean | undefined {
  if (Math.abs(payStart - now) <= unclear || Math.abs(payEnd - now) <= unclear) return undefined
  return payStart <= now && now < payEnd
}

/** A bill of the rest, anew as often as the buyer likes. */
const askRest: Action = {
  name: 'ask for the rest of a presale',
  weight: 16,
  plan(model, random) {
    const may = ({ status, refund, terms }: Presale) =>
      status === 1 && refund !== 1 && isFinalTime(terms, model.now) === true
    const payable = known(model).filter(may)
    const one = random.pick(payable.length > 0 && random.chance(0.85) ? payable : known(model))
    if (!one || isFinalTime(one.terms, model.now) === undefined) return undefined
    const [allowed, usesWallet, { member }] = [may(one), random.chance(0.5), one]
    let bill: Bill | undefined
    return {
      what: `member ${member.n} asks for the rest of presale order ${one.n}${usesWallet ? ' with wallet' : ''}${allowed ? '' : ' in vain'}`,
      touches: [touching.member(member.n)],
      leavesJobs: true,
      expect: () => void (allowed && (bill = one.askFinal(model, usesWallet))),
      async act(run) {
        const params = { id: one.id, ...(usesWallet ? { is_balance: 1 } : {}) }
        const create = run.as(member, '/presale/api/ordercreate/finalCreate', {
          ...{ ...params, ...(usesWallet ? { pay_password: payPassword } : {}), idempotency_key: run.key() },
        })
        if (!bill) return run.mustNot(create)
        const shown = await run.must(run.as(member, '/presale/api/ordercreate/finalCalculate', params))
        compare(`presale order ${one.n}`, shown, { pay_money: bill.money })
        bill.number = (await run.must(create)) as string
      },
    }
  },
}

/** Bills that end, deposits that nobody answers for, and the end of the time for the rest. */
export const presaleTimer = {
  due: ({ presales }: Model) =>
    presales.flatMap(({ endsAt, finalEnds, refundDue, status, terms }) =>
      [endsAt, finalEnds, refundDue, status === 1 ? terms.payStart : 0].filter((at) => at > 0),
    ),
  fire(model: Model) {
    for (const one of model.presales) one.tellTime(model)
  },
}

async function check({ db, model }: Run): Promise<string[]> {
  const members = model.members.map(({ id }) => id)
  if (members.length === 0) return []
  const rows = await db.selectFrom('presale_order').selectAll().where('member_id', 'in', members).execute()
  const found: string[] = []
  if (rows.length !== model.presales.length)
    found.push(`${rows.length} presale orders, the model has ${model.presales.length}`)
  for (const one of model.presales) {
    const { status, refund, fixed: costs, depositFrom, finalFrom, finalBill, depositBill, order: made } = one
    const row = rows.find(({ deposit_out_trade_no }) => deposit_out_trade_no === depositBill.number)
    one.id = row?.presale_order_id ?? 0
    if (made) made.id = row?.relate_order_id ?? 0
    const is = [
      ...[row?.order_status, row?.refund_status, row?.deposit_money, row?.final_money, row?.pay_deposit_money],
      ...[row?.deposit_from_balance, row?.deposit_from_balance_money, row?.final_from_balance],
      ...[row?.final_from_balance_money, row?.final_out_trade_no],
    ]
    const should = [
      ...[status, refund, costs.deposit, costs.final, depositBill.money],
      ...[depositFrom.balance, depositFrom.balanceMoney, finalFrom.balance],
      ...[finalFrom.balanceMoney, finalBill?.number ?? ''],
    ]
    if (is.join() !== should.join())
      found.push(`presale order ${one.n} (${one.id}): ${is.join()}, the model has ${should.join()}`)
  }
  return found
}

export const presales: Concern = {
  name: 'presale',
  actions: [order, askRest, presaleDeed(true, 8), presaleDeed(false, 4)],
  check,
}
