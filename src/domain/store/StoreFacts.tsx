import { View } from '@tarojs/components'
import type { StoreRow } from '@mall/contract/store'
import { addressLine } from '@/domain/place/placeOf'
import { useTexts } from '@/domain/place/texts'
import { Icon } from '@/ui/Icon'
import styles from './StoreFacts.module.scss'

/** Name, distance, opening times and address of a pick-up store. */
export function StoreFacts({ store, className = '' }: { store: StoreRow; className?: string }) {
  const texts = useTexts()
  return (
    <View className={`${styles.facts} ${className}`}>
      <View className={styles.first}>
        <View className={`${styles.name} t-store-name`}>{store.store_name}</View>
        {store.distance !== '' && (
          <View className={`${styles.away} t-store-distance`}>{texts.away(store.distance)}</View>
        )}
      </View>
      {store.open_date !== '' && (
        <View className={`${styles.line} t-store-hours`}>
          <Icon name="clock" size={26} className={styles.icon} />
          {store.open_date}
        </View>
      )}
      <View className={styles.line}>
        <Icon name="location" size={26} className={styles.icon} />
        <View className={styles.address}>{addressLine(store)}</View>
      </View>
    </View>
  )
}
