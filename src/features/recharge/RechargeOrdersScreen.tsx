import { View } from '@tarojs/components'
import type { RechargeOrder } from '@mall/contract/recharge'
import { usePagedList } from '@/api/usePagedList'
import { timeText } from '@/lib/date'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { Empty } from '@/ui/Empty'
import { PagedList } from '@/ui/PagedList'
import { Price } from '@/ui/Price'
import { RecordCard, recordList } from '@/ui/RecordCard'
import { Screen } from '@/ui/Screen'
import { gainsOf } from './gains'
import styles from './recharge.module.scss'
import { useTexts } from './texts'
import { useAgain } from './useAgain'

function OrderCard({ order }: { order: RechargeOrder }) {
  const texts = useTexts()
  const gains = gainsOf(order)
  const { again, running } = useAgain()
  return (
    <RecordCard
      className="t-recharge-order"
      title={order.recharge_name || texts.free}
      figure={
        <View className={styles.paid}>
          {texts.paid}
          <Price value={order.buy_price} size="m" tone="text" />
        </View>
      }
      time={timeText(order.create_time)}
      end={
        <Button kind="secondary" size="small" className="t-again" loading={running} onClick={() => void again(order)}>
          {texts.again}
        </Button>
      }
    >
      <View className={styles.gets}>{texts.gets(order.face_value)}</View>
      {gains && <View className={styles.gains}>{gains}</View>}
      <View className={styles.number}>
        {order.order_no}
        <CopyButton text={order.order_no} label={texts.number} />
      </View>
    </RecordCard>
  )
}

const card = (order: RechargeOrder) => <OrderCard key={order.order_id} order={order} />

/** Paid ones alone: the wire tells of no others. */
export function RechargeOrdersScreen() {
  const texts = useTexts()
  const list = usePagedList('/memberrecharge/api/order/page', {}, { onShow: true, rowKey: (order) => order.order_id })
  const empty = (
    <Empty text={texts.none} icon="wallet">
      <Button className="t-to-recharge" kind="secondary" onClick={() => open(routes.recharge)}>
        {texts.go}
      </Button>
    </Empty>
  )
  return (
    <Screen title={texts.records}>
      <PagedList className={recordList} list={list} row={card} empty={empty} />
    </Screen>
  )
}
