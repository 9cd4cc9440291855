import type { VisitPort } from './visitPort'

const [load] = performance.getEntriesByType?.('navigation') ?? []
/** Opened from an address: what this window showed before belongs to another visit. */
const isNew = (load as PerformanceNavigationTiming | undefined)?.type === 'navigate'

export const visit: VisitPort = {
  name() {
    const { key = '', idx = 0 } = (history.state ?? {}) as { key?: string; idx?: number }
    return `${key}.${idx}.${location.pathname}`
  },
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
  onLeave: (listen) => window.addEventListener('pagehide', listen),
}
