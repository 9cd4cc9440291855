import type { Route } from '@/routes'
import { currentBoot, addonOn, useBoot, type Boot } from './boot'

function openIn(route: Route, boot: Boot): boolean {
  if (!route.built) return false
  if (route.shop && !boot.showsShops) return false
  return !route.addons || route.addons.some((name) => addonOn(name, boot))
}

/** Built, its addon on, and no shop while shops are hidden. Screens hide entries to other routes. */
export const isOpenable = (route: Route): boolean => openIn(route, currentBoot())

/** The same, and renders again when the flags arrive. */
export const useOpenable = (route: Route): boolean => useBoot((boot) => openIn(route, boot))
