import type { LevelRow } from '@mall/contract/level'
import { useData } from '@/api/useData'
import { giftsOf } from '@/domain/level/benefits'
import { useTexts as useLevelTexts } from '@/domain/level/texts'
import { useAddon } from '@/session/boot'

const idsOf = ({ send_coupon }: LevelRow) => send_coupon.split(',').filter(Boolean)

/** What each level gives once, its coupons by their names; those that are no more are left out. */
export function useGifts(levels: readonly LevelRow[]): (level: LevelRow) => string[] {
  const texts = useLevelTexts()
  const on = useAddon('coupon')
  const ids = [...new Set(levels.flatMap(idsOf))]
  const coupons = useData(
    '/coupon/api/coupon/couponbyid',
    { id: ids.join() },
    { enabled: on && ids.length > 0, silent: true },
  )
  const names = new Map(coupons.data?.map((type) => [String(type.coupon_type_id), type.coupon_name]))
  return (level) => [...giftsOf(level, texts), ...idsOf(level).flatMap((id) => names.get(id) ?? [])]
}
