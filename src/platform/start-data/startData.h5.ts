import type { StartDataPort } from './port'

export const startData: StartDataPort = {
  read() {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // a browser brings the page of a history entry back as it was, however old
    if (load?.type === 'back_forward') return ''
    return document.getElementById('start-data')?.textContent ?? ''
  },
}
