import { View } from '@tarojs/components'
import type { OrderDetail } from '@mall/contract/order'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Icon } from '@/ui/Icon'
import styles from './order.module.scss'
import { useTypeTexts } from './typeTexts'

type Received = Pick<OrderDetail, 'order_type' | 'name' | 'mobile' | 'full_address' | 'address'>

/** A pick-up is handed to whom the order names. */
function Taker({ order }: { order: Received }) {
  const texts = useTypeTexts()
  if (!order.name && !order.mobile) return null
  return (
    <CellGroup>
      <Cell label={texts.taker} value={`${order.name} ${order.mobile}`.trim()} />
    </CellGroup>
  )
}

/** Where an order goes, or who picks it up. */
export function Receiver({ order }: { order: Received }) {
  if (order.order_type === 2) return <Taker order={order} />
  if (!order.address) return null
  return (
    <Card className={styles.receiver}>
      <Icon name="location" size={40} className={styles.pin} />
      <View className={styles.strong}>
        <View>
          {order.name} {order.mobile}
        </View>
        <View className={styles.dim}>
          {order.full_address.replaceAll('-', ' ')} {order.address}
        </View>
      </View>
    </Card>
  )
}
