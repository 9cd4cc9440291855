import { View } from '@tarojs/components'
import styles from './Land.module.scss'
import { Pin } from './Pin'

/** Drawn streets with a pin on them, where no map is to be had: they are none that there are. */
export const Land = ({ className = '' }: { className?: string }) => (
  <View className={`${styles.land} ${className} t-map`} aria-hidden>
    <Pin />
  </View>
)
