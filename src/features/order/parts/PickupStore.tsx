import { View } from '@tarojs/components'
import type { DeliveryStoreInfo, OrderDetail } from '@mall/contract/order'
import { PlacePicture } from '@/domain/place/PlacePicture'
import { pointOf, showPlace } from '@/domain/place/showPlace'
import { dial } from '@/platform/dial/dial'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { useTypeTexts } from '../typeTexts'
import styles from './code.module.scss'

function infoOf(text: string): Partial<DeliveryStoreInfo> {
  try {
    return JSON.parse(text || '{}') as Partial<DeliveryStoreInfo>
  } catch {
    return {}
  }
}

/** Where the order is picked up: opening times, telephone and the way there, as they were when it was made. */
export function PickupStore({ order }: { order: OrderDetail }) {
  const texts = useTypeTexts()
  const info = infoOf(order.delivery_store_info)
  if (!order.delivery_store_name) return null
  const address = (info.full_address ?? '').replaceAll('-', ' ')
  const point = pointOf(info.longitude, info.latitude)
  const place = point && { ...point, name: order.delivery_store_name, address }
  const telephone = info.telphone ?? ''
  return (
    <Card className="t-pickup-store">
      <View className={styles.storeName}>{order.delivery_store_name}</View>
      {info.open_date && (
        <View className={styles.fact}>
          <Icon name="clock" size={28} />
          {info.open_date}
        </View>
      )}
      {address && (
        <View className={styles.fact}>
          <Icon name="location" size={28} />
          {address}
        </View>
      )}
      {place && <PlacePicture place={place} className={styles.map} />}
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
