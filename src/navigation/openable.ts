import { routes, type Route } from '@/routes'
import { currentBoot, addonOn, useBoot, type Boot } from '@/session/boot'

/**
 * Its addon is on, and it is no shop while shops are hidden (start-and-login.md section 1.1). Screens hide entries to
 * other routes.
 */
export function isOpenable(route: Route, params: { site_id?: unknown } = {}, boot: Boot = currentBoot()): boolean {
  // the way in by a shop's number ends at the shop's home
  const shop = route.shop || (route === (routes.siteEntry as Route) && Number(params.site_id) > 0)
  if (shop && !boot.showsShops) return false
  return !route.addons || route.addons.some((name) => addonOn(name, boot))
}

/** The same, and renders again when the flags arrive. */
export const useOpenable = (route: Route): boolean => useBoot((boot) => isOpenable(route, {}, boot))
