import type { VisitPort } from './visitPort'

const [load] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[]
/** Opened from an address: what this window showed before belongs to another visit. */
const isNew = load?.type === 'navigate'

function name(): string {
  const { key = '', idx = 0 } = (history.state ?? {}) as { key?: string; idx?: number }
  return `${key}.${idx}.${location.pathname}`
}

/** The page the app was loaded with. */
const first = name()

export const visit: VisitPort = {
  name,
  kept(key) {
    try {
      if (isNew) return ''
      return sessionStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  },
  keep(key, text) {
    try {
      if (text) sessionStorage.setItem(key, text)
      else sessionStorage.removeItem(key)
    } catch {
      // without it a reload begins at the top
    }
  },
  returned: () => load?.type === 'back_forward' && name() === first,
  onLeave: (listen) => window.addEventListener('pagehide', listen),
}
