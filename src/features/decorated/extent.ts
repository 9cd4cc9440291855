import type { DiyItem } from '@mall/contract/diyComponents'
import { heightOf } from './blockKinds'

/** How many blocks, from the top, reach down to `extent` design px. */
export function blocksWithin(items: readonly DiyItem[], extent: number): number {
  let reached = 0
  const last = items.findIndex((item) => (reached += heightOf(item)) >= extent)
  return last < 0 ? items.length : last + 1
}
