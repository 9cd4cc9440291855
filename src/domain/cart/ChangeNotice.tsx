import { useState } from 'react'
import { View } from '@tarojs/components'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from './ChangeNotice.module.scss'
import type { Change } from './changes'
import { useTexts } from './texts'
import type { Changes } from './useChanges'

/** lines shown before "all" is tapped */
const few = 3

/** Tells what the shopper would otherwise find out at the checkout. */
export function ChangeNotice({ changes: { list, dismiss } }: { changes: Changes }) {
  const texts = useTexts()
  const [all, showAll] = useState(false)
  if (list.length === 0) return null
  const said = (change: Change) =>
    'from' in change
      ? texts.changes[change.kind](change.from, change.to)
      : change.kind === 'short'
        ? texts.changes.short(change.remaining)
        : texts.changes[change.kind]
  return (
    <Card pad="none" className={`${styles.notice} t-cart-changes`}>
      <View className={styles.head}>
        <Icon name="bell" size={32} />
        <View className={styles.title}>{texts.changed(list.length)}</View>
        <Tap className={`${styles.close} t-changes-close`} label={texts.gotIt} onClick={dismiss}>
          <Icon name="close" size={28} />
        </Tap>
      </View>
      {(all ? list : list.slice(0, few)).map((change) => (
        <View key={`${change.cartId}-${change.kind}`} className={styles.row}>
          <View className={styles.name}>{change.name}</View>
          <View className={change.kind === 'down' ? styles.good : styles.bad}>{said(change)}</View>
        </View>
      ))}
      {!all && list.length > few && (
        <Tap className={styles.more} onClick={() => showAll(true)}>
          {texts.allChanges(list.length)}
          <Icon name="down" size={24} />
        </Tap>
      )}
    </Card>
  )
}
