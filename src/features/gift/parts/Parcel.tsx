import type { GiftOrder } from '@mall/contract/recharge'
import { Cell, CellGroup } from '@/ui/Cell'
import { CopyCell } from '@/ui/CopyCell'
import { useTexts } from '../texts'

/** What a gift was sent with. */
export function Parcel({ gift }: { gift: GiftOrder }) {
  const texts = useTexts()
  return (
    <CellGroup title={texts.parcel} className="t-gift-parcel">
      <Cell label={texts.company} value={gift.express_company_name || texts.byHand} />
      {gift.express_no !== '' && <CopyCell label={texts.parcelNumber} text={gift.express_no} name="parcel" />}
    </CellGroup>
  )
}
