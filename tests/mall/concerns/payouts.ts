import type { Payout } from '../model/distribution'
import { race, type Rival } from '../model/race'
import type { Run } from '../model/run'
import type { Member, Model } from '../model/state'
import { touching, type Action } from '../model/step'
import type { Call } from '../world/client'
import type { Random } from '../world/random'
import { distributorsIn } from './distributors'
import { by, saidOf } from './rivals'

const platform = 'dev-platform-key'

/** undefined = what came in meanwhile may decide about it. */
function mayTake({ distribution }: Model, member: Member, money: number): boolean | undefined {
  const { distributor, had } = member.standing
  const { withdrawing } = distribution.programme
  if (!distributor || distributor.frozen || money < withdrawing.least) return false
  if (distribution.feeOf(money) >= money) return false
  const has = distribution.accountOf(member)
  if (money <= Math.min(had, has)) return true
  return money > Math.max(had, has) ? false : undefined
}

/** At the edges of what is allowed and of what is free, or anything. */
function someMoney({ distribution }: Model, random: Random, member: Member): number {
  const { least, from, to } = distribution.programme.withdrawing
  const has = distribution.accountOf(member)
  const edges = [least, from, to, has].map((edge) => edge + random.whole(-1, 1))
  const affordable = edges.filter((edge) => edge <= has)
  const edge = random.pick(affordable.length > 0 && random.chance(0.8) ? affordable : edges) ?? has
  return Math.max(1, random.chance(0.6) ? edge : random.whole(1, Math.max(1, has)))
}

function take(model: Model, member: Member, money: number): Payout {
  const { distribution } = model
  const fee = distribution.feeOf(money)
  const isPaid = !distribution.programme.withdrawing.examined
  const payout: Payout = { n: distribution.payouts.length, member, id: 0, money, fee, status: isPaid ? 2 : 1 }
  distribution.payouts.push(payout)
  if (isPaid) member.wallet.balanceMoney += money - fee
  return payout
}

const takeCall = (run: Run, member: Member, money: number): Call =>
  run.as(member, '/fenxiao/api/withdraw/apply', { money: (money / 100).toFixed(2), idempotency_key: run.key() })

export const withdraw: Action = {
  name: 'withdraw commission',
  weight: 36,
  plan(model, random) {
    const rich = distributorsIn(model).filter((one) => model.distribution.accountOf(one) > 0)
    const member = random.pick(rich.length > 0 && random.chance(0.9) ? rich : model.members)
    if (!member || (rich.length === 0 && random.chance(0.95))) return undefined
    const money = someMoney(model, random, member)
    const allowed = mayTake(model, member, money)
    if (allowed === undefined || (!allowed && random.chance(0.85))) return undefined
    let payout: Payout | undefined
    return {
      what: `member ${member.n} withdraws ${money} of commission${allowed ? '' : ' in vain'}`,
      touches: [touching.member(member.n)],
      expect: () => void (allowed && (payout = take(model, member, money))),
      async act(run) {
        const call = takeCall(run, member, money)
        if (!payout) return run.mustNot(call)
        payout.id = Number(await run.must(call))
      },
    }
  },
}

const answers = { approve: 2, refuse: -1 } as const
type Answer = keyof typeof answers

function answer(payout: Payout, name: Answer) {
  payout.status = answers[name]
  if (name === 'approve') payout.member.wallet.balanceMoney += payout.money - payout.fee
}

const answerCall = (run: Run, { id }: Payout, name: Answer): Call => ({
  path: `/operator/api/fenxiaowithdraw/${name}`,
  params: { id, idempotency_key: run.key() },
  operator: platform,
})

export const settle: Action = {
  name: 'answer a withdrawal of commission',
  weight: 14,
  plan(model, random) {
    const name: Answer = random.chance(0.6) ? 'approve' : 'refuse'
    const waits = random.chance(0.85)
    const payout = random.pick(model.distribution.payouts.filter(({ status }) => (status === 1) === waits))
    if (!payout) return undefined
    const { member, n, status } = payout
    return {
      what: `withdrawal ${n} of commission in ${status}: ${name}${waits ? '' : ' in vain'}`,
      touches: [touching.member(member.n)],
      expect: () => void (waits && answer(payout, name)),
      async act(run) {
        const call = answerCall(run, payout, name)
        await (waits ? run.must(call) : run.mustNot(call))
      },
    }
  },
}

/** All of it, by two calls at once. */
function taking(member: Member, money: number): Rival {
  const made = { id: 0 }
  return {
    what: `member ${member.n} withdraws ${money} of commission`,
    apply(model) {
      const own = model.members[member.n]
      if (!own || mayTake(model, own, money) !== true) return 'refused'
      take(model, own, money).id = made.id
      return 'done'
    },
    prepare: (run) => {
      const call = takeCall(run, member, money)
      return Promise.resolve(async () => {
        const { answer: said } = await run.call(call)
        if (said.kind === 'ok') made.id = Number(said.data)
        return saidOf[said.kind]
      })
    },
  }
}

const answering = ({ n }: Payout, name: Answer): Rival => ({
  what: `withdrawal ${n} of commission: ${name}`,
  apply({ distribution }) {
    const payout = distribution.payouts[n]
    if (payout?.status !== 1) return 'refused'
    answer(payout, name)
    return 'done'
  },
  prepare: by((run) => answerCall(run, run.model.distribution.payouts[n] as Payout, name)),
})

/** The same money twice, or two answers about it. */
export const twice: Action = {
  name: 'withdraw the same commission twice',
  weight: 10,
  races: true,
  plan(model, random) {
    const waiting = random.pick(model.distribution.payouts.filter(({ status }) => status === 1))
    const answered = waiting && random.shuffled(['approve', 'refuse', 'approve'] as const).slice(0, 2)
    if (answered && random.chance(0.6)) return race([answered.map((name) => answering(waiting, name))])
    const member = random.pick(distributorsIn(model))
    const money = member ? model.distribution.accountOf(member) : 0
    if (!member || mayTake(model, member, money) !== true) return undefined
    return race([[taking(member, money), taking(member, money)]])
  },
}
