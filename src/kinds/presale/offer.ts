import type { PresaleGoods } from '@mall/contract/presale'
import { activityOffer, type Offer } from '@/domain/goods/offer'
import { presaleSums } from '@/domain/promotion/presaleSums'
import { useTexts } from './texts'

const phases = { 0: 'soon', 1: 'on', 2: 'over', [-1]: 'over' } as const

/** Deposits are taken to the end of the activity, and no longer than the rest (promotions.md section 5). */
export const depositsEnd = ({ end_time, pay_end_time }: Pick<PresaleGoods, 'end_time' | 'pay_end_time'>): number =>
  Math.min(end_time, pay_end_time)

/**
 * What is sold is a place by its deposit: no price is struck beside it, as it is none that the goods have. `sure_buy_num`
 * keeps to all limits.
 */
export function presaleOffer(detail: PresaleGoods): Offer {
  const texts = useTexts.get()
  const offer = activityOffer(
    { ...detail, stock: detail.goods_stock },
    {
      name: texts.way,
      price: presaleSums(detail).deposit,
      phase: phases[detail.status],
      startsAt: detail.start_time,
      endsAt: depositsEnd(detail),
      limit: detail.presale_num,
    },
  )
  const { sure_buy_num: still, goods_stock: stock } = detail
  const max = Math.min(offer.max, still)
  const stop = offer.stop ?? (max < offer.min ? ('limit' as const) : undefined)
  return { ...offer, priceName: texts.deposit, old: undefined, max, limited: offer.limited || still < stock, stop }
}
