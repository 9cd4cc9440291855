import { Textarea, View } from '@tarojs/components'
import { Field, type FieldFrame } from './Field'
import styles from './Field.module.scss'

interface TextareaFieldProps extends FieldFrame {
  value: string
  onChange: (value: string) => void
  placeholder?: string
  maxlength?: number
  disabled?: boolean
  inputClassName?: string
}

/** Several lines, with the number of characters under it. */
export function TextareaField({
  value,
  onChange,
  placeholder,
  maxlength = 200,
  disabled,
  inputClassName = '',
  ...frame
}: TextareaFieldProps) {
  return (
    <Field stacked {...frame}>
      <View className={styles.areaBox}>
        <Textarea
          className={`${styles.area} ${inputClassName}`}
          value={value}
          placeholder={placeholder}
          placeholderClass={styles.placeholder}
          maxlength={maxlength}
          disabled={disabled}
          ariaLabel={typeof frame.label === 'string' ? frame.label : placeholder}
          onInput={(event) => onChange(event.detail.value)}
        />
        <View className={styles.count}>
          {value.length}/{maxlength}
        </View>
      </View>
    </Field>
  )
}
