import type { Member, Model } from '../model/state'
import type { Run } from '../model/run'
import { touching, type Action } from '../model/step'
import type { Random } from '../world/random'
import { editions, ladders, levelIdOf, settingsOf, type Programme } from '../world/setUpDistribution'

const platform = 'dev-platform-key'
const isOne = ({ standing }: Member) => standing.distributor !== undefined

/** Until there are so many, everybody wants to be one: what is bought before brings nobody anything. */
const enough = 4

export const apply: Action = {
  name: 'apply for distribution',
  weight: 40,
  plan(model, random) {
    const candidates = model.members.filter((one) => !isOne(one) && one.standing.application.status !== 1)
    const isCrowded = model.members.filter(isOne).length >= enough
    const usual = candidates.length > 0 && random.chance(isCrowded ? 0.7 : 0.95)
    const member = random.pick(usual ? candidates : model.members)
    if (!member || (isCrowded && random.chance(0.85))) return undefined
    const { application } = member.standing
    const others = model.members.filter((one) => one !== member && one.standing.application.name !== '')
    const taken = random.chance(0.12) ? random.pick(others)?.standing.application.name : undefined
    const name = taken ?? `模型${member.n}号${application.id % 97}`
    const allowed = candidates.includes(member) && taken === undefined
    if (!allowed && random.chance(0.85)) return undefined
    return {
      what: `member ${member.n} applies for distribution${allowed ? '' : ' in vain'}`,
      touches: [touching.member(member.n), ...(taken === undefined ? [] : ['names'])],
      expect: () => void (allowed && applied(model, member, name)),
      act: (run) => (allowed ? applies(run, member, name) : run.mustNot(applyCall(run, member, name))),
    }
  },
}

export function applied(model: Model, member: Member, name: string) {
  const status = model.distribution.programme.examined ? 1 : 2
  member.standing.application = { status, id: 0, name }
  if (status === 2) model.distribution.becomes(model, member)
}

const applyCall = (run: Run, member: Member, name: string) =>
  run.as(member, '/fenxiao/api/apply/applyfenxiao', { fenxiao_name: name, mobile: member.mobile })

/** As the model has it by now. */
export async function applies(run: Run, member: Member, name: string): Promise<void> {
  const { application } = member.standing
  const { status } = application
  await run.must(applyCall(run, member, name), async () => (await applicationOf(run, member))?.status === status)
  application.id = (await run.world.read(() => applicationOf(run, member)))?.apply_id ?? 0
}

const applicationOf = ({ db }: Run, { id }: Member) =>
  db.selectFrom('fenxiao_apply').select(['apply_id', 'status']).where('member_id', '=', id).executeTakeFirst()

/** The platform says yes, perhaps to a level above the lowest, or no. */
export const decide: Action = {
  name: 'decide about an application',
  weight: 22,
  plan(model, random) {
    const known = model.members.filter(({ standing }) => standing.application.id > 0)
    const waiting = known.filter(({ standing }) => standing.application.status === 1)
    const allowed = waiting.length > 0 && random.chance(0.9)
    const member = random.pick(allowed ? waiting : known.filter((one) => !waiting.includes(one)))
    if (!member || (!allowed && random.chance(0.93))) return undefined
    const { id, name } = member.standing.application
    const agree = random.chance(0.8)
    const level = agree && random.chance(0.5) ? random.pick(ladders)?.num : undefined
    return {
      what: `the application of member ${member.n} is ${agree ? `approved${level ? ` on level ${level}` : ''}` : 'refused'}${allowed ? '' : ' in vain'}`,
      touches: [touching.member(member.n), 'names'],
      expect() {
        if (!allowed) return
        member.standing.application = { status: agree ? 2 : -1, id, name: agree ? name : '' }
        if (agree) model.distribution.becomes(model, member, level)
      },
      async act(run) {
        const params = { apply_id: id, agree: Number(agree), ...(level ? { level_id: levelIdOf(level) } : {}) }
        const call = {
          path: '/operator/api/fenxiaoapply/decide',
          params: { ...params, idempotency_key: run.key() },
          operator: platform,
        }
        await (allowed ? run.must(call) : run.mustNot(call))
      },
    }
  },
}

/** Nobody buys meanwhile: what a purchase brings depends on it. */
export const freeze: Action = {
  name: 'freeze or free',
  weight: 7,
  plan(model, random) {
    const some = model.members.filter(isOne)
    const frozen = some.filter(({ standing }) => standing.distributor?.frozen)
    const member = random.pick(frozen.length > 0 && random.chance(0.6) ? frozen : some)
    const distributor = member?.standing.distributor
    if (!member || !distributor) return undefined
    // saying it again has no effect
    const to = random.chance(0.9) ? !distributor.frozen : distributor.frozen
    return {
      what: `member ${member.n} is ${to ? 'frozen' : 'freed'}`,
      touches: ['distribution'],
      alone: true,
      expect() {
        distributor.frozen = to
      },
      async act(run) {
        const params = { fenxiao_id: member.id, freeze: Number(to), idempotency_key: run.key() }
        await run.must({ path: '/operator/api/fenxiao/freeze', params, operator: platform })
      },
    }
  },
}

type Change = (random: Random, programme: Programme) => void

/** What the platform may decide anew, under the key it is saved with. */
const changes: { key: keyof ReturnType<typeof settingsOf>; weight: number; make: Change }[] = [
  {
    ...{ key: 'fenxiao_basics', weight: 5 },
    make(random, programme) {
      programme.depth = random.chance(0.9) ? random.whole(1, 3) : 0
      programme.ownToo = random.chance(0.7)
      programme.examined = random.chance(0.6)
    },
  },
  {
    ...{ key: 'fenxiao_relation', weight: 3 },
    make: (random, programme) => void (programme.bindsAt = random.chance(0.65) ? 1 : 3),
  },
  {
    ...{ key: 'fenxiao_levels', weight: 2 },
    make: (random, programme) => void (programme.edition = random.whole(0, editions.length - 1)),
  },
  {
    ...{ key: 'fenxiao_withdraw', weight: 3 },
    make(random, { withdrawing }) {
      const from = random.whole(100, 700)
      Object.assign(withdrawing, { least: random.whole(1, 200), rate: random.whole(0, 999), from })
      Object.assign(withdrawing, { to: from + random.whole(0, 900), examined: random.chance(0.5) })
    },
  },
]

export async function saved(run: Run, key: keyof ReturnType<typeof settingsOf>, programme: Programme): Promise<void> {
  const params = { key, value: settingsOf(programme)[key], idempotency_key: run.key() }
  await run.must({ path: '/operator/api/config/save', params, operator: platform })
}

export const change: Action = {
  name: 'change the programme',
  weight: 11,
  plan(model, random) {
    const one = random.weighted(changes)
    if (!one || model.members.length < 3) return undefined
    const { programme } = model.distribution
    const next = { ...programme, withdrawing: { ...programme.withdrawing } }
    one.make(random, next)
    return {
      what: `the platform saves ${one.key}: ${JSON.stringify(next)}`,
      touches: ['distribution'],
      alone: true,
      expect: () => void Object.assign(programme, next),
      act: (run) => saved(run, one.key, next),
    }
  },
}

/** Whose account may be looked at. */
export const distributorsIn = ({ members }: Model): Member[] => members.filter(isOne)
