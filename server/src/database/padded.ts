/**
 * The ids, the last again until there are 1, 2, 4, 8 ... of them, for `IN` in statements that run often: of few texts with
 * a known length PostgreSQL keeps a plan, while `= ANY($1)` over several tables is planned at every call.
 */
export function padded<Id extends string | number>(ids: readonly Id[]): Id[] {
  const last = ids.at(-1)
  if (last === undefined) throw new RangeError('no ids')
  const length = 2 ** Math.ceil(Math.log2(ids.length))
  return [...ids, ...Array<Id>(length - ids.length).fill(last)]
}
