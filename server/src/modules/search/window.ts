/** The part of a name that is most like a word. */
export interface Window {
  /** characters that differ: other, missing, too many; two the wrong way round count as one */
  distance: number
  text: string
}

/** Rows of the table: least distances, and where the part begins that has them. */
interface Row {
  distance: Uint16Array
  start: Uint16Array
}

/** The best part of `name` for `word`, by characters; the first of several. It is asked of hundreds of names at once. */
export function bestWindow(name: string, word: string): Window {
  const [long, short] = [[...name], [...word]]
  const width = long.length + 1
  const empty = (): Row => ({ distance: new Uint16Array(width), start: new Uint16Array(width) })
  let [before, last] = [empty(), empty()]
  // a part may begin anywhere
  for (let j = 0; j < width; j++) last.start[j] = j
  for (let i = 1; i <= short.length; i++) {
    const row = empty()
    row.distance[0] = i
    for (let j = 1; j < width; j++) {
      const isSame = short[i - 1] === long[j - 1]
      take(row, j, last, j - 1, isSame ? 0 : 1, true)
      take(row, j, last, j, 1)
      take(row, j, row, j - 1, 1)
      if (i > 1 && j > 1 && !isSame && short[i - 1] === long[j - 2] && short[i - 2] === long[j - 1])
        take(row, j, before, j - 2, 1)
    }
    ;[before, last] = [last, row]
  }
  const end = bestEnd(last, short.length)
  const start = last.start[end] ?? 0
  return { distance: last.distance[end] ?? 0, text: long.slice(start, end).join('') }
}

/** Takes the way over another cell where it is the first or a shorter one. */
function take(row: Row, j: number, from: Row, at: number, more: number, isFirst = false): void {
  const distance = (from.distance[at] ?? 0) + more
  if (!isFirst && distance >= (row.distance[j] ?? 0)) return
  row.distance[j] = distance
  row.start[j] = from.start[at] ?? 0
}

/** Of parts that are as near, one as long as the word: another character is a more frequent typo than one missing. */
function bestEnd({ distance, start }: Row, length: number): number {
  let [best, least] = [0, Infinity]
  for (let end = 0; end < distance.length; end++) {
    const differs = (distance[end] ?? 0) * 1000 + Math.abs(end - (start[end] ?? 0) - length)
    if (differs < least) [best, least] = [end, differs]
  }
  return best
}
