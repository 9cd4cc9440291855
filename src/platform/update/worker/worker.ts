import { ExpirationPlugin } from 'workbox-expiration'
import { enable } from 'workbox-navigation-preload'
import { addPlugins, addRoute, matchPrecache, precache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'
import type { PageAsks } from './message'

declare const self: ServiceWorkerGlobalScope
/** Set by tools/worker.mjs, from one build. */
declare const RELEASE: {
  /** of index.html */
  revision: string
  /** scripts and styles that index.html names */
  start: string[]
  /** what the tab pages need beside them */
  tabs: string[]
}

const shell = '/index.html'
const day = 86_400
/** seconds that a page of the network is waited for */
const patience = 4

/** The shell of another build, and a page in place of a script, are not kept: a release is here whole or not at all. */
async function ofThisRelease({ request, response }: { request: Request; response: Response }) {
  if (response.status !== 200) return null
  const { pathname } = new URL(request.url)
  if (pathname === shell) {
    const html = await response.clone().text()
    return RELEASE.start.every((name) => html.includes(`"${name}"`)) ? response : null
  }
  const kind = response.headers.get('content-type') ?? ''
  return kind.includes(pathname.endsWith('.css') ? 'css' : 'javascript') ? response : null
}

addPlugins([{ cacheWillUpdate: ofThisRelease }])
precache([
  { url: shell, revision: RELEASE.revision },
  ...[...new Set([...RELEASE.start, ...RELEASE.tabs])].map((url) => ({ url, revision: null })),
])
// `/` is a page, which the network answers first
addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] })

// code of the other pages: a name holds the hash of its content, so a kept one is never another build's
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(js|chunk|css)\/.+\.[\da-f]{6}\.(js|css)$/.test(url.pathname),
  new CacheFirst({
    cacheName: 'chunks',
    plugins: [
      { cacheWillUpdate: ofThisRelease },
      new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
    ],
  }),
)

// the shops' pictures only: what a member uploaded or is drawn for one (faces, evidence, posters) stays out
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.destination === 'image' && /^\/upload\/(default|demo|goods|operator)\//.test(url.pathname),
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => {
          const secret = /no-store|private/.test(response.headers.get('cache-control') ?? '')
          return response.status === 200 && !secret ? response : null
        },
      },
      new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 14 * day, purgeOnQuotaError: true }),
    ],
  }),
)

// the server puts the first answers and the addresses for previews into a page, so the kept shell only stands in for it
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: patience,
      plugins: [
        {
          handlerDidError: () => matchPrecache(shell),
          handlerWillRespond: async ({ response }) =>
            response.status < 500 ? response : ((await matchPrecache(shell)) ?? response),
        },
      ],
    }),
    { allowlist: [/^\/(\?|$)/, /^\/(pages|pages_payment|otherpages|promotionpages|fenxiao)\//] },
  ),
)
enable()
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** This release takes over when no window shows another one: the asking page is its own, or is about to load anew. */
async function answer({ app, restart }: PageAsks, port: MessagePort | undefined) {
  const own = RELEASE.start.includes(app)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const takesOver = (own || restart) && windows.length === 1
  if (takesOver) void self.skipWaiting()
  port?.postMessage(restart ? takesOver : own)
}

self.addEventListener('message', (event) => event.waitUntil(answer(event.data as PageAsks, event.ports[0])))
