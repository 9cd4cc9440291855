import { cents } from '@/domain/price/money'

interface Cutting {
  price: string
  current: string
  floor: string
}

/** How much of what can be cut is cut, whole percent; 100 only at the floor. */
export function percentCut({ price, current, floor }: Cutting): number {
  const rest = cents(current) - cents(floor)
  if (rest <= 0) return 100
  const whole = cents(price) - cents(floor)
  return Math.min(99, Math.floor(((whole - rest) * 100) / whole))
}
