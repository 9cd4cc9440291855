import { View } from '@tarojs/components'
import { Tap } from '@/ui/Tap'
import styles from './invoice.module.scss'

interface ChoiceProps<T extends string | number> {
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** One of a few, all in sight. Each carries `t-choice-<value>`. */
export function Choice<T extends string | number>({ label, options, value, onChange }: ChoiceProps<T>) {
  return (
    <View className={styles.choice} role="radiogroup" aria-label={label}>
      <View className={styles.label}>{label}</View>
      <View className={styles.options}>
        {options.map((one) => (
          <Tap
            key={one.value}
            role="radio"
            checked={one.value === value}
            className={`${styles.option} ${one.value === value ? styles.on : ''} t-choice-${one.value}`}
            onClick={() => onChange(one.value)}
          >
            {one.label}
          </Tap>
        ))}
      </View>
    </View>
  )
}
