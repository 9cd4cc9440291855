import { closesAfter } from '../model/clock'
import type { Treat } from '../model/owned'
import type { Run } from '../model/run'
import type { Member, Model } from '../model/state'
import { touching, type Action, type Concern } from '../model/step'
import { exchanges, game, packages } from '../world/setUpTreats'
import { grow } from './levels'
import { payPassword } from './members'
import { pays } from './pay'

/** Recharges, what points are exchanged for, and a game. */
const none = { point: 0, exchange: 0 }

const touchingExchange = (id: number) => (id > 0 ? [`exchange ${id}`] : [])
const touched = ({ member, took }: Treat) => [touching.member(member.n), ...touchingExchange(took.exchange)]

function begin(model: Model, member: Member, costs: Pick<Treat, 'money' | 'took' | 'brings'>): Treat {
  const dueAt = model.now + closesAfter
  return { ...costs, n: model.treats.length, member, number: '', status: 0, byWallet: false, dueAt }
}

function bring({ member, brings }: Treat) {
  member.wallet.point += brings.point
  member.wallet.balance += brings.balance
  grow(member, brings.growth)
}

function pay(treat: Treat) {
  Object.assign(treat, { status: 1, dueAt: 0 })
  bring(treat)
}

/** What it took is back. */
function close(model: Model, treat: Treat) {
  Object.assign(treat, { status: -1, dueAt: 0 })
  const { point, exchange } = treat.took
  treat.member.wallet.point += point
  if (exchange > 0) model.exchangesLeft.set(exchange, (model.exchangesLeft.get(exchange) ?? 0) + 1)
}

const recharge: Action = {
  name: 'recharge',
  weight: 4,
  plan(model, random) {
    const member = random.pick(model.members)
    if (!member) return undefined
    const chosen = random.chance(0.6) ? random.pick(packages) : undefined
    const free = random.whole(50, 9000)
    const allowed = chosen !== undefined || free >= 100
    const money = chosen?.price ?? free
    const brings = { point: chosen?.point ?? 0, balance: chosen?.face ?? free, growth: chosen?.growth ?? 0 }
    const treat = begin(model, member, { money, took: none, brings })
    return {
      what: `member ${member.n} recharges ${money}${allowed ? '' : ' in vain'}`,
      touches: [touching.member(member.n)],
      expect: () => void (allowed && model.treats.push(treat)),
      async act(run) {
        const which = chosen ? { recharge_id: chosen.id } : { recharge_id: 0, face_value: (free / 100).toFixed(2) }
        const params = { ...which, idempotency_key: run.key() }
        const call = run.as(member, '/memberrecharge/api/ordercreate/create', params)
        if (!allowed) return run.mustNot(call)
        treat.number = (await run.must(call)) as string
      },
    }
  },
}

const exchange: Action = {
  name: 'exchange points',
  weight: 6,
  plan(model, random) {
    const member = random.pick(model.members)
    const goods = random.pick(exchanges)
    if (!member || !goods) return undefined
    const left = model.exchangesLeft.get(goods.id) ?? 0
    const allowed = left > 0 && member.wallet.point >= goods.point
    const took = { point: goods.point, exchange: goods.id }
    const treat = begin(model, member, {
      money: goods.price,
      took,
      brings: { point: 0, balance: goods.balance, growth: 0 },
    })
    return {
      what: `member ${member.n} exchanges ${goods.point} points${allowed ? '' : ' in vain'}`,
      touches: touched(treat),
      expect() {
        if (!allowed) return
        model.treats.push(treat)
        member.wallet.point -= goods.point
        model.exchangesLeft.set(goods.id, left - 1)
        if (goods.price === 0) pay(treat)
      },
      async act(run) {
        const params = { id: goods.id, num: 1, idempotency_key: run.key() }
        const call = run.as(member, '/pointexchange/api/ordercreate/create', params)
        if (!allowed) return run.mustNot(call)
        treat.number = (await run.must(call)) as string
      },
    }
  },
}

const unpaid = (model: Model) => model.treats.filter(({ status, number }) => status === 0 && number !== '')

const payByChannel: Action = {
  name: 'pay a recharge or an exchange',
  weight: 5,
  plan(model, random) {
    const treat = random.pick(unpaid(model))
    if (!treat) return undefined
    return {
      what: `member ${treat.member.n} pays treat ${treat.n}`,
      touches: touched(treat),
      expect: () => pay(treat),
      async act(run) {
        const params = { out_trade_no: treat.number, pay_type: 'sandbox', return_url: '', idempotency_key: run.key() }
        await run.must(run.as(treat.member, '/api/pay/pay', params))
        const bill = { number: treat.number, n: 1_000_000 + treat.n, money: treat.money, channel: 'sandbox' as const }
        // gateways tell twice
        await Promise.all([pays(run, bill), pays(run, bill)])
      },
    }
  },
}

/** A recharge does not come out of the purse that it fills. */
const payByWallet: Action = {
  name: 'pay an exchange by wallet',
  weight: 3,
  plan(model, random) {
    const treat = random.pick(unpaid(model))
    if (!treat) return undefined
    const { wallet } = treat.member
    const allowed = treat.took.exchange > 0 && wallet.balance + wallet.balanceMoney >= treat.money
    return {
      what: `member ${treat.member.n} pays treat ${treat.n} by wallet${allowed ? '' : ' in vain'}`,
      touches: touched(treat),
      expect() {
        if (!allowed) return
        const first = Math.min(treat.money, wallet.balance)
        wallet.balance -= first
        wallet.balanceMoney -= treat.money - first
        treat.byWallet = true
        pay(treat)
      },
      async act(run) {
        const params = { out_trade_no: treat.number, pay_type: 'BALANCE', return_url: '', pay_password: payPassword }
        const call = run.as(treat.member, '/api/pay/pay', { ...params, idempotency_key: run.key() })
        await (allowed ? run.must(call) : run.mustNot(call))
      },
    }
  },
}

/** By the member; a recharge is left to its timer. */
const giveUp: Action = {
  name: 'close an exchange',
  weight: 2,
  plan(model, random) {
    const treat = random.pick(model.treats.filter(({ took, number }) => took.exchange > 0 && number !== ''))
    if (!treat) return undefined
    const allowed = treat.status === 0
    return {
      what: `member ${treat.member.n} closes treat ${treat.n}${allowed ? '' : ' in vain'}`,
      touches: touched(treat),
      expect: () => void (allowed && close(model, treat)),
      async act(run) {
        const order_id = await run.world.read(() => orderId(run, treat))
        const call = run.as(treat.member, '/pointexchange/api/order/close', { order_id })
        if (!allowed) return run.mustNot(call)
        await run.must(call, async () => (await statusOf(run, treat)) === -1)
      },
    }
  },
}

const exchangeOf = ({ db }: Run, { number }: Treat) =>
  db.selectFrom('exchange_order').selectAll().where('out_trade_no', '=', number).executeTakeFirst()
const orderId = async (run: Run, treat: Treat) => (await exchangeOf(run, treat))?.order_id ?? 0
const statusOf = async (run: Run, treat: Treat) => (await exchangeOf(run, treat))?.order_status

const draw: Action = {
  name: 'draw',
  weight: 5,
  plan(model, random) {
    const member = random.pick(model.members)
    if (!member) return undefined
    const allowed = member.wallet.point >= game.costs
    return {
      what: `member ${member.n} draws${allowed ? '' : ' in vain'}`,
      touches: [touching.member(member.n), 'game'],
      expect() {
        if (!allowed) return
        member.wallet.point -= game.costs
        if (model.prizesLeft === 0) return
        model.prizesLeft -= 1
        member.wallet.point += game.wins
      },
      async act(run) {
        const params = { id: game.id, idempotency_key: run.key() }
        const call = run.as(member, '/turntable/api/turntable/lottery', params)
        await (allowed ? run.must(call) : run.mustNot(call))
      },
    }
  },
}

export const treatTimer = {
  due: ({ treats: all }: Model) => all.map(({ dueAt }) => dueAt).filter((at) => at > 0),
  fire(model: Model) {
    for (const treat of model.treats) if (treat.dueAt > 0 && treat.dueAt <= model.now) close(model, treat)
  },
}

/** order_status of a recharge: 1 unpaid, 2 paid. */
const asRecharge = { 0: 1, 1: 2, [-1]: -1 } as const

async function check({ db, model }: Run): Promise<string[]> {
  const ids = model.members.map(({ id }) => id)
  if (ids.length === 0) return []
  const [recharges, exchanged, goods, award] = await Promise.all([
    db.selectFrom('recharge_order').selectAll().where('member_id', 'in', ids).execute(),
    db.selectFrom('exchange_order').selectAll().where('member_id', 'in', ids).execute(),
    db.selectFrom('exchange_goods').select(['id', 'stock']).execute(),
    db.selectFrom('game_award').select('given').where('award_id', '=', game.id).executeTakeFirst(),
  ])
  const found: string[] = []
  if (recharges.length + exchanged.length !== model.treats.length)
    found.push(`${recharges.length} recharges and ${exchanged.length} exchanges, the model has ${model.treats.length}`)
  for (const treat of model.treats) {
    const isExchange = treat.took.exchange > 0
    const row = (isExchange ? exchanged : recharges).find(({ out_trade_no }) => out_trade_no === treat.number)
    const wanted = isExchange ? treat.status : asRecharge[treat.status]
    if (row?.order_status !== wanted) found.push(`treat ${treat.n}: ${row?.order_status}, the model has ${wanted}`)
  }
  for (const [id, left] of model.exchangesLeft) {
    const stock = goods.find((one) => one.id === id)?.stock
    if (stock !== left) found.push(`exchange ${id}: ${stock} left, the model has ${left}`)
  }
  const given = game.stock - model.prizesLeft
  if (award?.given !== given) found.push(`${award?.given} prizes given, the model has ${given}`)
  return found
}

export const treats: Concern = {
  name: 'treats',
  actions: [recharge, exchange, payByChannel, payByWallet, giveUp, draw],
  check,
}
