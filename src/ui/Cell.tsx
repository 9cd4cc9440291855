import type { PropsWithChildren, ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Card } from './Card'
import { Icon, type IconName } from './Icon'
import { Tap } from './Tap'
import styles from './Cell.module.scss'

/** White card around rows, with an optional heading and a link on its right; as wide as its place. */
export function CellGroup({
  title,
  extra,
  className = '',
  children,
}: PropsWithChildren<{ title?: ReactNode; extra?: ReactNode; className?: string }>) {
  return (
    <Card pad="none" className={`${styles.group} ${className}`}>
      {(title || extra) && (
        <View className={styles.heading}>
          <View className={styles.title}>{title}</View>
          {extra}
        </View>
      )}
      {children}
    </Card>
  )
}

interface CellProps {
  label: ReactNode
  icon?: IconName
  /** second line under the label */
  note?: ReactNode
  /** on the right */
  value?: ReactNode
  /** makes the row a button with an arrow */
  onClick?: () => void
  disabled?: boolean
  /** an arrow although the row has children of its own on the right, or none although it can be tapped */
  arrow?: boolean
  className?: string
}

/** One row: label left, value or control (children) right. */
export function Cell({
  label,
  icon,
  note,
  value,
  onClick,
  disabled,
  arrow = !!onClick,
  className = '',
  children,
}: PropsWithChildren<CellProps>) {
  const inner = (
    <>
      {icon && <Icon name={icon} size={40} className={styles.icon} />}
      <View className={styles.words}>
        <View className={styles.label}>{label}</View>
        {note && <View className={styles.note}>{note}</View>}
      </View>
      {value !== undefined && value !== null && <View className={styles.value}>{value}</View>}
      {children}
      {arrow && <Icon name="arrow" size={28} className={styles.arrow} />}
    </>
  )
  if (!onClick) return <View className={`${styles.cell} ${className}`}>{inner}</View>
  return (
    <Tap className={`${styles.cell} ${className}`} onClick={onClick} disabled={disabled}>
      {inner}
    </Tap>
  )
}
