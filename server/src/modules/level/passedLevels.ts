import type { Tx } from '../../database/transaction'
import * as store from './level.store'

type Step = Pick<store.Level, 'level_id' | 'growth'>

/**
 * A level is its level_id: its name, rights and gifts belong to it, and its growth only says when it is reached. Where a
 * level moves above one that was above it, members of the other one have passed it already: they never go back to it,
 * and its gifts are not given again.
 */
export async function rememberPassed(
  trx: Tx,
  { before, after, now }: { before: readonly Step[]; after: readonly Step[]; now: number },
): Promise<void> {
  const growths = new Map(after.map(({ level_id, growth }) => [level_id, growth]))
  const isAbove = (one: Step, other: Step) => {
    const [growth, otherGrowth] = [growths.get(one.level_id), growths.get(other.level_id)]
    return growth !== undefined && otherGrowth !== undefined && growth > otherGrowth
  }
  const pairs = before.flatMap((held) =>
    before
      .filter((lower) => lower.growth < held.growth && isAbove(lower, held))
      .map((passed) => ({ held: held.level_id, passed: passed.level_id })),
  )
  if (pairs.length > 0) await store.insertPassed(trx, pairs, now)
}
