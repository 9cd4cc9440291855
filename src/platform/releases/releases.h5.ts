import type { ReleasesPort } from './port'

/** ms: whoever leaves at once pays nothing, and the first pictures have the network to themselves */
const patience = 5000
let begun = false

/** Everything works without a service worker too: private windows, plain http and some browsers inside apps have none. */
export const releases: ReleasesPort = {
  watch(fetchOffer) {
    if (begun || process.env.NODE_ENV !== 'production' || !navigator.serviceWorker) return
    begun = true
    setTimeout(() => {
      // refused or not fetched: the next start tries again
      Promise.all([import('./watchReleases.h5'), fetchOffer()])
        .then(([chunk, offer]) => chunk.watchReleases(offer))
        .catch(() => undefined)
    }, patience)
  },
}
