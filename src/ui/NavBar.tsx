import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { back } from '@/session/open'
import { Icon } from './Icon'
import styles from './NavBar.module.scss'
import { Tap } from './Tap'
import { useUiTexts } from './texts'
import { useMetrics } from './useMetrics'

export interface NavBarProps {
  title?: string
  /** in place of the title, over the full width between the sides: a search field */
  heading?: ReactNode
  /** in place of the back button; null: nothing */
  left?: ReactNode
  right?: ReactNode
  /** lies on the content without a ground of its own */
  clear?: boolean
}

/** Bar at the top of a Screen. Back goes home when there is no page to go back to. */
export function NavBar({ title, heading, left, right, clear }: NavBarProps) {
  const texts = useUiTexts()
  const { statusBar, navBar, capsule } = useMetrics()
  const backButton = (
    <Tap className={`${styles.back} t-back`} label={texts.back} onClick={() => void back()}>
      <Icon name="back" size={44} />
    </Tap>
  )
  // equal sides keep a title in the middle; beside a heading they are as narrow as they can
  const sideClass = (side: ReactNode) => (heading ? (side === null ? styles.edge : styles.narrow) : styles.side)
  return (
    <View className={`${styles.place} ${clear ? styles.clear : ''}`}>
      <View className={styles.bar} style={{ paddingTop: `${statusBar}px` }}>
        <View className={styles.row} style={{ height: `${navBar}px`, paddingRight: `${capsule}px` }}>
          <View className={sideClass(left)}>{left === undefined ? backButton : left}</View>
          {heading ? (
            <View className={styles.heading}>{heading}</View>
          ) : (
            <View className={`${styles.title} t-title`} role="heading" aria-level={1}>
              {title}
            </View>
          )}
          <View className={`${sideClass(right ?? null)} ${styles.right}`}>{right}</View>
        </View>
      </View>
    </View>
  )
}
