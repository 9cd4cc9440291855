import type { LevelRow } from '@mall/contract/level'
import { isZero } from '@/domain/price/money'
import type { useTexts } from './texts'

type Texts = ReturnType<typeof useTexts>

/** What holds as long as a member has the level, in words. */
export function benefitsOf(level: LevelRow, texts: Texts): string[] {
  const times = Number(level.point_feedback) / 100
  const all = [
    level.consume_discount < 10 && texts.tenths(level.consume_discount),
    times > 1 && texts.points(String(times)),
    level.is_free_shipping === 1 && texts.freeShipping,
  ]
  return all.filter((one) => one !== false)
}

/** What is given once, when the level is reached. Its coupons have names of their own. */
export function giftsOf({ send_point, send_balance }: LevelRow, texts: Texts): string[] {
  const all = [send_point > 0 && texts.sendsPoints(send_point), !isZero(send_balance) && texts.sendsMoney(send_balance)]
  return all.filter((one) => one !== false)
}
