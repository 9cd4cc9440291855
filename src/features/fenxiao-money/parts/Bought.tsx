import { View } from '@tarojs/components'
import type { FenxiaoOrder } from '@mall/contract/fenxiao'
import { ThingLine } from '@/domain/goods/ThingLine'
import { ShopHead } from '@/domain/shop/ShopHead'
import { Price } from '@/ui/Price'
import styles from '../fenxiaoMoney.module.scss'

interface BoughtProps {
  order: FenxiaoOrder
  /** leads to the product */
  onGoods?: () => void
}

/** The product of an order, and how that order stands. */
export const Bought = ({ order, onGoods }: BoughtProps) => (
  <>
    <ShopHead name={order.site_name}>
      <View className={styles.dim}>{order.order_status_name}</View>
    </ShopHead>
    <ThingLine image={order.sku_image} name={order.sku_name} num={order.num} onClick={onGoods}>
      <Price value={order.price} size="s" tone="text" />
    </ThingLine>
  </>
)
