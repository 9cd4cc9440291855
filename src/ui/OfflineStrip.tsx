import { useSyncExternalStore } from 'react'
import { View } from '@tarojs/components'
import { network } from '@/platform/network/network'
import styles from './OfflineStrip.module.scss'
import { useUiTexts } from './texts'

/**
 * While there is no connection, at the foot of every Screen, or on the bar it is drawn in: the head has what one sorts by. In a
 * sheet, which lies over that, it takes a line of its own.
 */
export function OfflineStrip({ place }: { place?: 'bar' | 'sheet' }) {
  const texts = useUiTexts()
  const online = useSyncExternalStore(network.onStatusChange, network.isOnline)
  return online ? null : (
    <View className={`${styles.strip} ${place ? styles[place] : ''} t-offline-strip`} role="status">
      {texts.offline}
    </View>
  )
}
