import { View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../evaluation.module.scss'
import { steps } from '../rules'
import { useTexts } from '../texts'

interface StarPickProps {
  /** what is rated, read out */
  label: string
  /** 0 = none yet */
  value: number
  onChange: (stars: number) => void
  size?: 'big' | 'small'
}

/** One to five stars, with their word. */
export function StarPick({ label, value, onChange, size = 'small' }: StarPickProps) {
  const texts = useTexts()
  return (
    <View className={`${styles.pick} ${styles[size]}`}>
      <View className={styles.picked} role="radiogroup" aria-label={label}>
        {steps.map((step) => (
          <Tap
            key={step}
            className={`${styles.star} ${step <= value ? styles.lit : ''} t-star-${step}`}
            role="radio"
            checked={step === value}
            label={texts.stars(step)}
            onClick={() => onChange(step)}
          >
            <Icon name={step <= value ? 'star-on' : 'star'} size={size === 'big' ? 60 : 44} />
          </Tap>
        ))}
      </View>
      <View className={`${styles.starWord} ${value > 0 ? styles.chosen : ''} t-star-word`}>
        {(value > 0 || size === 'big') && texts.starWords[value]}
      </View>
    </View>
  )
}
