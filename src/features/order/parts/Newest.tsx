import { View } from '@tarojs/components'
import type { OrderDetail } from '@mall/contract/order'
import { useData } from '@/api/useData'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import styles from '../order.module.scss'
import { useTexts } from '../texts'

/** Where the parcel is now; all of its way stands on the page behind. */
export function Newest({ order }: { order: OrderDetail }) {
  const texts = useTexts()
  const sent = order.delivery_type === 'express' && order.delivery_time > 0
  const { data } = useData('/api/order/package', { order_id: order.order_id }, { enabled: sent, silent: true })
  const parcel = data?.[0]
  if (!parcel) return null
  const step = parcel.trace.list[0]
  return (
    <Card
      className={`${styles.newest} t-parcels`}
      role="link"
      onClick={() => open(routes.orderLogistics, { order_id: order.order_id })}
    >
      <Icon name="truck" size={40} className={styles.pin} />
      <View className={styles.newestWords}>
        <View className={styles.remark}>{step ? step.remark : parcel.trace.reason}</View>
        <View className={styles.when}>{step ? step.datetime : texts.parcelCount(data.length)}</View>
      </View>
      <Icon name="arrow" size={28} className={styles.go} />
    </Card>
  )
}
