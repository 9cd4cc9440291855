import { View } from '@tarojs/components'
import type { OrderRow } from '@mall/contract/order'
import { GoodsLine } from '@/domain/goods/GoodsLine'
import { orderRoute } from '@/domain/order-status/orderRoute'
import { Subtotal } from '@/domain/price/Subtotal'
import { ShopHead } from '@/domain/shop/ShopHead'
import { open } from '@/navigation/open'
import { Card } from '@/ui/Card'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import styles from '../order.module.scss'
import { Bill } from '../Bill'
import { heldByActivity } from '@/domain/order-status/heldByActivity'
import { useStateWords } from '../stateWords'
import { sumOf } from '../sumOf'
import { useTexts } from '../texts'
import type { Cancel } from '../useCancelling'
import { OrderButtons } from './OrderButtons'

interface OrderCardProps {
  order: OrderRow
  changed: () => void
  cancel: Cancel
}

export function OrderCard({ order, changed, cancel }: OrderCardProps) {
  const texts = useTexts()
  const wordsOf = useStateWords()
  const waiting = order.order_status === 0
  const sum = sumOf(order)
  // one that waits for others says so as its state
  const promotion = (!heldByActivity(order) && order.promotion_status_name) || order.promotion_type_name
  return (
    <Card className={`${styles.order} t-order`}>
      <Tap
        className="t-open-order"
        role="link"
        onClick={() => open(orderRoute(order.order_type), { order_id: order.order_id })}
      >
        <ShopHead name={order.site_name}>
          {promotion && <Tag className="t-order-promotion">{promotion}</Tag>}
          <View className={waiting ? styles.stateOn : styles.state}>{wordsOf(order).word}</View>
        </ShopHead>
        {order.order_goods.map((line) => (
          <GoodsLine key={line.order_goods_id} line={line} />
        ))}
        <Subtotal pieces={texts.pieces(order.goods_num)} label={texts[sum.name]} money={sum.money} tone="text" />
      </Tap>
      {waiting && <Bill number={order.out_trade_no} onEnd={changed} />}
      <OrderButtons order={order} changed={changed} cancel={cancel} />
    </Card>
  )
}
