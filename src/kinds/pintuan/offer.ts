import { activityOffer, type Offer } from '@/domain/goods/offer'
import { useTexts } from './texts'
import type { GroupGoods } from './useGroupGoods'

/** By its status: 0 to come, 1 running, then ended, closed and deleted. */
const phases = { 0: 'soon', 1: 'on', 2: 'over', 3: 'over', 4: 'over' } as const

/** Who opens a group may pay less; a group is joined until its own end, also when the activity is over. */
export function pintuanOffer(detail: GroupGoods): Offer {
  const texts = useTexts.get()
  const { joining, is_promotion, pintuan_price, promotion_price, buy_num: limit } = detail
  if (joining) {
    const { end_time: endsAt } = joining
    return activityOffer(detail, { name: texts.price, price: pintuan_price, phase: 'on', endsAt, limit })
  }
  return activityOffer(detail, {
    name: is_promotion === 1 ? texts.headPrice : texts.price,
    price: is_promotion === 1 ? promotion_price : pintuan_price,
    phase: phases[detail.status],
    startsAt: detail.start_time,
    endsAt: detail.end_time,
    limit,
  })
}
