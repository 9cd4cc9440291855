import { View } from '@tarojs/components'
import type { Receiver } from '@/domain/withdrawal/receiver'
import { ReceiverLines } from '@/domain/withdrawal/ReceiverLines'
import { addressOf } from '@/navigation/address'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Cell, CellGroup } from '@/ui/Cell'
import styles from '../withdrawal.module.scss'
import { useTexts } from '../texts'

/** Where the money is to go; leads to the accounts, which hand the picked one back. */
export function ReceiverCell({ receiver, isOffered }: { receiver: Receiver | null; isOffered: boolean }) {
  const texts = useTexts()
  const here = { back: addressOf(routes.applyWithdrawal) }
  return (
    <CellGroup title={texts.payTo}>
      {receiver ? (
        <Cell
          className="t-choose-account"
          label={<ReceiverLines receiver={receiver} />}
          onClick={() => open(routes.accounts, here)}
        />
      ) : (
        <Cell
          className="t-add-account"
          icon="plus"
          label={texts.addAccount}
          onClick={() => open(routes.accountEdit, here)}
        />
      )}
      {!isOffered && (
        <View className={`${styles.gone} t-type-gone`} role="alert">
          {texts.typeGone}
        </View>
      )}
    </CellGroup>
  )
}
