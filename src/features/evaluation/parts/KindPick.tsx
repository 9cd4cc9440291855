import { View } from '@tarojs/components'
import { Tap } from '@/ui/Tap'
import styles from '../evaluation.module.scss'
import { kindOf, kinds, starsFor } from '../rules'
import { useTexts } from '../texts'

/** Good, medium, bad: in step with the stars. */
export function KindPick({ stars, onChange }: { stars: number; onChange: (stars: number) => void }) {
  const texts = useTexts()
  const chosen = kindOf(stars)
  return (
    <View className={styles.kinds} role="radiogroup" aria-label={texts.kind}>
      {kinds.map((kind) => (
        <Tap
          key={kind}
          className={`${styles.kind} ${kind === chosen ? styles.kindOn : ''} t-kind-${kind}`}
          role="radio"
          checked={kind === chosen}
          onClick={() => onChange(starsFor(kind, stars))}
        >
          {texts.kinds[kind]}
        </Tap>
      ))}
    </View>
  )
}
