import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import styles from './Card.module.scss'
import { Tap, type TapProps } from './Tap'

interface CardProps extends Pick<TapProps, 'onClick' | 'role'> {
  /** m: all round; cells: its sides in line with those of Cell; none: the content brings its own */
  pad?: 'm' | 'cells' | 'none'
  className?: string
}

/** White card on the page, as wide as its place; with `onClick` all of it can be pressed. */
export function Card({ pad = 'm', className = '', onClick, role, children }: PropsWithChildren<CardProps>) {
  const classes = `${styles.card} ${pad === 'none' ? '' : styles[pad]} ${className}`
  if (!onClick) return <View className={classes}>{children}</View>
  return (
    <Tap className={classes} role={role} onClick={onClick}>
      {children}
    </Tap>
  )
}
