// Stands in a page before its first screen, as an inline script (tools/firstScreen.mjs, server/src/startPage/markup.ts).

/**
 * The first screen is covered where it is another visitor's: login, site, language, mode, theme or size of letters is not what
 * it was drawn for, the window is no phone's, or somebody comes back to a page as it was. The app's stylesheet holds nothing
 * up; until it is there, only the first screen is seen.
 *
 * The app's code is asked for when the preloaded picture is painted, 200 ms after another picture, or after a second; at once
 * where the first screen is covered. Where that code does not come, a tap or the connection's return loads the page anew.
 *
 * When the app shows all that the first screen shows in the window, the first screen goes, so that nothing is seen to vanish.
 * The page keeps what was scrolled, and does what was tapped in the last five seconds. A block whose code comes later than
 * that keeps the server's markup until then; a tap on it is done then.
 */

interface Tap {
  x: number
  y: number
  /** ms since 1970 */
  at: number
}
interface Preferences {
  scheme?: string
  theme?: string
  textSize?: string
}

const root = document.documentElement
/** This script; what the server says about the page stands on it. */
const own = document.currentScript as HTMLScriptElement
const stylesheet = document.querySelector<HTMLLinkElement>('link[media]')!
const picture = document.querySelector<HTMLLinkElement>('link[as=image]')

/** ms that a tap waits to be done */
const patience = 5000
/** ms that the first screen waits for pictures and blocks of the app's page, at most */
const longestWait = 1500
/** px that a finger moves while it taps, at most */
const slack = 16

let hasBegun = false
let isDrawn = false
let isStyled = false
let isLost = false
let isWaiting = false
/** ms of the page's clock */
let drawnAt = 0
let scrolled = 0
let down: { x: number; y: number } | undefined
let tap: Tap | undefined

const set = (name: string, on: boolean) => root.classList.toggle(name, on)
const isSeen = () => root.classList.contains('first-seen')
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown

function drawnForAnother(): boolean {
  const { scheme = 'system', theme, textSize = 'standard' } = (stored('preferences') ?? {}) as Preferences
  const isDark = scheme === 'dark' || (scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const site = `${String(stored('siteId') || 0)}/${String(stored('websiteId') || 0)}`
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (
    (stored('locale') || 'zh-cn') !== 'zh-cn' ||
    !!theme ||
    textSize !== 'standard' ||
    isDark ||
    (site !== '0/0' && site !== own.dataset.site) ||
    innerWidth > 500 ||
    innerWidth > innerHeight ||
    load?.type === 'back_forward'
  )
}

/** The page's code is only fetched: it runs when the app asks for it. */
function begin(): void {
  if (hasBegun) return
  hasBegun = true
  for (const file of filesOf('code')) {
    const script = document.createElement('script')
    // in their order
    script.async = false
    script.onerror = () => (isLost = true)
    script.src = file
    ask(script)
  }
  setTimeout(() => {
    for (const file of filesOf('page')) {
      const link = document.createElement('link')
      link.rel = 'preload'
      link.as = 'script'
      link.href = file
      ask(link)
    }
  })
}

const filesOf = (name: 'code' | 'page') => (own.dataset[name] ?? '').split(' ').filter(Boolean)

function ask(element: HTMLElement): void {
  element.setAttribute('fetchpriority', 'high')
  document.head.append(element)
}

/** After the frame that shows it. */
const beginSoon = () => void requestAnimationFrame(() => requestAnimationFrame(begin))

function beginWhenPainted(): void {
  const largest = 'largest-contentful-paint'
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes(largest)) {
    if (picture) picture.onload = picture.onerror = beginSoon
    else beginSoon()
    return
  }
  new PerformanceObserver((list) => {
    for (const { url } of list.getEntries() as (PerformanceEntry & { url: string })[]) {
      if (!picture || url === picture.href) beginSoon()
      else if (url) setTimeout(beginSoon, 200)
    }
  }).observe({ type: largest, buffered: true })
}

function dress(): void {
  stylesheet.media = 'all'
  isStyled = true
  set('unstyled', false)
  go()
}

const isInWindow = (element: Element) => {
  const { top, right, bottom, left, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}
const isLoaded = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0

/** Whether the app's page has each block and each picture that the first screen shows in the window. */
function isWhole(screen: HTMLElement): boolean {
  if ([...document.querySelectorAll('#app .served')].some(isInWindow)) return false
  const ready = new Set<string>()
  for (const picture of document.querySelectorAll<HTMLImageElement>('#app img'))
    if (isLoaded(picture) && getComputedStyle(picture).opacity === '1') ready.add(picture.src)
  return [...screen.querySelectorAll('img')].every(
    (picture) => ready.has(picture.src) || !isLoaded(picture) || !isInWindow(picture),
  )
}

/** The first screen gives way when the app's page is whole beneath it. */
function go(): void {
  const screen = document.getElementById('first-screen')
  if (!isDrawn || !isStyled || !screen || isWaiting) return
  if (isSeen() && performance.now() - drawnAt < longestWait && !isWhole(screen)) {
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      go()
    })
    return
  }
  const page = document.querySelector('.taro_page')
  if (scrolled && page) page.scrollTop = scrolled
  const wasSeen = isSeen()
  screen.remove()
  set('first-seen', false)
  if (wasSeen && isMeant()) press()
}

const isMeant = () => tap !== undefined && Date.now() - tap.at < patience

function press(): void {
  const { x, y } = tap!
  setTimeout(() => (document.elementFromPoint(x, y) as HTMLElement | null)?.click())
}

/** Rooms of blocks that the app has no code for yet show what the server drew. */
function lend(): void {
  if (!isSeen()) return
  for (const block of document.querySelectorAll<HTMLElement>('[data-block]')) {
    const room = document.querySelector(`#app .t-room-${block.dataset.block}:empty`)
    if (!room) continue
    room.classList.add('served')
    for (const node of block.childNodes) room.append(node.cloneNode(true))
  }
}

/** The app draws the block in place of what was lent as soon as its code is there. */
function pressWhenDrawn(room: Element, { clientX, clientY }: MouseEvent): void {
  tap = { x: clientX, y: clientY, at: Date.now() }
  const waiting = setInterval(() => {
    if (room.isConnected && isMeant()) return
    clearInterval(waiting)
    if (isMeant()) press()
  }, 50)
}

function listen(): void {
  addEventListener('drawn', () => {
    lend()
    isDrawn = true
    drawnAt = performance.now()
    go()
  })
  addEventListener('error', ({ error }) => {
    if (error && !isLost) set('first-seen', false)
  })
  addEventListener('online', () => isLost && location.reload())
  addEventListener('click', () => isLost && navigator.onLine && location.reload())
  addEventListener('click', (event) => {
    const room = (event.target as Element).closest('#app .served')
    if (room) pressWhenDrawn(room, event)
  })
  const caught = true
  addEventListener(
    'scroll',
    ({ target }) => {
      tap = undefined
      if ((target as Element).id === 'first-screen') scrolled = (target as Element).scrollTop
    },
    caught,
  )
  addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y }) => {
      down = { x, y }
      tap = undefined
    },
    caught,
  )
  addEventListener(
    'pointerup',
    ({ clientX: x, clientY: y }) => {
      if (down && !isDrawn && Math.abs(x - down.x) + Math.abs(y - down.y) < slack) tap = { x, y, at: Date.now() }
      down = undefined
    },
    caught,
  )
  addEventListener('pointercancel', () => (down = undefined), caught)
}

try {
  set('first-seen', !stored('token') && !drawnForAnother())
} catch {
  // storage that cannot be read tells nothing about the visitor: it stays covered
}
set('unstyled', true)
if (stylesheet.sheet) dress()
else stylesheet.onload = stylesheet.onerror = dress
listen()
if (isSeen()) beginWhenPainted()
else begin()
setTimeout(begin, 1000)
