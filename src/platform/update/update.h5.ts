import type { UpdatePort } from './port'

/** ms: whoever leaves at once pays nothing, and the first pictures have the network to themselves */
const patience = 5000

export const update: UpdatePort = {
  onReady(listen) {
    if (process.env.NODE_ENV !== 'production') return
    setTimeout(() => {
      // refused or not fetched: the next start tries again
      import('./watchReleases.h5').then((chunk) => chunk.watchReleases(listen)).catch(() => undefined)
    }, patience)
  },
}
