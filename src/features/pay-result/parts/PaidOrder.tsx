import { View } from '@tarojs/components'
import { Addressee } from '@/domain/address/Addressee'
import { GoodsLine } from '@/domain/goods/GoodsLine'
import { orderRoute } from '@/domain/order-status/orderRoute'
import { ShopHead } from '@/domain/shop/ShopHead'
import { open } from '@/navigation/open'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import styles from '../result.module.scss'
import { useTexts } from '../texts'
import type { PaidOrder as Order } from '../useBillOrders'
import { Next } from './Next'

/** pictures beside each other */
const most = 4

/** One order of the bill: whose goods, which, and what comes next; all of it stands on the order's page. */
export function PaidOrder({ order, ownAddress }: { order: Order; ownAddress: boolean }) {
  const texts = useTexts()
  const { order_goods: lines, order_id, order_type, goods_num, site_name } = order
  const [first, second] = lines
  const see = () => void open(orderRoute(order_type), { order_id })
  return (
    <Card className="t-paid-order">
      <Tap className="t-open-paid-order" role="link" onClick={see}>
        <ShopHead name={site_name}>
          <Icon name="arrow" size={28} className={styles.go} />
        </ShopHead>
        {first && !second ? (
          <GoodsLine line={first} />
        ) : (
          <View className={styles.pictures}>
            {lines.slice(0, most).map((line) => (
              <Image key={line.order_goods_id} src={line.sku_image} width={112} radius="m" alt={line.goods_name} />
            ))}
            <View className={styles.pieces}>{texts.pieces(goods_num)}</View>
          </View>
        )}
      </Tap>
      <Next order={order} onSee={see} />
      {ownAddress && (
        <View className={styles.next}>
          <Addressee to={order} />
        </View>
      )}
    </Card>
  )
}
