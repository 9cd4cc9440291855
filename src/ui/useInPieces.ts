import { useEffect, useState } from 'react'

/** Between two pieces, ms: a finger's turn. */
const pause = 32

/**
 * How many of `total` are drawn so far: `first` at once, `more` with each turn, so that no single one takes long.
 * Whoever grows keeps the room of what is to come free.
 */
export function useInPieces(total: number, first: number, more: number): number {
  const [drawn, setDrawn] = useState(first)
  const done = drawn >= total
  useEffect(() => {
    if (done) return
    const timer = setTimeout(() => setDrawn((before) => before + more), pause)
    return () => clearTimeout(timer)
  }, [done, drawn, more])
  return Math.min(drawn, total)
}
