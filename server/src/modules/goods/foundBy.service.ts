import type { Ctx } from '../../http/route'
import type { Place } from './candidates.store'
import { asTyped, understood, type Understood } from './keyword.service'

/** What is found by a keyword as it was typed, or where that is nothing as it is understood in the place. */
export async function foundBy<T extends { count: number }>(
  ctx: Ctx,
  keyword: string,
  place: Place,
  find: (found: Understood) => Promise<T>,
): Promise<T> {
  const first = await asTyped(ctx, keyword, place)
  const answer = await find(first)
  if (answer.count > 0) return answer
  const better = await understood(ctx, keyword, place)
  return better === first ? answer : find(better)
}
