import { View } from '@tarojs/components'
import type { OrderRow } from '@mall/contract/order'
import { GoodsLine } from '@/domain/goods/GoodsLine'
import { orderRoute } from '@/domain/order-status/orderRoute'
import { open } from '@/session/open'
import { Icon } from '@/ui/Icon'
import { Price } from '@/ui/Price'
import { Tap } from '@/ui/Tap'
import styles from '../order.module.scss'
import { useTexts } from '../texts'
import { OrderButtons } from './OrderButtons'

export function OrderCard({ order, changed }: { order: OrderRow; changed: () => void }) {
  const texts = useTexts()
  const waiting = order.order_status === 0
  return (
    <View className={`${styles.card} t-order`}>
      <Tap
        className="t-open-order"
        role="link"
        onClick={() => open(orderRoute(order.order_type), { order_id: order.order_id })}
      >
        <View className={styles.head}>
          <Icon name="shop" size={30} />
          <View className={styles.shop}>{order.site_name}</View>
          <View className={waiting ? styles.stateOn : styles.state}>
            {texts.states[order.order_status] ?? order.order_status_name}
          </View>
        </View>
        {order.order_goods.map((line) => (
          <GoodsLine
            key={line.order_goods_id}
            image={line.sku_image}
            name={line.goods_name}
            spec={line.sku_spec_format}
            price={line.price}
            num={line.num}
          />
        ))}
        <View className={styles.sum}>
          <View className={styles.pieces}>{texts.pieces(order.goods_num)}</View>
          {waiting ? texts.toPay : texts.paidSum}
          <Price value={waiting ? order.pay_money : order.order_money} size="m" tone="text" />
        </View>
      </Tap>
      <OrderButtons order={order} changed={changed} />
    </View>
  )
}
