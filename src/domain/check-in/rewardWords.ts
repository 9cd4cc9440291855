import { isZero } from '@/domain/price/money'
import type { Reward } from './round'
import type { useTexts } from './texts'

/** Each of what a day brings; nothing for a day without a reward. */
export function rewardWords(reward: Reward | undefined, texts: ReturnType<typeof useTexts>): string[] {
  if (!reward) return []
  const { point, growth, balance } = reward
  const all = [
    point > 0 && texts.points(point),
    growth > 0 && texts.growth(growth),
    !isZero(balance) && texts.balance(balance),
  ]
  return all.filter((one) => one !== false)
}
