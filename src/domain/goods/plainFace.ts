import type { GoodsRow } from '@mall/contract/goods'
import { cents, currentPrice } from '@/domain/price/money'
import { bareFace } from './bareFace'
import type { GoodsFace, Mark } from './face'
import { useOutTexts } from './outTexts'
import { useTexts } from './texts'

/** A product of the plain lists. */
export const plainFace = (goods: GoodsRow): GoodsFace => ({ ...bareFace(goods), marks: marksOf(goods) })

/** Its price after coupons, what runs for it now, member price, free shipping, new. */
function marksOf(goods: GoodsRow): Mark[] {
  const texts = useTexts.get()
  const mine = cents(goods.member_price) > 0 && currentPrice(goods) === goods.member_price
  // a mall that names no activities still tells of its limited price
  const running = goods.promotion_tags ?? (goods.promotion_type === 1 ? [{ name: texts.limitedShort }] : [])
  const marks: (Mark | '' | undefined | false)[] = [
    goods.coupon_price && { word: useOutTexts.get().afterCoupon(goods.coupon_price) },
    ...running.map(({ name }): Mark => ({ word: name, look: 'line' })),
    mine && { word: texts.memberPrice, tone: 'aux' },
    goods.is_free_shipping === 1 && { word: texts.freeShipping },
    goods.recommend_way === 1 && { word: texts.isNew, tone: 'aux' },
  ]
  return marks.filter((mark) => !!mark)
}
