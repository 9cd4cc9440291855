import { useState, type ReactNode } from 'react'
import { Input, View } from '@tarojs/components'
import type { InputProps } from '@tarojs/components'
import { host } from '@/platform/host/host'
import { Icon } from '../Icon'
import { Tap } from '../Tap'
import { useFormTexts } from './texts'
import { Field, type FieldFrame } from './Field'
import styles from './Field.module.scss'

export interface TextFieldProps extends FieldFrame {
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** what password managers and the browser's own filling put there; H5 only */
  autoComplete?: 'username' | 'current-password' | 'new-password' | 'one-time-code' | 'tel' | 'name'
  /** soft keyboard: digits, digits and a point, ID card */
  type?: 'text' | 'number' | 'digit' | 'idcard' | 'nickname'
  maxlength?: number
  disabled?: boolean
  /** shown as dots */
  password?: boolean
  focus?: boolean
  confirmType?: InputProps['confirmType']
  onConfirm?: () => void
  onBlur?: () => void
  /** right of the input: a unit, a picture, a button */
  extra?: ReactNode
  /** `t-...` handle of the input itself */
  inputClassName?: string
}

const isBrowser = host.appType !== 'weapp'

export function TextField(props: TextFieldProps) {
  const { value, onChange, placeholder, type = 'text', maxlength = 140, disabled, password, extra } = props
  const texts = useFormTexts()
  const [focused, setFocused] = useState(false)
  const name = typeof props.label === 'string' ? props.label : placeholder
  return (
    <Field
      label={props.label}
      error={props.error}
      required={props.required}
      stacked={props.stacked}
      className={props.className}
    >
      <Input
        className={`${styles.input} ${props.inputClassName ?? ''}`}
        value={value}
        placeholder={placeholder}
        placeholderClass={styles.placeholder}
        type={type}
        password={password}
        maxlength={maxlength}
        disabled={disabled}
        focus={props.focus}
        confirmType={props.confirmType}
        ariaLabel={name}
        nativeProps={isBrowser && props.autoComplete ? { autoComplete: props.autoComplete } : undefined}
        aria-invalid={props.error ? 'true' : undefined}
        onInput={(event) => onChange(event.detail.value)}
        onFocus={() => setFocused(true)}
        onBlur={(event) => {
          setFocused(false)
          // WeChat puts a chosen nickname into the field without an input event
          if (type === 'nickname' && event.detail.value !== value) onChange(event.detail.value)
          props.onBlur?.()
        }}
        onConfirm={props.onConfirm}
      />
      {focused && value !== '' && !disabled && (
        <Tap className={`${styles.tool} t-field-clear`} label={texts.clear} onClick={() => onChange('')}>
          <Icon name="fail" size={32} />
        </Tap>
      )}
      {extra && <View className={styles.tool}>{extra}</View>}
    </Field>
  )
}
