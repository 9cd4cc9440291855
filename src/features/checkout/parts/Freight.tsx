import type { CheckoutShop } from '@mall/contract/checkout'
import { isZero } from '@/domain/price/money'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Cell } from '@/ui/Cell'
import { Price } from '@/ui/Price'
import { useTexts } from '../texts'

/** What the delivery costs, or why it costs nothing. */
export function Freight({ shop }: { shop: CheckoutShop }) {
  const texts = useTexts()
  const free = isZero(shop.delivery_money)
  return (
    <Cell className="t-freight" label={texts.freight} note={free ? reason(shop, texts) : undefined}>
      {free ? texts.free : <Price value={shop.delivery_money} size="s" tone="text" />}
    </Cell>
  )
}

/** Without an address; leads to the addresses, and back to the `page`. */
export function FreightLater({ shop, page }: { shop: CheckoutShop; page: string }) {
  const texts = useTexts()
  const local = shop.delivery.delivery_type === 'local' && { local: '1' }
  return (
    <Cell
      className="t-freight-later"
      label={texts.freight}
      value={texts.freightLater}
      onClick={() => void open(routes.addresses, { back: page, ...local })}
    />
  )
}

function reason({ promotion, manjian_rule_list: rules }: CheckoutShop, texts: ReturnType<typeof useTexts>) {
  if (promotion.freeshipping) return texts.shipsFreeFrom(promotion.freeshipping.at_least)
  return promotion.manjian[rules.findIndex((rule) => rule.free_shipping === 1)]?.manjian_name
}
