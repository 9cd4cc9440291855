import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import styles from './StickyBar.module.scss'
import { useMetrics } from './useMetrics'

/** Stays below the page's bar while what follows it scrolls: tabs, a search field. */
export function StickyBar({ children }: PropsWithChildren) {
  const { statusBar, navBar } = useMetrics()
  return (
    <View className={styles.bar} style={{ top: `calc(${statusBar + navBar}px + var(--safe-top, 0px))` }}>
      {children}
    </View>
  )
}
