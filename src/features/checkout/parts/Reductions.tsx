import type { CheckoutShop } from '@mall/contract/checkout'
import { isZero } from '@/domain/price/money'
import { Cell } from '@/ui/Cell'
import { Price } from '@/ui/Price'
import { useTexts } from '../texts'

/** What the shop's spend-and-save takes off, and what it gives when the order is completed. */
export function Reductions({ shop }: { shop: CheckoutShop }) {
  const texts = useTexts()
  const points = shop.manjian_rule_list.reduce((sum, { point }) => sum + point, 0)
  const gains = [
    ...shop.present_list.coupon_list.map(({ coupon_name }) => coupon_name),
    ...(points > 0 ? [texts.points(points)] : []),
  ]
  return (
    <>
      {shop.promotion.manjian
        .filter(({ discount_money }) => !isZero(discount_money))
        .map(({ manjian_id, manjian_name, discount_money }) => (
          <Cell key={manjian_id} className="t-promotion" label={texts.promotion} note={manjian_name}>
            <Price value={`-${discount_money}`} size="s" />
          </Cell>
        ))}
      {gains.length > 0 && <Cell className="t-given-later" label={texts.givenLater} value={texts.listed(gains)} />}
    </>
  )
}
