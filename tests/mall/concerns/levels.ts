import type { Run } from '../model/run'
import type { Member } from '../model/state'
import type { Concern } from '../model/step'
import { discounted, reached } from '../world/setUp'

/** Growth lifts who is not on a level that was chosen, once, and the level brings its gifts in the same moment. */
export function grow(member: Member, growth: number) {
  member.growth += growth
  if (member.level !== 'first' || member.growth < reached.growth) return
  member.level = 'reached'
  member.wallet.point += reached.point
  member.wallet.balance += reached.balance
}

const levelIds = { first: 1, reached: reached.level, put: discounted.level } as const

async function check({ db, model }: Run): Promise<string[]> {
  const ids = model.members.map(({ id }) => id)
  if (ids.length === 0) return []
  const [members, growths] = await Promise.all([
    db.selectFrom('member').select(['member_id', 'member_level']).where('member_id', 'in', ids).execute(),
    db
      .selectFrom('account')
      .select(['member_id', 'balance'])
      .where('member_id', 'in', ids)
      .where('kind', '=', 'growth')
      .execute(),
  ])
  return model.members.flatMap(({ id, n, growth, level }) => {
    const is = members.find((one) => one.member_id === id)?.member_level
    const has = growths.find((one) => one.member_id === id)?.balance ?? 0
    return is === levelIds[level] && has === growth
      ? []
      : [`member ${n}: level ${is} with ${has} growth, the model has ${levelIds[level]} with ${growth}`]
  })
}

/** Check-ins and recharges bring growth; this looks at what comes of it. */
export const levels: Concern = { name: 'levels', actions: [], check }
