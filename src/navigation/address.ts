import { queryText, splitAddress } from '@/lib/query'
import { navigation } from '@/platform/navigation/navigation'
import type { Place } from '@/platform/navigation/port'
import type { Route } from '@/routes'
import { routeAt } from './routeAt'

/** `/path?query` of a route with params. */
export function addressOf(route: Route, params: object = {}): string {
  const query = queryText(params as Record<string, string>)
  return `/${route.path}${query && `?${query}`}`
}

export interface Target {
  route: Route
  query: Record<string, string>
}

/**
 * What one of our own addresses points at; undefined for anything else. Only paths of routes.ts are known, so a `back`
 * param with a scheme or a host leads nowhere.
 */
export function ownTarget(address: string | undefined): Target | undefined {
  if (!address) return undefined
  const { path, query } = splitAddress(address)
  const route = routeAt(path)
  return route && { route, query }
}

export const addressOfPlace = ({ path, query }: Place): string => {
  const text = queryText(query)
  return `/${path}${text && `?${text}`}`
}

/** The shown page's own address, for `back`; '' before the first page. */
export function currentAddress(): string {
  const place = navigation.stack().slice(-1)[0]
  return place ? addressOfPlace(place) : ''
}
