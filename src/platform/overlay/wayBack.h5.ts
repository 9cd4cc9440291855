import { useEffect, useRef } from 'react'
import { useShown } from '../lifecycle/shown'
import type { WayBackPort } from './port'

let onPop: ((event: PopStateEvent) => void) | undefined
// Chromium calls listeners on window in the order they came, capturing or not: this one comes before the router's
window.addEventListener('popstate', (event) => onPop?.(event), true)

/** Fetched with the first touch: home is drawn without it. */
async function entries() {
  const loaded = await import('./entries.h5').catch(() => undefined)
  onPop = loaded?.onPop
  return loaded
}

/** The way back calls `close` instead of leaving the page. The answer is called when it closed by itself. */
export function backCloses(close: () => void): () => void {
  let closed = false
  let drop: (() => void) | undefined
  void entries().then((loaded) => {
    if (!closed) drop = loaded?.addEntry(close)
  })
  return () => {
    closed = true
    drop?.()
  }
}

const lies = () => Boolean((window.history.state as { overlays?: number } | null)?.overlays)

/** Before another page is opened: no entry of an overlay stays behind below it. undefined: none was there. */
export function dropBackEntries(): Promise<void> | undefined {
  return lies() ? entries().then((loaded) => loaded?.dropEntries()) : undefined
}

// a reload closed the overlay whose entry this is
if (lies()) void entries()
// before the first overlay opens, so that no step back is quicker than its entry
else window.addEventListener('pointerdown', () => void entries(), { once: true })

export const wayBack: WayBackPort = {
  Scope: ({ children }) => children,
  useWayBack(wanted, instead) {
    const latest = useRef(instead)
    latest.current = instead
    // the entries of a page are taken away before another one covers it
    const shown = useShown()
    useEffect(() => (wanted && shown ? backCloses(() => latest.current()) : undefined), [wanted, shown])
  },
}
