import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import styles from './Overlay.module.scss'

interface OverlayProps {
  /** of usePresence; what is gone is not drawn at all */
  presence: 'open' | 'closing'
  /** a tap beside it */
  onClose: () => void
  /** `t-...` handles of the whole and of the mask */
  className?: string
  maskClass?: string
}

/** In the middle of the screen over a mask. */
export const Overlay = ({
  presence,
  onClose,
  className = '',
  maskClass = '',
  children,
}: PropsWithChildren<OverlayProps>) => (
  <View className={`${styles.root} ${presence === 'closing' ? styles.closing : ''} ${className}`} catchMove>
    <View className={`${styles.mask} ${maskClass}`} onClick={onClose} />
    {children}
  </View>
)
