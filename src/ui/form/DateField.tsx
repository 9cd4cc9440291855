import { Picker, View } from '@tarojs/components'
import { Icon } from '../Icon'
import { useFormTexts } from './texts'
import { Field, type FieldFrame } from './Field'
import styles from './Field.module.scss'

interface DateFieldProps extends FieldFrame {
  /** 2026-11-21; '' = not chosen */
  value: string
  onChange: (day: string) => void
  /** first and last day that may be chosen */
  start?: string
  end?: string
  placeholder?: string
  /** the chosen one stands at the right, as in a list of settings */
  atEnd?: boolean
}

/** A day, chosen in the platform's own picker. */
export function DateField({ value, onChange, start, end, placeholder, atEnd, ...frame }: DateFieldProps) {
  const texts = useFormTexts()
  const name = typeof frame.label === 'string' ? frame.label : ''
  const shown = value || placeholder || texts.choose
  return (
    <Field {...frame}>
      <Picker
        className={`${styles.picker} t-date`}
        mode="date"
        value={value || (end ?? '')}
        start={start}
        end={end}
        headerText={`${name} ${shown}`.trim()}
        onChange={(event) => onChange(event.detail.value)}
      >
        <View className={`${styles.choice} ${value ? '' : styles.unset} ${atEnd ? styles.end : ''}`}>
          {shown}
          <Icon name="arrow" size={28} />
        </View>
      </Picker>
    </Field>
  )
}
