import { cents } from '@/domain/price/money'

const ladder = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]

export interface PriceStep {
  min: string
  max: string
}

/** Up to three ranges that part the prices from `min` to `max` at round sums; none where there is little to part. */
export function priceSteps(min: string, max: string): PriceStep[] {
  const inside = ladder.filter((one) => one * 100 > cents(min) && one * 100 < cents(max))
  if (inside.length === 0) return []
  const low = inside[Math.floor((inside.length - 1) / 3)] ?? 0
  const high = inside[Math.ceil(((inside.length - 1) * 2) / 3)] ?? 0
  const first = { min: '', max: String(low) }
  const last = { min: String(high), max: '' }
  return low === high ? [first, last] : [first, { min: String(low), max: String(high) }, last]
}
