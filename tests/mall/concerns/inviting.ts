import { race, type Rival } from '../model/race'
import type { Member, Model } from '../model/state'
import { touching, type Action, type Step } from '../model/step'
import type { Random } from '../world/random'
import { by } from './rivals'

/** Most invitations come of those who may bind. */
export function someInviter({ members }: Model, random: Random): Member | undefined {
  const able = members.filter(({ standing }) => standing.distributor)
  return random.pick(able.length > 0 && random.chance(0.9) ? able : members)
}

/** Who is bound while others buy below him changes what they bring to whom. */
export function meeting(
  { distribution }: Model,
  member: Member,
  inviter?: Member,
): Pick<Step, 'touches'> & { alone?: true } {
  const source = member.standing.source ?? inviter
  return {
    touches: [member, ...(source ? [source] : []), ...(inviter ? [inviter] : [])].map(({ n }) => touching.member(n)),
    ...(member.standing.distributor && distribution.wouldBind(member, source) ? { alone: true as const } : {}),
  }
}

/** A link of somebody, of the member himself, or of nobody. */
export const visit: Action = {
  name: 'come by a link',
  weight: 24,
  plan(model, random) {
    const free = model.members.filter(({ standing }) => !standing.above)
    const member = random.pick(free.length > 0 && random.chance(0.85) ? free : model.members)
    if (!member || (free.length === 0 && random.chance(0.8))) return undefined
    const way = random.whole(0, 9)
    const inviter = way === 0 ? undefined : way === 1 ? member : someInviter(model, random)
    return {
      what: `member ${member.n} comes by a link of ${inviter ? `member ${inviter.n}` : 'nobody'}`,
      ...meeting(model, member, inviter),
      expect: () => model.distribution.visit(model, member, inviter),
      async act(run) {
        await run.must(run.as(member, '/api/member/info', { suid: inviter?.id ?? 987_654_321 }))
      },
    }
  },
}

const coming = (member: Member, inviter: Member): Rival => ({
  what: `member ${member.n} comes by a link of member ${inviter.n}`,
  apply(model) {
    const [own, other] = [model.members[member.n], model.members[inviter.n]]
    if (own && other) model.distribution.visit(model, own, other)
    return 'done'
  },
  prepare: by((run) => run.as(member, '/api/member/info', { suid: inviter.id })),
})

/** Each would stand above the other: only one may. */
export const ring: Action = {
  name: 'bring each other',
  weight: 12,
  races: true,
  plan(model, random) {
    const free = model.members.filter(({ standing: { source, above, distributor } }) => {
      return !source && !above && distributor && !distributor.frozen
    })
    const [one, other] = random.shuffled(free)
    return one && other && race([[coming(one, other), coming(other, one)]])
  },
}
