import { useEffect, useRef, useState } from 'react'
import { cities } from '@/domain/place/cities'
import type { Point } from '@/lib/gcj02'
import { location } from '@/platform/location/location'

export type WhereState = 'still' | 'locating' | 'refused' | 'failed'

export interface Where {
  /** middle of the map */
  point: Point
  state: WhereState
  /** Asks the phone where it is, and goes there. */
  locate(): Promise<void>
  move(point: Point): void
}

const [, , longitude, latitude] = cities[0] ?? ['', '', 116.41, 39.91]

/** Where a map stands: at a given point, else at the phone, else at the first of our cities. */
export function useWhere(given: Point | undefined): Where {
  const [point, move] = useState<Point>(given ?? { longitude, latitude })
  const [state, setState] = useState<WhereState>('still')
  const turn = useRef(0)
  const locate = async () => {
    const own = (turn.current += 1)
    setState('locating')
    const found = await location.where()
    // a city chosen meanwhile, or the page left
    if (own !== turn.current) return
    setState(typeof found === 'string' ? found : 'still')
    if (typeof found === 'object') move(found)
  }
  useEffect(() => {
    if (!given) void locate()
    return () => void (turn.current += 1)
    // once: the page was opened with its point, or without
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return {
    point,
    state,
    locate,
    move(next) {
      turn.current += 1
      setState((before) => (before === 'locating' ? 'still' : before))
      move(next)
    },
  }
}
