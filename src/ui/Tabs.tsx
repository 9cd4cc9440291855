import { useState } from 'react'
import { ScrollView, View } from '@tarojs/components'
import { Tap } from './Tap'
import styles from './Tabs.module.scss'

export interface TabItem<K extends string | number = string> {
  key: K
  label: string
  /** small number behind the label, 0 is left out */
  count?: number
}

export interface TabsProps<K extends string | number> {
  items: readonly TabItem<K>[]
  active: K
  onChange: (key: K) => void
  /** spread: few tabs share the width; scroll: many tabs side by side; wrap: pills in as many rows as they need */
  fit?: 'spread' | 'scroll' | 'wrap'
  /** line under the active word, or pills */
  look?: 'line' | 'pill'
  className?: string
}

/** Ids are looked up in the whole document on H5, where several pages are alive. */
let bars = 0

/** Each tab carries `t-tab-<key>`. */
export function Tabs<K extends string | number>({
  items,
  active,
  onChange,
  fit = 'spread',
  look = 'line',
  className = '',
}: TabsProps<K>) {
  const [bar] = useState(() => `tabs${++bars}`)
  const at = items.findIndex(({ key }) => key === active)
  const tabs = items.map(({ key, label, count }, i) => (
    <Tap
      key={key}
      id={`${bar}-${i}`}
      role="tab"
      selected={key === active}
      className={`${styles.tab} ${styles[look]} ${key === active ? styles.on : ''} t-tab-${key}`}
      onClick={() => key !== active && onChange(key)}
    >
      {label}
      {!!count && <View className={styles.count}>{count > 99 ? '99+' : count}</View>}
    </Tap>
  ))
  if (fit !== 'scroll') {
    return (
      <View className={`${styles.bar} ${styles[fit]} ${className}`} role="tablist">
        {tabs}
      </View>
    )
  }
  return (
    // one tab before the active one stays in view, so that there is something to go back to; at the start the row's edge
    <ScrollView
      className={`${styles.bar} ${styles.scroll} ${className}`}
      scrollX
      enhanced
      showScrollbar={false}
      scrollWithAnimation
      scrollIntoView={at > 1 ? `${bar}-${at - 1}` : bar}
    >
      <View id={bar} className={styles.row} role="tablist">
        {tabs}
      </View>
    </ScrollView>
  )
}
