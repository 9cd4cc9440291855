import type { PropsWithChildren } from 'react'
import styles from './SwipeCard.module.scss'
import { SwipeCell } from './SwipeCell'

interface SwipeCardProps {
  /** what taking it away is called */
  label: string
  /** `t-...` handle of that */
  remove: string
  onRemove: () => void
  /** the room under it */
  gap?: 's' | 'm'
  className?: string
}

/** A card of a list, swiped to the left to take it away. */
export const SwipeCard = ({
  label,
  remove,
  onRemove,
  gap = 's',
  className = '',
  children,
}: PropsWithChildren<SwipeCardProps>) => (
  <SwipeCell
    className={`${styles.card} ${styles[gap]} ${className}`}
    actions={[{ label, className: remove, onClick: onRemove }]}
  >
    {children}
  </SwipeCell>
)
