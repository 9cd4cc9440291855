import type { PropsWithChildren, ReactNode } from 'react'
import { ScrollView, View } from '@tarojs/components'
import { useOverlay } from '@/platform/overlay/useOverlay'
import { useSheetPull } from '@/platform/overlay/useSheetPull'
import { Icon } from './Icon'
import { OfflineStrip } from './OfflineStrip'
import { Overlay } from './Overlay'
import styles from './Sheet.module.scss'
import { Tap } from './Tap'
import { useUiTexts } from './texts'
import { useMetrics } from './useMetrics'
import { usePresence } from './usePresence'

interface SheetProps {
  open: boolean
  onClose: () => void
  title?: ReactNode
  /** read out when there is no title */
  label?: string
  /** stays under the scrolling content */
  footer?: ReactNode
  /** tall: always the full height, for lists that load */
  height?: 'auto' | 'tall'
  /** right: as high as the screen, for filters */
  from?: 'bottom' | 'right'
  /** id of a node to begin at, whenever it changes */
  scrollTo?: string
  /** `t-...` handle */
  className?: string
}

/**
 * From the bottom edge, or from the right. Closes by its mask, its button, pulled down by a finger and, on H5, by Escape;
 * its content is unmounted when closed.
 */
export function Sheet({
  open,
  onClose,
  title,
  label,
  footer,
  height = 'auto',
  from = 'bottom',
  scrollTo,
  className = '',
  children,
}: PropsWithChildren<SheetProps>) {
  const texts = useUiTexts()
  const { statusBar, navBar, capsule } = useMetrics()
  const presence = usePresence(open, 240)
  const closing = presence === 'closing' ? styles.closing : ''
  const right = from === 'right'
  // below WeChat's capsule, which lies over everything
  const top = statusBar + (capsule > 0 ? navBar : 0)
  const box = useOverlay(presence === 'open', onClose)
  const pull = useSheetPull(box, presence === 'open' && !right, onClose)
  // what goes is told to the view with all that stood beside it: alone in a host it takes nothing along
  return (
    <View className={styles.host}>
      {presence !== 'gone' && (
        <Overlay presence={presence} place="edge" onClose={onClose} maskClass="t-sheet-mask">
          <View
            ref={box}
            className={`${styles.sheet} ${right ? styles.right : ''} ${closing} ${className} t-sheet`}
            style={right ? { paddingTop: `${top}px` } : undefined}
            role="dialog"
            aria-modal="true"
            aria-label={typeof title === 'string' ? title : label}
          >
            <View className={`${styles.head} t-sheet-head`} {...pull}>
              <View className={styles.title}>{title}</View>
              <Tap className={`${styles.close} t-sheet-close`} label={texts.close} onClick={onClose}>
                <Icon name="close" size={36} />
              </Tap>
            </View>
            <ScrollView
              className={`${styles.content} ${right ? styles.filling : styles[height]}`}
              scrollY
              enhanced
              showScrollbar={false}
              scrollIntoView={scrollTo}
            >
              {children}
            </ScrollView>
            <OfflineStrip place="sheet" />
            <View className={styles.footer}>{footer}</View>
          </View>
        </Overlay>
      )}
    </View>
  )
}
