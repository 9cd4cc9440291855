import type { ShopRow } from '@mall/contract/shop'
import { Guarantees, useGuarantees } from '@/domain/shop/Guarantees'
import { CellGroup } from '@/ui/Cell'
import { useTexts } from '../texts'

export function ShopGuarantees({ shop }: { shop: ShopRow }) {
  const texts = useTexts()
  const kept = useGuarantees(shop)
  if (kept.length === 0) return null
  return (
    <CellGroup title={texts.guarantees}>
      <Guarantees of={kept} />
    </CellGroup>
  )
}
