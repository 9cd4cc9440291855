/** A row that names its parent; pid 0 = top. */
export interface Branch {
  category_id: number
  pid: number
  level: number
}
export type Nested<R> = R & { child_list: Nested<R>[] }

/** Nests rows in their order, down to `depth` levels; a row whose parent is missing is left out. */
export function nest<R extends Branch>(rows: R[], depth: number, top = 0): Nested<R>[] {
  const below = new Map<number, R[]>()
  for (const row of rows) below.set(row.pid, [...(below.get(row.pid) ?? []), row])
  const build = (pid: number, remaining: number): Nested<R>[] =>
    remaining === 0
      ? []
      : (below.get(pid) ?? []).map((row) => ({ ...row, child_list: build(row.category_id, remaining - 1) }))
  return build(top, depth)
}
