import { useEffect, useRef, useState } from 'react'
import type { GameAward } from '@mall/contract/game'
import type { Drawing } from '../useDraw'
import { angleAfter, edge, fieldOf, landing, rest, waiting, type Turn } from './spin'

/**
 * How the wheel is turned: at full speed while the mall draws, then slower to the field of the result. Each is one change
 * of style, so that the mini-program sends nothing to the view during the turn. A draw that failed ends between fields.
 */
export function useSpin(fields: readonly GameAward[], { phase, result }: Drawing): Turn {
  const [turn, setTurn] = useState(rest)
  const degrees = useRef(0)
  const spinning = useRef<{ from: number; since: number }>()
  const latest = useRef({ fields, result })
  latest.current = { fields, result }
  useEffect(() => {
    const go = (next: Turn) => {
      degrees.current = next.degrees
      setTurn(next)
    }
    if (phase === 'asking') {
      spinning.current = { from: degrees.current, since: Date.now() }
      return go(waiting(degrees.current))
    }
    const { current: spun } = spinning
    spinning.current = undefined
    const { fields: all, result: drawn } = latest.current
    if (!spun && phase !== 'answered') return
    const at = spun ? angleAfter(spun.from, Date.now() - spun.since) : degrees.current
    go(landing(at, drawn ? fieldOf(all, drawn, Math.random()) : edge))
  }, [phase])
  return turn
}
