import { useState, type CSSProperties, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { usePageScroll } from '@/platform/lifecycle/lifecycle'
import { back } from '@/navigation/open'
import { BarButton } from './BarButton'
import styles from './NavBar.module.scss'
import { px } from './theme/size'
import { useUiTexts } from './texts'
import { useMetrics } from './useMetrics'

export interface NavBarProps {
  title?: string
  /** in place of the title, over the full width between the sides: a search field */
  heading?: ReactNode
  /** in place of the back button, a BarButton or text; null: nothing */
  left?: ReactNode
  /** a BarButton or text */
  right?: ReactNode
  /** in place of going a page back */
  onBack?: () => Promise<void>
  /** in place of the theme's, once it has a ground */
  barColours?: CSSProperties | undefined
  /** lies on the content without a ground of its own until the page is scrolled */
  clear?: boolean
}

/** css px of scrolling after which a clear bar gets its ground */
const clearUntil = 120

/** Bar at the top of a Screen. Back goes home when there is no page to go back to. */
export function NavBar({ title, heading, left, right = null, clear, barColours, onBack }: NavBarProps) {
  const texts = useUiTexts()
  const { statusBar, navBar, capsule } = useMetrics()
  const [scrolled, setScrolled] = useState(false)
  usePageScroll(({ scrollTop }) => clear && setScrolled(scrollTop > clearUntil))
  const place = [styles.place, clear && styles.over, clear && !scrolled && styles.clear].filter(Boolean).join(' ')
  // equal sides keep a title in the middle; WeChat's capsule is one of them, beside a heading they are narrow
  const narrow = (content: ReactNode) => (content ? styles.narrow : styles.edge)
  // beside the capsule there is no room: what stands right goes left where nothing else does
  const moved = capsule > 0 && !heading && left === null && !!right
  const leftmost = moved ? right : left
  const rightmost = moved ? null : right
  const leftClass = heading ? narrow(left === undefined || left) : styles.side
  const rightClass = heading || capsule > 0 ? narrow(rightmost) : styles.side
  const leftWidth = `calc(${capsule}px + ${rightmost ? px(104) : px(24)})`
  const leftStyle = capsule > 0 && !heading ? { width: leftWidth } : undefined
  return (
    <View className={place}>
      <View className={styles.bar} style={{ paddingTop: `${statusBar}px`, ...(clear && !scrolled ? {} : barColours) }}>
        <View className={styles.row} style={{ height: `${navBar}px`, paddingRight: `${capsule}px` }}>
          <View className={leftClass} style={leftStyle}>
            {leftmost === undefined ? (
              <BarButton icon="back" label={texts.back} className="t-back" onClick={() => void (onBack ?? back)()} />
            ) : (
              leftmost
            )}
          </View>
          {heading ? (
            <View className={styles.heading}>{heading}</View>
          ) : (
            <View className={`${styles.title} t-title`} role="heading" aria-level={1}>
              {title}
            </View>
          )}
          <View className={`${rightClass} ${styles.right}`}>{rightmost}</View>
        </View>
      </View>
    </View>
  )
}
