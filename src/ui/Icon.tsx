import { View } from '@tarojs/components'
import { px } from './theme/size'
import styles from './Icon.module.scss'

// prettier-ignore
/** Drawn in icons.scss; `-on` are the filled forms. */
export const iconNames = [
  'back', 'arrow', 'down', 'up', 'top', 'close', 'plus', 'minus', 'check', 'search', 'home', 'category', 'cart', 'member',
  'delete', 'edit', 'location', 'phone', 'clock', 'coupon', 'gift', 'heart', 'star', 'share', 'shop', 'service', 'message',
  'scan', 'filter', 'sort', 'list', 'eye', 'eye-off', 'camera', 'picture', 'pay', 'wallet', 'box', 'truck', 'order',
  'refund', 'refresh', 'more', 'settings', 'info', 'warning', 'success', 'fail', 'offline', 'lock', 'bell', 'globe', 'copy',
  'text', 'moon', 'crown', 'diamond', 'fire', 'home-on', 'category-on', 'cart-on', 'member-on', 'heart-on', 'star-on',
] as const

export type IconName = (typeof iconNames)[number]

interface IconProps {
  name: IconName
  /** design px; without it the icon is as large as the text around it */
  size?: number
  className?: string
}

/** Takes the colour of the text around it; tells nothing to a screen reader: label what carries it. */
export function Icon({ name, size, className = '' }: IconProps) {
  return (
    <View
      className={`${styles.icon} ${styles[name]} ${className}`}
      style={size ? { width: px(size), height: px(size) } : undefined}
    />
  )
}
