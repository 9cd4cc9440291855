import { View } from '@tarojs/components'
import type { OrderDetail } from '@mall/contract/order'
import { PlacePicture } from '@/domain/place/PlacePicture'
import { pointOf } from '@/domain/place/showPlace'
import { dial } from '@/platform/dial/dial'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { RoundIcon } from '@/ui/RoundIcon'
import { useTypeTexts } from '../typeTexts'
import styles from './code.module.scss'

/** Who brings a local order, the wished time, and the place it goes to. */
export function Deliverer({ order }: { order: OrderDetail }) {
  const texts = useTypeTexts()
  const [by] = order.package_list ?? []
  const point = pointOf(order.longitude, order.latitude)
  const onTheWay = order.order_status === 3
  const waits = order.order_status === 1
  if (!by && !waits) return null
  const address = `${order.full_address.replaceAll('-', ' ')} ${order.address}`.trim()
  return (
    <Card className="t-deliverer">
      <View className={styles.person}>
        <RoundIcon name="truck" />
        <View className={styles.words}>
          <View className={styles.storeName}>{by?.deliverer ?? texts.deliverer}</View>
          <View className={styles.term}>
            {!by ? texts.waitingDeliverer : onTheWay ? texts.delivererNote : texts.delivered}
          </View>
        </View>
        {by?.deliverer_mobile && (
          <Button size="small" icon="phone" className="t-call-deliverer" onClick={() => dial.dial(by.deliverer_mobile)}>
            {texts.callDeliverer}
          </Button>
        )}
      </View>
      {order.buyer_ask_delivery_time && (
        <View className={styles.fact}>
          <Icon name="clock" size={28} />
          {texts.wished} {order.buyer_ask_delivery_time}
        </View>
      )}
      {point && onTheWay && <PlacePicture place={{ ...point, name: address, address }} className={styles.map} />}
    </Card>
  )
}
