/** The part of a name that is most like a word. */
export interface Window {
  /** characters that differ: other, missing, too many; two the wrong way round count as one */
  distance: number
  text: string
}

/** The best part of `name` for `word`, by characters; the first of several. */
export function bestWindow(name: string, word: string): Window {
  const [long, short] = [[...name], [...word]]
  // rows[i][j]: the least distance of the first i characters of the word to a part of the name that ends before j
  const rows: { distance: number; start: number }[][] = [long.concat('').map((_, j) => ({ distance: 0, start: j }))]
  for (let i = 1; i <= short.length; i++) {
    const row = [{ distance: i, start: 0 }]
    for (let j = 1; j <= long.length; j++) {
      const step = (from: { distance: number; start: number } | undefined, more: number) => ({
        distance: (from?.distance ?? Infinity) + more,
        start: from?.start ?? 0,
      })
      const ways = [
        step(rows[i - 1]?.[j - 1], short[i - 1] === long[j - 1] ? 0 : 1),
        step(rows[i - 1]?.[j], 1),
        step(row[j - 1], 1),
      ]
      if (i > 1 && j > 1 && short[i - 1] === long[j - 2] && short[i - 2] === long[j - 1])
        ways.push(step(rows[i - 2]?.[j - 2], 1))
      row.push(ways.reduce((best, way) => (way.distance < best.distance ? way : best)))
    }
    rows.push(row)
  }
  // of parts that are as near, one as long as the word: what is wrong is more often another character than one missing
  const differs = ({ distance, start }: { distance: number; start: number }, end: number) =>
    distance * 100 + Math.abs(end - start - short.length)
  const ends = (rows[short.length] ?? []).map((one, end) => ({ ...one, end, differs: differs(one, end) }))
  const { distance, start, end } = ends.reduce((best, one) => (one.differs < best.differs ? one : best))
  return { distance, text: long.slice(start, end).join('') }
}
