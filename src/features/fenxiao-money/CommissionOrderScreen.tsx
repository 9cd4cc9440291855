import type { FenxiaoOrderDetail } from '@mall/contract/fenxiao'
import { useData } from '@/api/useData'
import { DistributorOnly } from '@/domain/fenxiao/DistributorOnly'
import { useDistributor } from '@/domain/fenxiao/useDistributor'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { timeText } from '@/lib/date'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { CopyCell } from '@/ui/CopyCell'
import { Empty } from '@/ui/Empty'
import { Price } from '@/ui/Price'
import { Screen } from '@/ui/Screen'
import { StateHead } from '@/ui/StateHead'
import { orderState, orderTones } from './orderState'
import { Bought } from './parts/Bought'
import { Reckoning } from './parts/Reckoning'
import { useTexts } from './texts'

/** One product of an order, and what it brings. */
export function CommissionOrderScreen() {
  const texts = useTexts()
  const { concept } = useFenxiaoWords()
  const { id = 0 } = useParams(routes.fenxiaoOrder)
  const distributor = useDistributor()
  const order = useData('/fenxiao/api/order/info', { fenxiao_order_id: id }, { enabled: id > 0, onShow: true })
  const gone = (words?: string) => (
    <Empty text={words || texts.gone} icon="order">
      <Button className="t-my-earnings" onClick={() => void open(routes.fenxiaoOrders, {}, { replace: true })}>
        {texts.orders(concept)}
      </Button>
    </Empty>
  )
  if (!(id > 0)) return <Screen title={texts.order}>{gone()}</Screen>
  // who is no distributor has no order either, and is told more than that
  const waited = distributor.data === null ? distributor : [distributor, order]
  return (
    <Screen title={texts.order} data={waited} refused={gone} toTop={false}>
      <DistributorOnly distributor={distributor.data}>
        {() => order.data && <Order order={order.data} />}
      </DistributorOnly>
    </Screen>
  )
}

function Order({ order }: { order: FenxiaoOrderDetail }) {
  const texts = useTexts()
  const state = orderState(order)
  return (
    <Column>
      <Card pad="none" className={`t-earning-${state}`}>
        <StateHead
          state={texts.states[state]}
          tone={orderTones[state]}
          figure={<Price value={order.commission} size="xl" tone="text" />}
          note={texts.stateNotes[state]}
        />
      </Card>
      <Card className="t-earning-goods">
        <Bought order={order} onGoods={() => void open(routes.goodsDetail, { sku_id: order.sku_id })} />
      </Card>
      <Reckoning order={order} />
      <CellGroup>
        <CopyCell label={texts.orderNo} text={order.order_no} />
        <Cell label={texts.created} value={timeText(order.create_time)} />
      </CellGroup>
    </Column>
  )
}
