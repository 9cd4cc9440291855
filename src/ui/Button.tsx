import type { PropsWithChildren } from 'react'
import { Button as NativeButton, View } from '@tarojs/components'
import type { ITouchEvent } from '@tarojs/components'
import { Icon, type IconName } from './Icon'
import styles from './Button.module.scss'

export interface ButtonProps {
  onClick?: (event: ITouchEvent) => void
  /** primary: the one step forward of a screen; aux: the second beside it; secondary: outline; ghost: plain text */
  kind?: 'primary' | 'aux' | 'secondary' | 'ghost' | 'danger'
  /** big: 96, full width, foot of a page or form; medium: 88; small: 64, in rows and cards (design px) */
  size?: 'big' | 'medium' | 'small'
  /** shows a spinner and takes no taps */
  loading?: boolean
  disabled?: boolean
  icon?: IconName
  /** as wide as its place */
  block?: boolean
  /** `t-...` handle and placing, no looks */
  className?: string
  label?: string
  /** the mini-program's own: opens its sheet to share the page, or its conversation with the mall */
  openType?: 'share' | 'contact'
  /** submits the form around it */
  submit?: boolean
}

export function Button(props: PropsWithChildren<ButtonProps>) {
  const { onClick, kind = 'primary', size = 'medium', loading, disabled, icon, block = size === 'big', label } = props
  const off = disabled || loading
  const names = ['press', styles.button, styles[kind], styles[size]]
  if (block) names.push(styles.block)
  if (disabled) names.push(styles.disabled)
  return (
    <NativeButton
      className={`${names.join(' ')} ${props.className ?? ''}`}
      hoverClass={off ? 'none' : 'pressed'}
      hoverStayTime={80}
      disabled={disabled}
      openType={props.openType}
      formType={props.submit ? 'submit' : undefined}
      aria-label={label}
      aria-busy={loading || undefined}
      onClick={off ? undefined : onClick}
    >
      {loading && <View className={styles.spinner} />}
      {!loading && icon && <Icon name={icon} className={styles.icon} />}
      {props.children}
    </NativeButton>
  )
}
