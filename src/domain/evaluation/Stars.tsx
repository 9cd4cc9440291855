import { View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import styles from './evaluation.module.scss'
import { useTexts } from './texts'

const steps = [1, 2, 3, 4, 5] as const

/** One to five of five. */
export function Stars({ scores }: { scores: number }) {
  const texts = useTexts()
  return (
    <View className={styles.stars} role="img" aria-label={texts.scores(scores)}>
      {steps.map((step) => (
        <Icon key={step} name="star-on" size={24} className={step <= scores ? styles.lit : styles.unlit} />
      ))}
    </View>
  )
}
