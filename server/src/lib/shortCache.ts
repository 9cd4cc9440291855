import type { Clock } from '../clock'

/** Values made on demand that live for a few seconds, so that a crowd asks once; at most `most` of them. */
export function shortCache<T>(clock: Clock, { seconds, most }: { seconds: number; most: number }) {
  const known = new Map<string, { until: number; at: number; value: Promise<T> }>()
  const peek = (key: string): Promise<T> | undefined => {
    const before = known.get(key)
    // the mall's clock can be moved; what was made at another time of it is gone
    return before && before.until > performance.now() && Math.abs(clock.now() - before.at) <= seconds
      ? before.value
      : undefined
  }
  return {
    /** Only what is there. */
    peek,
    get(key: string, make: () => Promise<T>): Promise<T> {
      const before = peek(key)
      if (before) return before
      const now = performance.now()
      known.delete(key)
      const value = make()
      known.set(key, { until: now + seconds * 1000, at: clock.now(), value })
      value.catch(() => known.get(key)?.value === value && known.delete(key))
      // the oldest stands in front
      for (const [old] of known) {
        if (known.size <= most) break
        known.delete(old)
      }
      return value
    },
    drop: (key: string) => known.delete(key),
    clear: () => known.clear(),
  }
}
