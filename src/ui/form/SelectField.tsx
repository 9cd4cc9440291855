import { useState } from 'react'
import { View } from '@tarojs/components'
import { Icon } from '../Icon'
import { Sheet } from '../Sheet'
import { Tap } from '../Tap'
import { useFormTexts } from './texts'
import { Field, type FieldFrame } from './Field'
import { OptionRow } from './OptionRow'
import styles from './Field.module.scss'

export interface Option<T extends string | number> {
  value: T
  label: string
}

interface SelectFieldProps<T extends string | number> extends FieldFrame {
  options: readonly Option<T>[]
  value: T | undefined
  onChange: (value: T) => void
  placeholder?: string
  disabled?: boolean
  /** the chosen one stands at the right, as in a list of settings */
  end?: boolean
}

/** One of a list, chosen in a sheet. Each option carries `t-option-<value>`. */
export function SelectField<T extends string | number>(props: SelectFieldProps<T>) {
  const { options, value, onChange, placeholder, disabled, end, ...frame } = props
  const texts = useFormTexts()
  const [open, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  const shown = chosen?.label ?? placeholder ?? texts.choose
  const name = typeof frame.label === 'string' ? frame.label : ''
  return (
    <Field {...frame}>
      <Tap
        className={`${styles.choice} ${chosen ? '' : styles.unset} ${end ? styles.end : ''} t-select`}
        label={`${name} ${shown}`.trim()}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {shown}
        <Icon name="arrow" size={28} />
      </Tap>
      <Sheet open={open} onClose={() => setOpen(false)} title={frame.label ?? placeholder}>
        <View className={styles.options} role="listbox" aria-label={name || texts.choose}>
          {options.map((option) => (
            <OptionRow
              key={option.value}
              {...option}
              chosen={option.value === value}
              onClick={() => {
                setOpen(false)
                if (option.value !== value) onChange(option.value)
              }}
            />
          ))}
        </View>
      </Sheet>
    </Field>
  )
}
