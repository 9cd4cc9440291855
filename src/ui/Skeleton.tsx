import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { px } from './theme/size'
import styles from './Skeleton.module.scss'

/** Grey area of design px; without width as wide as its place. */
export function SkeletonBlock({
  width,
  height,
  round,
  className = '',
}: {
  width?: number
  height: number
  round?: boolean
  className?: string
}) {
  const style = { height: px(height), ...(width ? { width: px(width) } : undefined) }
  return <View className={`${styles.block} ${round ? styles.round : ''} ${className}`} style={style} />
}

/** Lines of text, the last one shorter. */
export function SkeletonText({ lines = 2 }: { lines?: number }) {
  return (
    <View className={styles.text}>
      {Array.from({ length: lines }, (_, i) => (
        <View key={i} className={i === lines - 1 ? styles.short : styles.line} />
      ))}
    </View>
  )
}

/** Puts the moving light over its blocks and says that something is loading. */
export function Skeleton({
  label,
  className = '',
  children,
}: PropsWithChildren<{ label?: string; className?: string }>) {
  return (
    <View className={`${styles.skeleton} ${className} t-skeleton`} role="status" aria-label={label} aria-busy="true">
      {children}
    </View>
  )
}

/** `row`: picture left, words right, in a card. `card`: goods card of a two-column list. */
export function SkeletonItem({ kind = 'row' }: { kind?: 'row' | 'card' }) {
  return (
    <View className={styles[kind]}>
      <View className={`${styles.block} ${styles.picture}`} />
      <View className={styles.words}>
        <SkeletonText lines={kind === 'row' ? 3 : 2} />
      </View>
    </View>
  )
}

/** Of a page whose shape nobody told. */
export const UsualSkeleton = () => (
  <View className={styles.usual}>
    {[1, 2, 3, 4].map((row) => (
      <SkeletonItem key={row} />
    ))}
  </View>
)
