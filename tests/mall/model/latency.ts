/** Upper bounds in ms: fine enough to read a p99 off, small enough to be kept for a hundred seeds. */
const bounds = [2, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 2048, 4096, 60_000]

/** Calls by path and upper bound of what they took. */
export type Latencies = Record<string, Record<number, number>>

export function note(all: Latencies, path: string, ms: number): void {
  const bound = bounds.find((one) => ms <= one) ?? Infinity
  const of = (all[path] ??= {})
  of[bound] = (of[bound] ?? 0) + 1
}

export function merged(many: readonly Latencies[]): Latencies {
  const sum: Latencies = {}
  for (const one of many)
    for (const [path, counts] of Object.entries(one))
      for (const [bound, count] of Object.entries(counts)) {
        const of = (sum[path] ??= {})
        of[Number(bound)] = (of[Number(bound)] ?? 0) + count
      }
  return sum
}

/** The slowest path first: calls, and the bound below which 99 of 100 were answered. */
export function p99s(all: Latencies): { path: string; calls: number; p99: number }[] {
  return Object.entries(all)
    .map(([path, counts]) => {
      const calls = Object.values(counts).reduce((sum, count) => sum + count, 0)
      let rest = Math.ceil(calls * 0.99)
      const bound = bounds.find((one) => (rest -= counts[one] ?? 0) <= 0)
      return { path, calls, p99: bound ?? Infinity }
    })
    .sort((a, b) => b.p99 - a.p99 || b.calls - a.calls)
}
