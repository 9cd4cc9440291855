import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { ListHead } from '@mall/contract/diyComponents'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import { useColours } from '@/ui/theme/useColours'
import { useTexts } from '../texts'
import styles from './promotions.module.scss'

interface BlockHeadProps {
  item: ListHead
  /** of the block: `t-more-<kind>` is the way to its list */
  kind: string
  /** where the operator has written none */
  name: string
  onMore: () => void
  /** beside the name */
  children?: ReactNode
}

/** Name of a block, and the way to the whole list. */
export function BlockHead({ item, kind, name, onMore, children }: BlockHeadProps) {
  const texts = useTexts()
  const colour = useColours()
  return (
    <View className={styles.head}>
      {item.list?.imageUrl && <Image src={item.list.imageUrl} width={40} />}
      <View className={styles.name} role="heading" aria-level={2} style={{ color: colour(item.titleTextColor) }}>
        {item.list?.title || name}
      </View>
      {children}
      <Tap className={`${styles.more} t-more-${kind}`} role="link" onClick={onMore}>
        <View style={{ color: colour(item.moreTextColor) }}>{item.listMore?.title || texts.more}</View>
        {item.listMore?.imageUrl ? <Image src={item.listMore.imageUrl} width={28} /> : <Icon name="arrow" size={22} />}
      </Tap>
    </View>
  )
}
