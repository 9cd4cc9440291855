import { useEffect, useState } from 'react'

/** Between two pieces, ms: a finger's turn. */
const pause = 32

/**
 * How many of `total` are drawn so far, a piece more with each turn, so that no single one takes long. Whoever grows
 * keeps the room of what is to come free.
 */
export function useInPieces(total: number, piece: number): number {
  const [drawn, draw] = useState(piece)
  useEffect(() => {
    if (drawn >= total) return
    const timer = setTimeout(draw, pause, drawn + piece)
    return () => clearTimeout(timer)
  }, [drawn, total, piece])
  return drawn
}
