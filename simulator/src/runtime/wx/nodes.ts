import { replaceQueries, type Instance } from '../glass'
import type { Sim } from '../sim'
import type { Area } from './define'
import { intersectionObserver, placeOf, type ObserverOptions } from './intersection'
import { selectorQuery } from './selectorQuery'

/** Questions about nodes, of `wx` and of pages and components themselves. */
export function nodesArea(sim: Sim): Area {
  replaceQueries({
    createSelectorQuery(this: Instance) {
      return selectorQuery(sim, this)
    },
    createIntersectionObserver(this: Instance, options?: ObserverOptions) {
      return intersectionObserver(sim, this, options)
    },
  })
  return {
    sync: {
      createSelectorQuery: () => selectorQuery(sim),
      createIntersectionObserver: (instance?: unknown, options?: ObserverOptions) =>
        intersectionObserver(sim, placeOf(instance), options),
    },
  }
}
