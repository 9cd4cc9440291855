import { useState } from 'react'
import { View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../filter.module.scss'
import { useTexts } from '../texts'

interface ChoicesProps {
  title: string
  /** `count`: goods that have it, as far as known */
  items: readonly { id: string; name: string; on: boolean; count?: number }[]
  onTap: (id: string, index: number) => void
}

/** three rows of three */
const folded = 9

/** One part of the filter; nothing without items. The rest of many waits behind a tap, chosen ones never do. */
export function Choices({ title, items, onTap }: ChoicesProps) {
  const texts = useTexts()
  const [all, showAll] = useState(false)
  if (items.length === 0) return null
  const shown = (on: boolean, i: number) => all || i < folded || on
  return (
    <View className={styles.part}>
      <View className={styles.head}>
        <View className={styles.title}>{title}</View>
        {items.length > folded && (
          <Tap className={`${styles.more} t-unfold`} onClick={() => showAll(!all)}>
            {all ? texts.fold : texts.unfold}
            <Icon name={all ? 'up' : 'down'} size={24} />
          </Tap>
        )}
      </View>
      <View className={styles.choices}>
        {items.map(
          ({ id, name, on, count }, i) =>
            shown(on, i) && (
              <Tap
                key={id}
                role="checkbox"
                checked={on}
                label={count === undefined ? undefined : texts.counted(name, count)}
                className={`${styles.choice} ${on ? styles.on : ''} t-choice-${id}`}
                onClick={() => onTap(id, i)}
              >
                {name}
                {count !== undefined && <View className={`${styles.figure} t-figure`}>{count}</View>}
              </Tap>
            ),
        )}
      </View>
    </View>
  )
}
