import { Input, View } from '@tarojs/components'
import styles from './PinField.module.scss'

interface PinFieldProps {
  value: string
  onChange: (value: string) => void
  /** read out */
  label: string
  focus?: boolean
  /** all six are there */
  onFull?: (value: string) => void
  /** `t-...` handle of the input */
  className?: string
}

const length = 6

/** Six digits as dots in boxes: the pay password. */
export function PinField({ value, onChange, label, focus, onFull, className = '' }: PinFieldProps) {
  const take = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length)
    onChange(digits)
    if (digits.length === length && digits !== value) onFull?.(digits)
  }
  return (
    <View className={styles.pin}>
      {Array.from({ length }, (_, at) => (
        <View key={at} className={`${styles.box} ${at === value.length ? styles.next : ''}`}>
          {at < value.length && <View className={styles.dot} />}
        </View>
      ))}
      <Input
        className={`${styles.input} ${className}`}
        value={value}
        type="number"
        password
        maxlength={length}
        focus={focus}
        ariaLabel={label}
        onInput={(event) => take(event.detail.value)}
      />
    </View>
  )
}
