import { Addressee, type Addressed } from '@/domain/address/Addressee'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Skeleton, SkeletonItem } from '@/ui/Skeleton'
import { useTexts } from '../texts'
import type { BillOrders, PaidOrder as Order } from '../useBillOrders'
import { PaidOrder } from './PaidOrder'

const isBrought = ({ order_type: type, address }: Order) => (type === 1 || type === 3) && address !== ''
const textOf = ({ name, mobile, full_address, address }: Addressed) => [name, mobile, full_address, address].join()

/** What the payment was for, order by order. Where they go stands once above them, unless that differs. */
export function PaidOrders({ orders, loading, others }: BillOrders) {
  const texts = useTexts()
  if (loading)
    return (
      <Skeleton>
        <SkeletonItem />
      </Skeleton>
    )
  if (orders.length === 0) return null
  const brought = orders.filter(isBrought)
  const isOnePlace = new Set(brought.map(textOf)).size === 1
  return (
    <Column>
      {isOnePlace && (
        <Card className="t-paid-receiver">
          <Addressee to={brought[0]!} />
        </Card>
      )}
      {orders.map((order) => (
        <PaidOrder key={order.order_id} order={order} ownAddress={!isOnePlace && isBrought(order)} />
      ))}
      {others > 0 && (
        <CellGroup>
          <Cell className="t-paid-others" label={texts.others(others)} onClick={() => void open(routes.orderList)} />
        </CellGroup>
      )}
    </Column>
  )
}
