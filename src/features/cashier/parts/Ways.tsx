import { View } from '@tarojs/components'
import { usePayWays } from '@/domain/pay-way/texts'
import { CellGroup } from '@/ui/Cell'
import { Checkbox } from '@/ui/Checkbox'
import { Empty } from '@/ui/Empty'
import styles from '../cashier.module.scss'
import { useTexts } from '../texts'
import type { Wallet } from '../useWallet'
import { WalletNote } from './WalletNote'
import { WayMark } from './WayMark'

interface WaysProps {
  list: readonly string[]
  way: string
  wallet: Wallet
  /** "12.50" */
  owed: string
  onChoose: (way: string) => void
}

/** The ways to pay that the mall offers; the wallet only when it is enough. */
export function Ways({ list, way, wallet, owed, onChoose }: WaysProps) {
  const texts = useTexts()
  const payWays = usePayWays()
  const notes: Record<string, string> = { sandbox: texts.sandboxNote, offlinepay: texts.offlineWayNote }
  return (
    <CellGroup title={texts.way} className={styles.ways}>
      {list.map((name) => (
        <Checkbox
          key={name}
          end
          role="radio"
          className={`${styles.way} t-way-${name}`}
          disabled={name === 'BALANCE' && !wallet.covers(owed)}
          checked={name === way}
          onChange={() => onChoose(name)}
        >
          <View className={styles.wayWords}>
            <WayMark way={name} />
            <View>
              {payWays[name] ?? name}
              {notes[name] && <View className={styles.note}>{notes[name]}</View>}
              {name === 'BALANCE' && <WalletNote wallet={wallet} owed={owed} />}
            </View>
          </View>
        </Checkbox>
      ))}
      {list.length === 0 && <Empty text={texts.none} icon="wallet" />}
    </CellGroup>
  )
}
