import { View } from '@tarojs/components'
import type { TextNavItem, TitleItem } from '@mall/contract/diyComponents'
import { isOn } from '@/domain/decoration/pageValue'
import { Linked } from '@/domain/link/Linked'
import { useColours } from '@/ui/theme/useColours'
import { fontSize } from './fontSize'
import styles from './later.module.scss'

import { Heading } from './TextBlock'

/** Legacy: drawn as a text with its "more". */
export const Title = ({ item }: { item: TitleItem }) => (
  <Heading
    item={{ ...item, link: item.leftLink }}
    more={isOn(item.isOpenOperation) && { words: item.operation_name, link: item.rightLink }}
  />
)

/** Legacy: a plain row of words, or, arranged vertically, one below the other. */
export function TextNav({ item }: { item: TextNavItem }) {
  const colour = useColours()
  const classes = [
    styles.textNav,
    item.textAlign === 'left' ? '' : styles.textNavCenter,
    item.arrangement === 'vertical' ? styles.textNavColumn : '',
  ]
  return (
    <View className={classes.join(' ')} style={{ background: colour(item.backgroundColor) }}>
      {item.list.map((entry, i) => (
        <Linked
          key={i}
          link={entry.link}
          className={styles.textNavEntry}
          style={{ color: colour(item.textColor), fontSize: fontSize(item.fontSize, 26) }}
        >
          {entry.text}
        </Linked>
      ))}
    </View>
  )
}
