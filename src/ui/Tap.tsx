import type { CSSProperties, PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import type { ITouchEvent } from '@tarojs/components'

export interface TapProps {
  onClick?: (event: ITouchEvent) => void
  className?: string
  style?: CSSProperties
  /** read out in place of the content: needed where the content is only an icon or a picture */
  label?: string
  role?: 'button' | 'link' | 'tab' | 'checkbox' | 'radio' | 'switch' | 'menuitem' | 'option'
  disabled?: boolean
  /** read out as disabled, but taps come: to say why */
  barred?: boolean
  /** checkbox, radio, switch */
  checked?: boolean | 'mixed'
  /** tab, option */
  selected?: boolean
  id?: string
}

/** Any area that can be pressed: pressed look, keyboard on H5, role and label. */
export function Tap(props: PropsWithChildren<TapProps>) {
  const {
    onClick,
    className = '',
    style,
    label,
    role = 'button',
    disabled,
    barred,
    checked,
    selected,
    id,
    children,
  } = props
  return (
    <View
      id={id}
      className={disabled ? className : `press ${className}`}
      style={style}
      hoverClass={disabled ? 'none' : 'pressed'}
      hoverStartTime={20}
      hoverStayTime={80}
      role={role}
      aria-label={label}
      aria-disabled={disabled || barred || undefined}
      aria-checked={checked}
      aria-selected={selected}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </View>
  )
}
