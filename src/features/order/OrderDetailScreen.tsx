import { View } from '@tarojs/components'
import type { OrderDetail } from '@mall/contract/order'
import { useData } from '@/api/useData'
import { GoodsLine } from '@/domain/goods/GoodsLine'
import { isZero } from '@/domain/price/money'
import { back, open } from '@/session/open'
import { useParams } from '@/session/params'
import { routes } from '@/routes'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Icon } from '@/ui/Icon'
import { Price } from '@/ui/Price'
import { Screen } from '@/ui/Screen'
import { OrderButtons } from './parts/OrderButtons'
import { OrderFacts } from './parts/OrderFacts'
import { OrderState } from './parts/OrderState'
import styles from './order.module.scss'
import { useTexts } from './texts'

/** One detail for every order type: sections follow what the order has. */
export function OrderDetailScreen() {
  const texts = useTexts()
  const { order_id: id = 0 } = useParams(routes.orderDetail)
  const order = useData('/api/order/detail', { order_id: id }, { onShow: true })
  const changed = () =>
    void order.refresh().then(() => {
      // a deleted order can no longer be shown
      if (order.failure) void back()
    })
  const { data } = order
  const foot = data && <OrderButtons order={data} changed={changed} size="medium" className={styles.foot} />
  return (
    <Screen title={texts.detail} data={order} bottom={foot} toTop={false}>
      {data && (
        <Column>
          <OrderState order={data} onEnd={() => void order.refresh()} />
          <Receiver order={data} />
          <CellGroup title={data.site_name}>
            <View className={styles.lines}>
              {data.order_goods.map((line) => (
                <GoodsLine
                  key={line.order_goods_id}
                  line={line}
                  onClick={() => open(routes.goodsDetail, { sku_id: line.sku_id })}
                />
              ))}
            </View>
          </CellGroup>
          <Amounts order={data} />
          <OrderFacts order={data} />
        </Column>
      )}
    </Screen>
  )
}

function Receiver({ order }: { order: OrderDetail }) {
  const texts = useTexts()
  if (order.virtual_code)
    return (
      <CellGroup>
        <Cell label={texts.code} value={order.virtual_code} />
      </CellGroup>
    )
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

function Amounts({ order }: { order: OrderDetail }) {
  const texts = useTexts()
  const rows = [
    { label: texts.goodsMoney, money: order.goods_money, sign: '' },
    { label: texts.freight, money: order.delivery_money, sign: '' },
    { label: texts.promotion, money: order.promotion_money, sign: '-' },
    { label: texts.coupon, money: order.coupon_money, sign: '-' },
  ].filter(({ money, sign }) => sign === '' || !isZero(money))
  return (
    <CellGroup title={texts.amounts}>
      {rows.map(({ label, money, sign }) => (
        <Cell key={label} label={label}>
          <Price value={`${sign}${money}`} size="s" tone={sign ? 'price' : 'text'} />
        </Cell>
      ))}
      <Cell label={order.order_status === 0 ? texts.toPay : texts.paidSum}>
        <Price value={order.order_status === 0 ? order.pay_money : order.order_money} size="m" />
      </Cell>
    </CellGroup>
  )
}
