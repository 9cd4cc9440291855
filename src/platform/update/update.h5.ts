import type { UpdatePort } from './port'

/** ms after the start: the first screen and its pictures have the network to themselves, and whoever leaves at once pays nothing */
const calm = 5000

/** Everything works without a service worker too: private windows, plain http and some browsers inside apps have none. */
export const update: UpdatePort = {
  onReady(listen) {
    if (process.env.NODE_ENV !== 'production' || !navigator.serviceWorker) return
    setTimeout(() => {
      // refused or not fetched: the next start tries again
      import('./releases.h5').then((chunk) => chunk.watchReleases(listen)).catch(() => undefined)
    }, calm)
  },
}
