// fetched with the first overlay: home is drawn without it
const entries = () => import('./entries.h5').catch(() => undefined)

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

/** Before another page is opened: no entry of an overlay stays behind below it. */
export async function dropBackEntries(): Promise<void> {
  if (lies()) await (await entries())?.dropEntries()
}

// a reload closed the overlay whose entry this is
if (lies()) void entries()
