import { Badge } from './Badge'
import { Icon, type IconName } from './Icon'
import styles from './NavBar.module.scss'
import { Tap } from './Tap'

interface BarButtonProps {
  icon: IconName
  /** read out */
  label: string
  onClick: () => void
  /** on the corner of the icon; 0 shows nothing */
  count?: number
  /** `t-...` handle */
  className?: string
}

/** Icon in the left or right of a Screen's bar; stands on a shade of its own while the bar is clear. */
export function BarButton({ icon, label, onClick, count, className = '' }: BarButtonProps) {
  return (
    <Tap className={`${styles.button} ${className}`} label={label} onClick={onClick}>
      <Badge count={count}>
        <Icon name={icon} size={44} />
      </Badge>
    </Tap>
  )
}
