import type { DiyItem } from '@mall/contract/diyComponents'
import { blockOf } from './blockKinds'

/** design px of a block that cannot be told: low, so that rather too many are drawn */
const low = 40

/** How many blocks, from the top, reach down to `extent` design px. */
export function blocksWithin(items: readonly DiyItem[], extent: number): number {
  let reached = 0
  const last = items.findIndex((item) => {
    const { height = low } = blockOf(item) ?? {}
    return (reached += typeof height === 'number' ? height : height(item)) >= extent
  })
  return last < 0 ? items.length : last + 1
}
