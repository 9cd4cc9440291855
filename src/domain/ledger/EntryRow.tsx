import { View } from '@tarojs/components'
import type { AccountRow } from '@mall/contract/account'
import { clockText, dayText, secondOfDay } from '@/lib/shanghai'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { signed } from './amounts'
import { causeOf } from './causeOf'
import styles from './ledger.module.scss'

/** Books are kept by the mall's month, so their times are those there too. */
const moment = (time: number) => `${dayText(time)} ${clockText(secondOfDay(time))}`

/** One movement of a purse, of points or of growth; leads to what caused it where that has a page. */
export function EntryRow({ entry }: { entry: AccountRow }) {
  const { account_data: amount, type_name: name, remark, create_time: time } = entry
  const go = causeOf(entry)
  const inner = (
    <>
      <View className={styles.words}>
        <View className={styles.name}>{name}</View>
        {remark !== '' && <View className={styles.remark}>{remark}</View>}
        <View className={styles.time}>{moment(time)}</View>
      </View>
      <View className={`${styles.amount} ${Number(amount) > 0 ? styles.came : ''} t-entry-amount`}>
        {signed(amount)}
      </View>
      {go && <Icon name="arrow" size={28} className={styles.arrow} />}
    </>
  )
  const looks = `${styles.entry} t-entry`
  return go ? (
    <Tap className={looks} role="link" onClick={go}>
      {inner}
    </Tap>
  ) : (
    <View className={looks}>{inner}</View>
  )
}
