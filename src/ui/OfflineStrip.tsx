import { useSyncExternalStore } from 'react'
import { View } from '@tarojs/components'
import { network } from '@/platform/network/network'
import styles from './OfflineStrip.module.scss'
import { useUiTexts } from './texts'

/** While there is no connection, at the foot of every Screen, or on the bar it is drawn in: the head has what one sorts by. */
export function OfflineStrip({ onBar }: { onBar?: boolean }) {
  const texts = useUiTexts()
  const online = useSyncExternalStore(network.onStatusChange, network.isOnline)
  return online ? null : (
    <View className={`${styles.strip} ${onBar ? styles.onBar : ''} t-offline-strip`} role="status">
      {texts.offline}
    </View>
  )
}
