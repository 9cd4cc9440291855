import { View } from '@tarojs/components'
import { timeText } from '@/lib/date'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { signed, type Amount } from './amounts'
import styles from './ledger.module.scss'

/** The place of a list of such lines. */
export const entryList = styles.entries

interface EntryLineProps {
  name: string
  remark?: string
  time: number
  amount: Amount
  /** leads to what caused it */
  onClick?: (() => void) | undefined
}

/** One movement in a book of account. */
export function EntryLine({ name, remark, time, amount, onClick }: EntryLineProps) {
  const inner = (
    <>
      <View className={styles.words}>
        <View className={styles.name}>{name}</View>
        {remark && <View className={styles.remark}>{remark}</View>}
        <View className={styles.time}>{timeText(time)}</View>
      </View>
      <View className={`${styles.amount} ${Number(amount) > 0 ? styles.came : ''} t-entry-amount`}>
        {signed(amount)}
      </View>
      {onClick && <Icon name="arrow" size={28} className={styles.arrow} />}
    </>
  )
  const looks = `${styles.entry} t-entry`
  return onClick ? (
    <Tap className={looks} role="link" onClick={onClick}>
      {inner}
    </Tap>
  ) : (
    <View className={looks}>{inner}</View>
  )
}
