import { dropBackEntries } from '../overlay/wayBack.h5'
import type { PageAsks } from './worker/message'

type Offer = (apply: () => void) => void

/** ms between two looks for a newer release, when the page comes to the front */
const between = 600_000

/** ms that a page waits for the worker that takes over */
const takeOverTime = 3000

/** Whether the worker's release is the one that this page shows; asked for a restart: whether it takes over. */
function ask(worker: ServiceWorker, restart: boolean): Promise<boolean> {
  const app = document.querySelector('script[src^="/js/app."]')?.getAttribute('src') ?? ''
  const { port1, port2 } = new MessageChannel()
  const question: PageAsks = { app, restart }
  worker.postMessage(question, [port2])
  return new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data === true)))
}

const activated = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const look = () => worker.state === 'activated' && resolve()
    look()
    worker.addEventListener('statechange', look)
    setTimeout(resolve, takeOverTime)
  })

/**
 * The question is a step in the browser's history, and the way back from it would end a reload that has begun. A reload
 * before the worker is active would wake the old one again, and Chromium then lets the new one wait on.
 */
async function restartInto(worker: ServiceWorker): Promise<void> {
  await dropBackEntries()
  if (await ask(worker, true)) await activated(worker)
  location.reload()
}

/** A page that came from the network may be newer than the active worker: then there is nothing to offer. */
async function consider(worker: ServiceWorker, offer: Offer): Promise<void> {
  if (await ask(worker, false)) return
  offer(() => void restartInto(worker))
}

/**
 * Registers the service worker, and tells of a release that waits for this page to end. Everything works without one too:
 * private windows, plain http and some browsers inside apps have none.
 */
export async function watchReleases(offer: Offer): Promise<void> {
  if (!navigator.serviceWorker) return
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) void consider(worker, offer)
    })
  if (registration.waiting) void consider(registration.waiting, offer)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < between) return
    looked = Date.now()
    registration.update().catch(() => undefined)
  })
}
