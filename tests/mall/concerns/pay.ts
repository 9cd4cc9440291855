import { notify, type Notification } from '../world/gateway'
import { standsAlone, type Bill, type Member, type Model, type Order } from '../model/state'
import type { Run } from '../model/run'
import { Deviation, leavesJobs, touching, type Action, type Concern } from '../model/step'

export const open = (bill: Bill) => bill.status === 0 || bill.status === 1

const start: Action = {
  name: 'go to the gateway',
  weight: 14,
  plan(model, random) {
    const bill = random.pick(model.bills.filter((one) => open(one)))
    if (!bill) return undefined
    const channel = bill.started ? bill.channel : random.chance(0.55) ? 'wechatpay' : 'sandbox'
    return {
      what: `member ${bill.member.n} starts to pay bill ${bill.n} by ${channel}`,
      touches: [touching.member(bill.member.n)],
      expect() {
        bill.status = 1
        bill.started = true
        bill.channel = channel
      },
      async act(run) {
        const params = { out_trade_no: bill.number, pay_type: channel, return_url: '', idempotency_key: run.key() }
        await run.must(run.as(bill.member, '/api/pay/pay', params))
      },
    }
  },
}

const ways = ['once', 'twice', 'failed first', 'forged', 'wrong amount', 'failed'] as const

/** The gateway tells of money: once or twice, in any order, late, of the wrong amount, or somebody else pretends to be it. */
const tell: Action = {
  name: 'the gateway tells',
  weight: 10,
  plan(model, random) {
    const bill = random.pick(model.bills.filter((one) => one.started && (!one.told || random.chance(0.15))))
    const way = random.pick(bill?.channel === 'wechatpay' ? ways.slice(0, 2) : ways)
    if (!bill || !way) return undefined
    const arrives = way === 'once' || way === 'twice' || way === 'failed first'
    return {
      what: `the gateway tells ${way} of bill ${bill.n} in ${bill.status}`,
      touches: touching.bill(bill),
      leavesJobs: leavesJobs(bill),
      expect() {
        if (way === 'failed' && open(bill)) bill.status = 0
        if (arrives) arrive(model, bill)
      },
      act: (run) => send(run, bill, way),
    }
  },
}

/** A bill that is open is paid; a closed one gets its money back; of a second telling nothing comes. */
export function arrive(model: Model, bill: Bill) {
  bill.told = true
  if (open(bill)) model.pay(bill)
  // closed meanwhile, or paid by the wallet: the money goes back
  else if (bill.status === -1 || bill.byWallet) bill.refunded = bill.money
}

async function send(run: Run, bill: Bill, way: (typeof ways)[number]): Promise<void> {
  const paid = paymentOf(bill)
  const failed: Notification = { ...paid, tradeNo: `gateway-${bill.n}-${run.key()}`, result: 'failed' }
  if (way === 'forged') return rejected(run, paid, true)
  if (way === 'wrong amount') return rejected(run, { ...paid, tradeNo: run.key(), payMoney: bill.money + 1 }, false)
  if (way === 'failed' || way === 'failed first') await taken(run, (url) => notify(url, failed))
  if (way === 'failed') return
  await Promise.all(way === 'twice' ? [pays(run, bill), pays(run, bill)] : [pays(run, bill)])
}

const paymentOf = ({ number, n, money }: Pick<Bill, 'number' | 'n' | 'money'>): Notification => ({
  ...{ outTradeNo: number, tradeNo: `gateway-${n}`, payMoney: money, result: 'paid' },
})

/** The channel tells that the bill was paid. */
export const pays = (run: Run, bill: Pick<Bill, 'number' | 'n' | 'money' | 'channel'>): Promise<void> =>
  taken(run, (url) =>
    bill.channel === 'wechatpay' ? run.world.wechat.tell(url, bill.number) : notify(url, paymentOf(bill)),
  )

/** At least once, as gateways do: until the mall says SUCCESS. */
async function taken(run: Run, tell: (url: string) => ReturnType<typeof notify>): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    run.calls += 1
    const answer = await tell((await run.server()).url)
    if (answer === 'taken') return
    if (answer === 'rejected') throw new Deviation('a good notification was rejected')
    await run.world.ready()
  }
  throw new Deviation('a notification is never taken')
}

async function rejected(run: Run, told: Notification, forged: boolean): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const answer = await notify((await run.server()).url, told, forged)
    if (answer === 'rejected') return
    if (answer === 'taken') throw new Deviation(`a bad notification was taken: ${JSON.stringify({ told, forged })}`)
    await run.world.ready()
  }
}

/** The buyer is back from the channel before it has told anything: the mall asks there. */
const comeBack: Action = {
  name: 'come back from the channel',
  weight: 5,
  plan(model, random) {
    const begun = model.bills.filter(({ channel, status, told }) => channel === 'wechatpay' && status === 1 && !told)
    const bill = random.pick(begun)
    if (!bill) return undefined
    return {
      what: `member ${bill.member.n} has paid bill ${bill.n} and comes back`,
      touches: touching.bill(bill),
      leavesJobs: leavesJobs(bill),
      expect: () => arrive(model, bill),
      async act(run) {
        run.world.wechat.pay(bill.number)
        await run.must(run.as(bill.member, '/api/pay/status', { out_trade_no: bill.number }))
        await run.world.runDue()
        // who asked may have been struck down meanwhile: then the channel tells at last
        if (!run.isCalm) await pays(run, bill)
      },
    }
  },
}

const merge: Action = {
  name: 'put bills together',
  weight: 4,
  plan(model, random) {
    const member = random.pick(model.members)
    const unpaid = model.orders.filter((one) => one.member === member && one.status === 0 && !one.hidden)
    const orders = random.shuffled(unpaid).slice(0, random.whole(1, 3))
    if (!member || orders.length === 0) return undefined
    const allowed = mayRegroup(orders)
    return {
      what: `member ${member.n} pays orders ${orders.map(({ n }) => n).join('+')} in one${allowed ? '' : ' in vain'}`,
      touches: [touching.member(member.n)],
      expect: () => void (allowed && regroup(model, orders)),
      async act(run) {
        const params = { order_ids: orders.map(({ id }) => id).join(','), idempotency_key: run.key() }
        const call = run.as(member, '/api/order/pay', params)
        if (!allowed) return run.mustNot(call)
        await run.must(call)
        // others' bills may be on their way in this same batch
        await run.world.read(() => newNumbers(run, member))
      },
    }
  },
}

export const mayRegroup = (orders: readonly Order[]) => orders.length === 1 || !orders.some(standsAlone)

export function regroup(model: Model, orders: Model['orders']) {
  const [first] = orders
  if (!first) return
  // exactly the orders of one open bill: that bill
  if (first.bill.orders.length === orders.length && orders.every(({ bill }) => bill === first.bill)) return
  for (const bill of new Set(orders.map((one) => one.bill))) {
    bill.status = -1
    const rest = bill.orders.filter((one) => one.status === 0 && !orders.includes(one))
    if (rest.length > 0) model.newBill(first.member, rest)
  }
  model.newBill(
    first.member,
    [...orders].sort((a, b) => a.n - b.n),
  )
}

/** Bills the mall made by itself get their numbers from the orders that stand on them. */
export async function newNumbers(run: Run, of?: Member): Promise<void> {
  // an order of the bill may have moved on to another since: only one that still stands on it tells its number
  const standing = run.model.bills
    .filter((one) => one.number === '' && (!of || one.member === of))
    .flatMap((bill) => {
      const order = bill.orders.find((one) => one.bill === bill)
      return order ? { bill, id: order.id } : []
    })
  if (standing.length === 0) return
  const rows = await run.db
    .selectFrom('orders')
    .select(['order_id', 'out_trade_no'])
    .where(
      'order_id',
      'in',
      standing.map(({ id }) => id),
    )
    .execute()
  for (const { bill, id } of standing) bill.number = rows.find((row) => row.order_id === id)?.out_trade_no ?? ''
}

async function check(run: Run): Promise<string[]> {
  await newNumbers(run)
  const members = run.model.members.map(({ id }) => id)
  if (members.length === 0) return []
  const rows = await run.db
    .selectFrom('pay_bill')
    .innerJoin('pay_bill_order as its', (on) =>
      on.onRef('its.member_id', '=', 'pay_bill.member_id').onRef('its.bill_id', '=', 'pay_bill.bill_id'),
    )
    .select(['out_trade_no', 'pay_status', 'pay_bill.pay_money', 'refund_owed', 'its.order_id'])
    .where('pay_bill.member_id', 'in', members)
    .execute()
  const found: string[] = []
  for (const bill of run.model.bills) {
    // one that lived between two moves of the same step never got a name here
    if (bill.number === '') continue
    const its = rows.filter((row) => row.out_trade_no === bill.number)
    const real = [its[0]?.pay_status, its[0]?.pay_money, its[0]?.refund_owed, its.length]
    const wanted = [bill.status, bill.money, bill.refunded, bill.presale ? 1 : bill.orders.length]
    if (real.join() !== wanted.join())
      found.push(`bill ${bill.n} (${bill.number}): ${real.join()}, the model has ${wanted.join()}`)
  }
  return found
}

export const payments: Concern = { name: 'pay', actions: [start, tell, comeBack, merge], check }
