import { View } from '@tarojs/components'
import { Image } from '@/ui/Image'
import styles from './Hop.module.scss'

export interface Added {
  /** grows with every time */
  turn: number
  picture: string
}

/** What was added hops into the cart it stands in: two moves laid over each other, sideways and down, make the arc. */
export function Hop({ added }: { added: Added | undefined }) {
  return (
    <View className={styles.place}>
      {added && (
        <View key={added.turn} className={`${styles.across} t-hop`}>
          <View className={styles.down}>
            <Image src={added.picture} width={120} radius="round" eager />
          </View>
        </View>
      )}
    </View>
  )
}
