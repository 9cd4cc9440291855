import type { OrderDetail } from '@mall/contract/order'
import { Addressee, type Addressed } from '@/domain/address/Addressee'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { useTypeTexts } from './typeTexts'

type Received = Pick<OrderDetail, 'order_type'> & Addressed

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
    <Card>
      <Addressee to={order} />
    </Card>
  )
}
