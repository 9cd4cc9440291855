import { View } from '@tarojs/components'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import type { FaceProps } from '../GameKind'
import { useTexts } from '../texts'
import { fieldCount, step } from './spin'
import { useReveal } from './useReveal'
import { useSpin } from './useSpin'
import styles from './wheel.module.scss'

/** ms for the view to have shown the last of the turn */
const slack = 200

/** A wheel with a button in its middle; the pointer above says the field. */
export function Wheel({ awards, nothing, drawing, begin, dim, cost }: FaceProps) {
  const texts = useTexts()
  const fields = awards.slice(0, fieldCount)
  const { degrees, ms, easing } = useSpin(fields, drawing)
  useReveal(drawing.phase === 'answered', ms + slack, drawing.reveal)
  return (
    <View className={`${styles.wheel} ${dim ? styles.dim : ''} t-wheel`}>
      <View
        className={styles.disk}
        style={{ transform: `rotate(${degrees}deg)`, transition: `transform ${ms}ms ${easing}` }}
      >
        {fields.map(({ award_id, award_name, award_img }, place) => (
          <View key={place} className={styles.field} style={{ transform: `rotate(${place * step}deg)` }}>
            <View className={`${styles.name} ${award_id < 0 ? styles.blank : ''} two-lines`}>
              {award_id < 0 ? nothing.words || texts.nothing : award_name}
            </View>
            {award_img && <Image src={award_img} width={64} radius="s" eager />}
          </View>
        ))}
      </View>
      <View className={styles.pointer} />
      <Tap
        className={`${styles.hub} t-draw`}
        label={`${texts.spin}, ${cost}`}
        barred={dim}
        disabled={drawing.phase !== 'ready'}
        onClick={() => void begin()}
      >
        <View className={styles.spin}>{texts.spin}</View>
        <View className={styles.cost}>{cost}</View>
      </Tap>
    </View>
  )
}
