// What a first screen finds around it while it is drawn: a phone of 390 x 844 points whose user is a guest, reads Chinese
// and likes it light. Nothing in it does anything: effects do not run, and no timer comes.

/** no visitor's: the server writes addresses relative to it */
export const origin = 'http://first-screen.invalid'

const nothing = () => undefined
const listens = { addEventListener: nothing, removeEventListener: nothing }

class Idle {
  observe() {}
  disconnect() {}
}

const element = () => ({
  ...listens,
  style: { setProperty: nothing },
  classList: { add: nothing, remove: nothing, toggle: nothing },
  dataset: {},
  clientWidth: 390,
  setAttribute: nothing,
  appendChild: nothing,
})

function memory() {
  const values = new Map()
  return {
    getItem: (/** @type {string} */ key) => values.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void values.set(key, value),
    removeItem: (/** @type {string} */ key) => void values.delete(key),
  }
}

/** Taro as a page asks it that is shown for the first time. @param {string} path @param {object} params */
function taro(path, params) {
  const router = { path, params }
  /** @type {Record<string, unknown>} */
  const known = {
    useRouter: () => router,
    getCurrentPages: () => [],
    getCurrentInstance: () => ({ router, page: null }),
    eventCenter: { on: nothing, off: nothing, trigger: nothing },
  }
  return new Proxy(known, { get: (all, name) => all[String(name)] ?? nothing })
}

/**
 * @param {{ path: string, query: Record<string, string>, place: { siteId: number, websiteId: number },
 *   now: number, answers: string }} wanted a page, the server's time and the answers that it is drawn from, as JSON
 * @returns {any} the global object of a context
 */
export function surroundings({ path, query, place, now, answers }) {
  const localStorage = memory()
  localStorage.setItem('siteId', String(place.siteId))
  localStorage.setItem('websiteId', String(place.websiteId))
  const startData = { textContent: `{"now":${now},"answers":${answers}}` }
  const window = {
    ...listens,
    ...{ console, URL, URLSearchParams, TextEncoder, TextDecoder, AbortController },
    taro: taro(path, query),
    localStorage,
    sessionStorage: memory(),
    innerWidth: 390,
    // lower than most: a page draws a tenth more than it is high, and all of it is sent
    innerHeight: 768,
    devicePixelRatio: 3,
    location: {
      origin,
      href: `${origin}/${path}`,
      host: '',
      hostname: '',
      pathname: `/${path}`,
      protocol: 'http:',
      search: '',
    },
    history: { state: null, replaceState: nothing, pushState: nothing },
    navigator: { userAgent: 'first screen', language: 'zh-CN', languages: ['zh-CN'], onLine: true },
    performance: { now: () => 0, getEntriesByType: () => [{ type: 'navigate' }] },
    matchMedia: () => ({ ...listens, matches: false }),
    document: {
      ...element(),
      documentElement: element(),
      body: element(),
      head: element(),
      visibilityState: 'visible',
      cookie: '',
      getElementById: (/** @type {string} */ id) => (id === 'start-data' ? startData : null),
      querySelector: () => null,
      createElement: element,
    },
    setTimeout: nothing,
    clearTimeout: nothing,
    setInterval: nothing,
    clearInterval: nothing,
    queueMicrotask: nothing,
    requestAnimationFrame: nothing,
    cancelAnimationFrame: nothing,
    fetch: () => new Promise(nothing),
    IntersectionObserver: Idle,
    ResizeObserver: Idle,
    MessageChannel: class {
      port1 = {}
      port2 = { postMessage: nothing }
    },
    Image: class {},
    CSS: { supports: () => true },
  }
  return Object.assign(window, { window, self: window })
}
