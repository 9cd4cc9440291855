import { useMemo } from 'react'
import { isNumberName, numberOf } from '@/lib/numberNames'
import { readScene } from '@/lib/scene'
import { usePlace } from '@/platform/lifecycle/place'
import type { Route, SharedParams } from '@/routes'
import { useTabParams } from './tabParams'

/** Numbers by the wire's rule of names, and those that the route names. */
export function parsedParams(raw: Record<string, string>, numbers: Route['numbers'] = []) {
  const pairs = Object.entries(raw).map(([key, value]) => [
    key,
    isNumberName(key) || numbers.includes(key) ? numberOf(value) : value,
  ])
  return Object.fromEntries(pairs) as Record<string, string | number>
}

/**
 * Params of the page this component stands in, typed by its route: from the address, from `scene`, or through storage
 * for a tab page. All are optional, whatever the route says: an address is written by anybody.
 */
export function useParams<P extends object>(route: Route<P>): Partial<P & SharedParams> {
  const { query } = usePlace()
  const handed = useTabParams(route.path)
  const text = JSON.stringify({
    ...(route.scene ? readScene(query.scene) : {}),
    ...query,
    ...(route.tab === undefined ? {} : handed),
  })
  return useMemo(
    () => parsedParams(JSON.parse(text) as Record<string, string>, route.numbers) as Partial<P & SharedParams>,
    [text, route],
  )
}
