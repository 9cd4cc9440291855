import { View } from '@tarojs/components'
import type { GiftOrder } from '@mall/contract/recharge'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import styles from '../gift.module.scss'
import { giftState } from '../giftState'
import { useTexts } from '../texts'

/** Where a gift goes; until it is sent the member chooses. */
export function Destination({ gift, onChoose }: { gift: GiftOrder; onChoose: () => void }) {
  const texts = useTexts()
  const state = giftState(gift)
  return (
    <CellGroup title={texts.to} className="t-gift-address">
      {gift.full_address === '' ? (
        <View className={styles.hint}>{texts.usual}</View>
      ) : (
        <Cell
          icon="location"
          label={gift.full_address.replaceAll('-', ' ')}
          note={`${gift.member_name} ${gift.mobile}`}
        />
      )}
      {state !== 'sent' && (
        <View className={styles.choose}>
          <Button
            className="t-choose-address"
            kind={state === 'needsAddress' ? 'primary' : 'secondary'}
            block
            onClick={onChoose}
          >
            {state === 'needsAddress' ? texts.choose : texts.change}
          </Button>
        </View>
      )}
    </CellGroup>
  )
}
