import { beginsAt, day, unclear } from '../model/clock'
import type { Run } from '../model/run'
import type { Withdrawal } from '../model/owned'
import type { Member, Model } from '../model/state'
import { touching, type Action, type Concern } from '../model/step'
import { signInRewards, withdrawing } from '../world/setUp'
import { grow } from './levels'

const platform = 'dev-platform-key'

/** The mall's day; undefined = too near to a midnight to tell which one a call meets. */
function today({ now }: Model): number | undefined {
  const second = beginsAt + now
  const ofDay = second % day
  return ofDay > unclear && ofDay < day - unclear ? Math.floor(second / day) : undefined
}

const checkIn: Action = {
  name: 'check in',
  weight: 5,
  plan(model, random) {
    const member = random.pick(model.members)
    const on = today(model)
    if (!member || on === undefined) return undefined
    const { checkedIn, wallet } = member
    const allowed = checkedIn.day < on
    const isNext = checkedIn.day === on - 1 && checkedIn.series < signInRewards.length
    const series = isNext ? checkedIn.series + 1 : 1
    const reward = signInRewards[series - 1] ?? { point: 0, growth: 0, balance: 0 }
    return {
      what: `member ${member.n} checks in, day ${series}${allowed ? '' : ' in vain'}`,
      touches: [touching.member(member.n)],
      expect() {
        if (!allowed) return
        Object.assign(checkedIn, { day: on, series })
        wallet.point += reward.point
        wallet.balance += reward.balance
        grow(member, reward.growth)
      },
      async act(run) {
        const call = run.as(member, '/api/membersignin/signin')
        if (!allowed) return run.mustNot(call)
        const before = await run.world.read(() => signDay(run, member))
        await run.must(call, async () => (await signDay(run, member)) > before)
      },
    }
  },
}

async function signDay({ db }: Run, { id }: Member): Promise<number> {
  return (
    (await db.selectFrom('member').select('sign_day').where('member_id', '=', id).executeTakeFirst())?.sign_day ?? 0
  )
}

const apply: Action = {
  name: 'withdraw',
  weight: 6,
  plan(model, random) {
    const member = random.pick(model.members)
    if (!member) return undefined
    const money = random.whole(withdrawing.min - 300, 12_000)
    const allowed = money >= withdrawing.min && money <= member.wallet.balanceMoney
    const withdrawal: Withdrawal = { n: model.withdrawals.length, member, id: 0, money, status: 0 }
    return {
      what: `member ${member.n} withdraws ${money}${allowed ? '' : ' in vain'}`,
      touches: [touching.member(member.n)],
      expect() {
        if (!allowed) return
        model.withdrawals.push(withdrawal)
        member.wallet.balanceMoney -= money
      },
      async act(run) {
        const receiver = { transfer_type: 'alipay', realname: '林晓', account_number: `${member.name}@mall.test` }
        const params = { ...receiver, apply_money: (money / 100).toFixed(2), idempotency_key: run.key() }
        const call = run.as(member, '/api/memberwithdraw/apply', params)
        if (!allowed) return run.mustNot(call)
        withdrawal.id = Number(await run.must(call))
      },
    }
  },
}

const steps = {
  approve: { from: [0], to: 1 },
  pay: { from: [1], to: 2 },
  refuse: { from: [0, 1], to: -1 },
} as const

/** The platform decides and pays; half of the time where nothing is to be decided. */
const decide = (name: keyof typeof steps): Action => ({
  name: `${name} a withdrawal`,
  weight: 3,
  plan(model, random) {
    const { from, to } = steps[name]
    const isOpen = ({ status }: Withdrawal) => (from as readonly number[]).includes(status)
    const wanted = random.chance(0.8)
    const withdrawal = random.pick(model.withdrawals.filter((one) => isOpen(one) === wanted))
    if (!withdrawal) return undefined
    const { member, n, money } = withdrawal
    return {
      what: `withdrawal ${n} in ${withdrawal.status}: ${name}${wanted ? '' : ' in vain'}`,
      touches: [touching.member(member.n)],
      expect() {
        if (!wanted) return
        withdrawal.status = to
        if (to === -1) member.wallet.balanceMoney += money
      },
      async act(run) {
        const reason = name === 'refuse' ? { refuse_reason: '模型' } : {}
        const params = { id: withdrawal.id, ...reason, idempotency_key: run.key() }
        const call = { path: `/operator/api/memberwithdraw/${name}`, params, operator: platform }
        await (wanted ? run.must(call) : run.mustNot(call))
      },
    }
  },
})

async function check({ db, model }: Run): Promise<string[]> {
  const ids = model.members.map(({ id }) => id)
  if (ids.length === 0) return []
  const [members, rows] = await Promise.all([
    db.selectFrom('member').select(['member_id', 'sign_days_series']).where('member_id', 'in', ids).execute(),
    db.selectFrom('member_withdraw').selectAll().where('member_id', 'in', ids).execute(),
  ])
  const found: string[] = []
  for (const { id, n, checkedIn } of model.members) {
    const series = members.find((one) => one.member_id === id)?.sign_days_series
    if (series !== checkedIn.series)
      found.push(`member ${n}: ${series} days in a row, the model has ${checkedIn.series}`)
  }
  if (rows.length !== model.withdrawals.length)
    found.push(`${rows.length} withdrawals, the model has ${model.withdrawals.length}`)
  for (const { id, n, money, status } of model.withdrawals) {
    const row = rows.find((one) => one.id === id)
    const fee = Math.floor((money * withdrawing.rate) / 10_000)
    const is = row && [row.status, row.apply_money, row.service_money, row.money].join()
    const wanted = [status, money, fee, money - fee].join()
    if (is !== wanted) found.push(`withdrawal ${n}: ${is}, the model has ${wanted}`)
  }
  return found
}

export const assets: Concern = {
  name: 'assets',
  actions: [checkIn, apply, decide('approve'), decide('pay'), decide('refuse')],
  check,
}
