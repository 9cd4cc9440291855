import { hide, show } from './pages'
import { shownPage, type Sim } from './sim'
import type { LaunchOptions } from '../shared/scenario'

const away = new WeakSet<Sim>()
export const isInBackground = (sim: Sim): boolean => away.has(sim)

/** The user leaves the mini-program, which lives on: the page is told first, then the App. */
export function goToBackground(sim: Sim): void {
  if (away.has(sim)) return
  away.add(sim)
  const page = shownPage(sim)
  if (page) hide(page)
  sim.events.tell('appHide', {})
}

/** She comes back, perhaps by another way than she came first: the App is told first, then the page. */
export function comeToForeground(sim: Sim, how: Partial<LaunchOptions> = {}): void {
  if (!away.delete(sim)) return
  sim.events.tell('appShow', { ...sim.options.launch, ...how })
  const page = shownPage(sim)
  if (page) show(page)
}
