import { useMemo } from 'react'
import { isNumberName, numberOf } from '@/lib/numberNames'
import { readScene } from '@/lib/scene'
import { usePlace } from '@/platform/lifecycle/place'
import type { Route, SharedParams } from '@/routes'
import { useTabParams } from './tabParams'

/** Numbers among route params whose names the wire's rule does not cover. */
const numbers = /^(siteId|coupon|couponId|platformcouponTypeId|preview|category_level)$/

export function parsedParams(raw: Record<string, string>): Record<string, string | number> {
  const pairs = Object.entries(raw).map(([key, value]) => [
    key,
    isNumberName(key) || numbers.test(key) ? numberOf(value) : value,
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
  return useMemo(() => parsedParams(JSON.parse(text) as Record<string, string>) as Partial<P & SharedParams>, [text])
}
