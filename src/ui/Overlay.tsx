import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import styles from './Overlay.module.scss'

interface OverlayProps {
  /** of usePresence; what is gone is not drawn at all */
  presence: 'open' | 'closing'
  /** middle: comes and goes with its mask; edge: brings itself in from there */
  place?: 'middle' | 'edge'
  /** a tap beside it */
  onClose: () => void
  /** `t-...` handles of the whole and of the mask */
  className?: string
  maskClass?: string
}

/** Over the screen and its mask. */
export const Overlay = ({
  presence,
  place = 'middle',
  onClose,
  className = '',
  maskClass = '',
  children,
}: PropsWithChildren<OverlayProps>) => (
  <View
    className={`${styles.root} ${styles[place]} ${presence === 'closing' ? styles.closing : ''} ${className}`}
    catchMove
  >
    <View className={`${styles.mask} ${maskClass}`} onClick={onClose} />
    {children}
  </View>
)
