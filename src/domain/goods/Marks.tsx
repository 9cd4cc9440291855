import { View } from '@tarojs/components'
import { Tag } from '@/ui/Tag'
import type { GoodsFace } from './face'
import styles from './Marks.module.scss'
import { useTexts } from './texts'

/** A card stays calm with two. */
const most = 2

interface MarksProps {
  face: GoodsFace
  /** how many were sold stands at its end */
  sold?: boolean
  /** only that */
  none?: boolean
}

/** What is good about a product; one line, also without any. */
export function Marks({ face: { marks, sold: pieces }, sold, none }: MarksProps) {
  const texts = useTexts()
  return (
    <View className={styles.tags}>
      {marks.slice(0, none ? 0 : most).map(({ word, ...looks }) => (
        <Tag key={word} {...looks}>
          {word}
        </Tag>
      ))}
      {sold && pieces > 0 && <View className={styles.sold}>{texts.sold(pieces)}</View>}
    </View>
  )
}
