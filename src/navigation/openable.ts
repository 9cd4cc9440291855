import { routes, type Route } from '@/routes'
import { currentBoot, addonOn, useBoot, type Boot } from '@/session/boot'

/** Its addon is on, and it is no shop while shops are hidden (start-and-login.md section 1.1). */
export function isOn(route: Route, boot: Boot = currentBoot(), params: { site_id?: unknown } = {}): boolean {
  // the way in by a shop's number ends at the shop's home
  const shop = route.shop || (route === (routes.siteEntry as Route) && Number(params.site_id) > 0)
  if (shop && !boot.showsShops) return false
  return !route.addons || route.addons.some((name) => addonOn(name, boot))
}

/** Built and on. Screens hide entries to other routes. */
export const isOpenable = (route: Route, params?: object): boolean =>
  route.built === true && isOn(route, currentBoot(), params)

/** The same, and renders again when the flags arrive. */
export const useOpenable = (route: Route): boolean => useBoot((boot) => route.built === true && isOn(route, boot))
