import { useRef } from 'react'
import { useData } from '@/api/useData'
import { back, open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { now } from '@/session/clock'
import { ActionButtons } from '@/ui/ActionButtons'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { CopyCell } from '@/ui/CopyCell'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { Destination } from './Destination'
import { OrderBanner } from './OrderBanner'
import { OrderGoods } from './OrderGoods'
import { presaleState } from './orderState'
import { useOrderTexts } from './orderTexts'
import { BothPayments } from './PaymentFacts'
import { usePresaleActions } from './usePresaleActions'

/** A presale order from its deposit to the real order, or to its end. */
export function PresaleOrderScreen() {
  const texts = useOrderTexts()
  const { order_id: id = 0 } = useParams(routes.presaleOrder)
  const order = useData('/presale/api/order/detail', { order_id: id }, { enabled: id > 0, onShow: true })
  const { data } = order
  const bill = useData(
    '/api/pay/info',
    { out_trade_no: data?.deposit_out_trade_no ?? '' },
    { enabled: data !== undefined, silent: true },
  )
  const buttonsOf = usePresaleActions()
  const latest = useRef(order)
  latest.current = order
  const changed = () =>
    void order.refresh().then(() => {
      // a deleted order can no longer be shown
      if (latest.current.failure?.kind === 'refused') void back()
    })
  const unknown = (words?: string) => (
    <Empty text={words || texts.gone} icon="order">
      <Button className="t-my-presales" onClick={() => open(routes.presaleOrders)}>
        {texts.mine}
      </Button>
    </Empty>
  )
  if (!(id > 0)) return <Screen title={texts.detail}>{unknown()}</Screen>

  const state = data && presaleState(data, now())
  const buttons = data ? buttonsOf(data, changed) : []
  return (
    <Screen
      title={texts.detail}
      data={order}
      refused={unknown}
      bottom={buttons.length > 0 && <ActionButtons of="presale" buttons={buttons} size="medium" />}
      toTop={false}
    >
      {data && state && (
        <Column>
          <OrderBanner
            order={data}
            state={state}
            isPaid={bill.data?.pay_status === 2}
            onEnd={() => void order.refresh()}
          />
          <Destination order={data} state={state} />
          <Card pad="cells" className="t-presale-goods">
            <OrderGoods order={data} onClick={() => open(routes.presaleDetail, { presale_id: data.presale_id })} />
          </Card>
          <BothPayments order={data} state={state} />
          <CellGroup>
            <CopyCell label={texts.number} text={data.order_no} />
          </CellGroup>
        </Column>
      )}
    </Screen>
  )
}
