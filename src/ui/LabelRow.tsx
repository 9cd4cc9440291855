import type { PropsWithChildren, ReactNode } from 'react'
import { View } from '@tarojs/components'
import { useLocale } from '@/i18n/locale'
import { Icon } from './Icon'
import styles from './LabelRow.module.scss'
import { Tap, type TapProps } from './Tap'

interface LabelRowProps extends Pick<TapProps, 'onClick' | 'role' | 'className'> {
  /** a word or two, or a tag */
  label: ReactNode
}

/** A name, and what is told of it; all names are equally wide, so that what follows begins at one line. */
export function LabelRow({ label, onClick, role, className = '', children }: PropsWithChildren<LabelRowProps>) {
  const wide = useLocale() === 'en-us' ? styles.wide : ''
  const content = (
    <>
      <View className={`${styles.label} ${wide}`}>{label}</View>
      {children}
      {onClick && <Icon name="arrow" size={28} className={styles.arrow} />}
    </>
  )
  const classes = `${styles.row} ${className}`
  if (!onClick) return <View className={classes}>{content}</View>
  return (
    <Tap className={classes} role={role} onClick={onClick}>
      {content}
    </Tap>
  )
}
