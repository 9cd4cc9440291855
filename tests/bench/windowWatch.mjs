// Both functions run in the browser and are sent there as text: they use nothing of this file.

/** Keeps what each frame shows in the window. */
export function watchWindow() {
  /** @typedef {{ name: string, x: number, y: number, over: boolean }} Item over = of the card that stands over the page */
  const state = { frames: /** @type {{ at: number, items: Item[] }[]} */ ([]), lcp: 0 }
  Object.assign(window, { shownFrames: state })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) state.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })

  const changing = '[role=timer], [class*=swiper], [class*=otice]'
  /** @param {Element} element */
  const isSeen = (element) => {
    // the app's page lies beneath the first screen
    const isCovered = document.documentElement.classList.contains('first-seen') && !element.closest('#first-screen')
    return !isCovered && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  /** @param {Element} element @param {string} name @param {DOMRect} box @param {Item[]} items */
  const add = (element, name, box, items) => {
    const isInside = box.width > 1 && box.left < innerWidth && box.right > 0 && box.top < innerHeight && box.bottom > 0
    const over = element.closest('.t-newcomer') !== null
    if (isInside) items.push({ name, x: box.left, y: box.top, over })
  }
  /** @param {Item[]} items */
  const addPictures = (items) => {
    for (const picture of document.images) {
      if (!picture.complete || picture.naturalWidth === 0 || !isSeen(picture)) continue
      const carousel = picture.closest('[class*=swiper]')
      const name = picture.src.startsWith('data:') ? 'data' : new URL(picture.src).pathname
      if (!carousel) add(picture, name, picture.getBoundingClientRect(), items)
      else if (!items.some((item) => item.name === 'carousel'))
        add(picture, 'carousel', picture.getBoundingClientRect(), items)
    }
    for (const item of items) if (item.name === 'carousel') item.x = 0
  }
  /** @param {Item[]} items */
  const addTexts = (items) => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const text = node.nodeValue?.trim()
      const parent = node.parentElement
      if (!text || !parent || parent.closest(`script, style, ${changing}`) || !isSeen(parent)) continue
      range.selectNode(node)
      add(parent, text.slice(0, 30), range.getBoundingClientRect(), items)
    }
  }
  const frame = () => {
    const at = performance.now()
    /** @type {Item[]} */
    const items = []
    if (document.body) {
      addPictures(items)
      addTexts(items)
    }
    state.frames.push({ at, items })
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** When the window was whole, in ms of the page's own clock, and what was missing in between. */
export function windowReport() {
  const { frames, lcp } = /** @type {any} */ (window).shownFrames
  const shown = frames.at(-1)?.items ?? []
  const last = shown.filter((/** @type {any} */ { over }) => !over)
  const over = shown.filter((/** @type {any} */ item) => item.over)
  const near = 3
  /** @param {any} item @param {any[]} items */
  const isIn = (item, items) =>
    items.some(
      (other) => other.name === item.name && Math.abs(other.x - item.x) <= near && Math.abs(other.y - item.y) <= near,
    )
  /** @param {any[]} wanted since when all of them are shown */
  const since = (wanted) => {
    let at = frames.at(-1)?.at ?? 0
    for (let i = frames.length - 1; i >= 0; i -= 1) {
      if (!wanted.every((/** @type {any} */ item) => isIn(item, frames[i].items))) break
      at = frames[i].at
    }
    return Math.round(at)
  }
  /** @type {string[]} */
  const gaps = []
  for (const item of last) {
    const first = frames.findIndex((/** @type {any} */ { items }) => isIn(item, items))
    const away = frames.slice(first).filter((/** @type {any} */ { items }) => !isIn(item, items))
    if (away.length === 0) continue
    const at = `${Math.round(away[0].at)}-${Math.round(away.at(-1).at)} ms`
    gaps.push(`${item.name} ${Math.round(item.x)},${Math.round(item.y)} ${at} (${away.length} frames)`)
  }
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  return {
    fcp: Math.round(fcp),
    lcp: Math.round(lcp),
    whole: since(last),
    card: over.length > 0 ? since(over) : 0,
    gaps,
    items: last.length,
  }
}
