import type { CSSProperties } from 'react'
import { Image, View } from '@tarojs/components'
import type { Spot } from '@/platform/motion/port'
import { fileUrl } from '@/session/baseUrl'
import { pictureUrl } from '@/ui/pictureUrl'
import styles from './FlyToCart.module.scss'

export interface Added {
  /** grows with every time */
  turn: number
  picture: string
  /** css px from the middle of the cart to where it starts; left out: up and to the right of it */
  from?: Spot
}

/**
 * What was added hops into the cart it stands in: two moves laid over each other, sideways and down, make the arc. Its nodes
 * are always there: a class and an address are all that the view is told.
 */
export function FlyToCart({ added }: { added: Added | undefined }) {
  const turn = added ? styles[added.turn % 2 === 1 ? 'odd' : 'even'] : ''
  const from = added?.from && { '--fly-x': `${added.from.x}px`, '--fly-y': `${added.from.y}px` }
  return (
    <View className={`${styles.fly} ${turn} t-fly`} style={from as CSSProperties | undefined} aria-hidden>
      <View className={styles.down}>
        <Image className={styles.picture} src={fileUrl(pictureUrl(added?.picture ?? '', 120))} mode="aspectFill" />
      </View>
    </View>
  )
}
