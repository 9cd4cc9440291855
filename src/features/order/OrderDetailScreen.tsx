import { useRef } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { GoodsLine } from '@/domain/goods/GoodsLine'
import { back, open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Screen } from '@/ui/Screen'
import { Amounts } from './parts/Amounts'
import { ByType } from './parts/ByType'
import { CancelSheet } from './parts/CancelSheet'
import { Codes, showsUsableCode } from './parts/Codes'
import { Invoice } from './parts/Invoice'
import { LineAfterSales } from './parts/LineAfterSales'
import { Newest } from './parts/Newest'
import { OrderButtons } from './parts/OrderButtons'
import { OrderFacts } from './parts/OrderFacts'
import { OrderState } from './parts/OrderState'
import { OwnActivity } from './parts/OwnActivity'
import { ShopTools } from './parts/ShopTools'
import { Together } from './parts/Together'
import styles from './order.module.scss'
import { Receiver } from './Receiver'
import { useTexts } from './texts'
import { useCancelling } from './useCancelling'
import { useOrderActions } from './useOrderActions'

/** One detail for every order type: sections follow what the order has; a code that can be used comes first. */
export function OrderDetailScreen() {
  const texts = useTexts()
  const { order_id: id = 0 } = useParams(routes.orderDetail)
  const order = useData('/api/order/detail', { order_id: id }, { onShow: true })
  const latest = useRef(order)
  latest.current = order
  const changed = () =>
    void order.refresh().then(() => {
      // a deleted order can no longer be shown
      if (latest.current.failure?.kind === 'refused') void back()
    })
  const { data } = order
  const first = data !== undefined && showsUsableCode(data)
  const { cancel, ...cancelling } = useCancelling()
  const buttonsOf = useOrderActions(cancel)
  const foot = data && buttonsOf(data, changed).length > 0 && (
    <OrderButtons order={data} changed={changed} cancel={cancel} size="medium" />
  )
  return (
    <Screen title={texts.detail} data={order} bottom={foot} toTop={false}>
      {data && (
        <Column>
          {first && <Codes order={data} />}
          <OrderState order={data} onEnd={() => void order.refresh()} />
          <OwnActivity order={data} />
          {!first && <Codes order={data} />}
          <ByType order={data} />
          <Newest order={data} />
          <Receiver order={data} />
          <Together order={data} />
          <CellGroup title={data.site_name} extra={<ShopTools siteId={data.site_id} orderId={data.order_id} />}>
            <View className={styles.lines}>
              {data.order_goods.map((line) => (
                <View key={line.order_goods_id}>
                  <GoodsLine line={line} onClick={() => open(routes.goodsDetail, { sku_id: line.sku_id })} />
                  <LineAfterSales line={line} />
                </View>
              ))}
            </View>
          </CellGroup>
          <Amounts order={data} />
          <Invoice order={data} />
          <OrderFacts order={data} />
        </Column>
      )}
      <CancelSheet {...cancelling} />
    </Screen>
  )
}
