import { activityOffer, type Offer } from '@/domain/goods/offer'
import { useTexts } from './texts'
import type { OwnBargainGoods } from './useBargainGoods'

/** By its status: 0 to come, 1 running, then ended and closed. */
const phases = { 0: 'soon', 1: 'on', 2: 'over', 3: 'over' } as const

/** How far down the price goes. A launch holds a unit of the activity: who has one needs no other. */
export const bargainOffer = (detail: OwnBargainGoods): Offer =>
  activityOffer(
    {
      ...detail,
      stock: detail.ownLaunch > 0 ? detail.stock : Math.min(detail.stock, detail.bargain_stock),
      // of bargains it does not hold (promotions.md section 0)
      min_buy: 0,
    },
    {
      name: useTexts.get().price,
      price: detail.floor_price,
      phase: phases[detail.status],
      startsAt: detail.start_time,
      endsAt: detail.end_time,
    },
  )
