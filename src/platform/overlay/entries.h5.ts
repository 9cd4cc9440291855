/**
 * Every open overlay (sheet, dialog, question, viewer) has an entry of its own in the browser's history, on the entry of
 * its page and with its state: the way back takes that off before it leaves the page. docs/decisions/0018.
 */
interface Entry {
  page: string
  close: () => void
}

interface State {
  /** overlays that lie on the page at this entry */
  overlays?: number
  key?: string
  idx?: number
}

/** ms after which a step is taken for not made: on a busy phone one takes more than a second, and is no way back */
const stepTime = 5000

const open: Entry[] = []
const waiting: (() => void)[] = []
let stepping: ReturnType<typeof setTimeout> | undefined

const state = () => (window.history.state ?? {}) as State
const depth = () => state().overlays ?? 0
const page = () => `${state().idx}.${state().key}`

/** As many entries as overlays are open; one step at a time, for the browser takes it later. */
function fit(): void {
  if (stepping) return
  const extra = depth() - open.length
  if (extra > 0) {
    stepping = setTimeout(stepped, stepTime)
    window.history.go(-extra)
    return
  }
  for (let at = depth() + 1; at <= open.length; at += 1) window.history.pushState({ ...state(), overlays: at }, '')
  waiting.splice(0).forEach((go) => go())
}

function stepped(): void {
  clearTimeout(stepping)
  stepping = undefined
  fit()
}

/** Hears of every step in the history before the router does. */
export function onPop(event: PopStateEvent): void {
  if (stepping) {
    event.stopImmediatePropagation()
    return stepped()
  }
  const other = open.some((entry) => entry.page !== page())
  const closing = open.splice(other ? 0 : depth())
  // of the page nothing has changed: the router must not see it. A way forward to an overlay that is gone is taken back
  if (!other && (closing.length > 0 || depth() > 0)) event.stopImmediatePropagation()
  closing.reverse().forEach(({ close }) => close())
  fit()
}

/** The part of the Navigation API that is used here. `entries` holds this site's only. Not every browser has the API. */
interface Entries {
  currentEntry: { index: number }
  entries(): { url: string; key: string }[]
  traverseTo(key: string): { finished: Promise<unknown> }
}

/**
 * Takes away the entries of overlays that a reload closed. When an overlay pushes its entry while a reload is under way,
 * Chromium may show the page's own entry with the state of the pushed one. `history.go(-1)` would leave the page then;
 * a step to the key of the page's entry stays on it.
 */
async function closeReloaded(): Promise<void> {
  const { navigation } = window as { navigation?: Entries }
  if (!navigation) return fit()
  const below = navigation.entries()[navigation.currentEntry.index - depth()]
  const step = (stepping = setTimeout(stepped, stepTime))
  if (below?.url === window.location.href) await navigation.traverseTo(below.key).finished.catch(() => undefined)
  if (stepping !== step) return
  if (depth() > 0) window.history.replaceState({ ...state(), overlays: 0 }, '')
  stepped()
}

if (depth() > 0) void closeReloaded()

/** The overlay is open; the answer is called when it closed, by whatever. */
export function addEntry(close: () => void): () => void {
  const entry = { page: page(), close }
  open.push(entry)
  fit()
  return () => {
    const at = open.indexOf(entry)
    if (at < 0) return
    open.splice(at, 1)
    // what opens in the same moment takes the entry over
    queueMicrotask(fit)
  }
}

/** Resolves when nothing lies on the page's own entry, so that another page may follow it. */
export function dropEntries(): Promise<void> {
  open.length = 0
  return new Promise((resolve) => {
    waiting.push(resolve)
    fit()
  })
}
