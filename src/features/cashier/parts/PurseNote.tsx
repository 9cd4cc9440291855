import { View } from '@tarojs/components'
import styles from '../cashier.module.scss'
import { useTexts } from '../texts'
import type { Purse } from '../usePurse'

/** What is in the purse, and whether it is enough for the whole bill. */
export function PurseNote({ purse, owed }: { purse: Purse; owed: string }) {
  const texts = useTexts()
  if (purse.total === undefined) return null
  return (
    <View className={`${styles.note} t-purse`}>
      {purse.covers(owed) ? texts.purse(purse.total) : texts.purseShort(purse.total)}
    </View>
  )
}
