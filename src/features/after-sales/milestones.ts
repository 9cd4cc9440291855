export type Milestone = 'applied' | 'reviewed' | 'returned' | 'refunded'

/** What a refund passes, by refund_type: 1 money only, 2 the goods go back. */
const ways: Record<number, readonly Milestone[]> = {
  1: ['applied', 'reviewed', 'refunded'],
  2: ['applied', 'reviewed', 'returned', 'refunded'],
}

/** What each refund_status waits for. */
const waitsFor: Record<number, Milestone> = {
  1: 'reviewed',
  2: 'refunded',
  4: 'returned',
  5: 'returned',
  6: 'refunded',
}

/**
 * The milestones of a refund, and the number of the one it is at, from 1; one more than there are when it is over.
 * Undefined for one that is not under way: none, withdrawn or refused.
 */
export function milestonesOf({ refund_type, refund_status }: { refund_type: number; refund_status: number }) {
  const way = ways[refund_type]
  const next = waitsFor[refund_status]
  if (!way || !(next || refund_status === 3)) return undefined
  const at = next ? way.indexOf(next) + 1 : way.length + 1
  return at > 0 ? { way, at } : undefined
}
