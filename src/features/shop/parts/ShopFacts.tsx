import type { ShopRow } from '@mall/contract/shop'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { dayText } from '@/lib/date'
import { Cell, CellGroup } from '@/ui/Cell'
import { useTexts } from '../texts'

/** What the mall says of a shop. */
export function ShopFacts({ shop }: { shop: ShopRow }) {
  const texts = useTexts()
  const { site_id, level_name, category_name, start_time } = shop
  const coded = useOpenable(routes.shopQrcode) && Number(shop.shop_status) !== 0
  return (
    <CellGroup title={texts.about}>
      {level_name !== '' && <Cell label={texts.level} value={level_name} />}
      {category_name !== '' && <Cell label={texts.trade} value={category_name} />}
      {start_time > 0 && <Cell label={texts.since} value={dayText(start_time)} />}
      {coded && (
        <Cell className="t-shop-qrcode" label={texts.qrcode} onClick={() => open(routes.shopQrcode, { site_id })} />
      )}
    </CellGroup>
  )
}
