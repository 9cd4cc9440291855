const perSecond = 2 ** 15
const perNode = 2 ** 6

export interface IdMakerOptions {
  /** 0 to 63, nobody else's at the same time */
  node: number
  /** First second ids may be made in: earlier ones were used by a former holder of the node. */
  from: number
  /** Second up to which the node is ours; later ids might clash. */
  until: () => number
  /** machine clock in ms */
  machine?: () => number
}

/**
 * Ids below 2^53: 32 bits seconds, 6 bits node, 15 bits counter. They follow the machine's clock, not the
 * mall's; when that goes back or a second is used up, the maker goes on in the second after its last one.
 */
export function idMaker({ node, from, until, machine = Date.now }: IdMakerOptions) {
  let second = from - 1
  let counter = perSecond
  return {
    next(): number {
      const now = Math.floor(machine() / 1000)
      if (now > second) {
        second = now
        counter = 0
      } else if (counter === perSecond) {
        second++
        counter = 0
      }
      if (second > until()) throw new Error('the lease of the id node ran out')
      return (second * perNode + node) * perSecond + counter++
    },
    lastSecond: () => second,
  }
}
