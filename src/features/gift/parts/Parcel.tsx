import { Text } from '@tarojs/components'
import type { GiftOrder } from '@mall/contract/recharge'
import { Cell, CellGroup } from '@/ui/Cell'
import { CopyButton } from '@/ui/CopyButton'
import styles from '../gift.module.scss'
import { useTexts } from '../texts'

/** What a gift was sent with. */
export function Parcel({ gift }: { gift: GiftOrder }) {
  const texts = useTexts()
  return (
    <CellGroup title={texts.parcel} className="t-gift-parcel">
      <Cell label={texts.company} value={gift.express_company_name || texts.byHand} />
      {gift.express_no !== '' && (
        <Cell label={texts.parcelNumber}>
          <Text className={styles.facts} selectable>
            {gift.express_no}
          </Text>
          <CopyButton text={gift.express_no} label={texts.parcelNumber} name="parcel" />
        </Cell>
      )}
    </CellGroup>
  )
}
