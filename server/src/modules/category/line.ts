/** The ids from the root down to this one; undefined = its parents form a ring, or one of them is not there. */
export function lineOf(id: number, parents: ReadonlyMap<number, number>): number[] | undefined {
  const line: number[] = []
  for (let at = id; at !== 0; at = parents.get(at) ?? 0) {
    if (line.includes(at) || !parents.has(at)) return undefined
    line.unshift(at)
  }
  return line
}
