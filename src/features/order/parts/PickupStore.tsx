import { View } from '@tarojs/components'
import type { OrderDetail } from '@mall/contract/order'
import { PlacePicture } from '@/domain/place/PlacePicture'
import { showPlace } from '@/domain/place/showPlace'
import { pickupStoreOf } from '@/domain/store/pickupStore'
import { dial } from '@/platform/dial/dial'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { useTypeTexts } from '../typeTexts'
import styles from './code.module.scss'

/** Where the order is picked up: opening times, telephone and the way there, as they were when it was made. */
export function PickupStore({ order }: { order: OrderDetail }) {
  const texts = useTypeTexts()
  const store = pickupStoreOf(order)
  if (!store) return null
  const { name, hours, address, telephone, place } = store
  return (
    <Card className="t-pickup-store">
      <View className={styles.storeName}>{name}</View>
      {hours && (
        <View className={styles.fact}>
          <Icon name="clock" size={28} />
          {hours}
        </View>
      )}
      {address && (
        <View className={styles.fact}>
          <Icon name="location" size={28} />
          {address}
        </View>
      )}
      {place && <PlacePicture place={place} told className={styles.map} />}
      <View className={styles.ways}>
        {telephone !== '' && (
          <Button kind="secondary" icon="phone" block className="t-call-store" onClick={() => dial.dial(telephone)}>
            {texts.call}
          </Button>
        )}
        {place && (
          <Button kind="secondary" icon="location" block className="t-lead-there" onClick={() => void showPlace(place)}>
            {texts.lead}
          </Button>
        )}
      </View>
    </Card>
  )
}
