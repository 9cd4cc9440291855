import { View } from '@tarojs/components'
import { Tap } from '../Tap'
import { Field, type FieldFrame } from './Field'
import styles from './Field.module.scss'

interface SwitchFieldProps extends FieldFrame {
  value: boolean
  onChange: (value: boolean) => void
  disabled?: boolean
  /** for ears; required where the label is more than a text */
  name?: string
}

export function SwitchField({ value, onChange, disabled, name, ...frame }: SwitchFieldProps) {
  return (
    <Field roomy {...frame}>
      <Tap
        role="switch"
        checked={value}
        disabled={disabled}
        className={`${styles.choice} t-switch`}
        label={name ?? (typeof frame.label === 'string' ? frame.label : undefined)}
        onClick={() => onChange(!value)}
      >
        <View className={`${styles.switch} ${value ? styles.on : ''}`} />
      </Tap>
    </Field>
  )
}
