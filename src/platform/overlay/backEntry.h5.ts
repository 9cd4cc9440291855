let onPop: ((event: PopStateEvent) => void) | undefined
// Chromium calls listeners on window in the order they came, capturing or not: this one comes before the router's
window.addEventListener('popstate', (event) => onPop?.(event), true)

/** Fetched with the first overlay: home is drawn without it. */
async function entries() {
  const loaded = await import('./entries.h5').catch(() => undefined)
  onPop = loaded?.onPop
  return loaded
}

/** The way back calls `close` while the overlay is open, instead of leaving the page. The answer is called when it closed. */
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
