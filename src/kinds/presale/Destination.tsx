import type { PresaleOrder } from '@mall/contract/presale'
import { useData } from '@/api/useData'
import { shopsOf } from '@/domain/checkout-draft/shopsOf'
import { Receiver } from '@/features/order/Receiver'
import type { PresaleState } from './orderState'

/** Where it goes: as the real order says, before it as the checkout of the rest does; else nothing tells. */
export function Destination({ order, state }: { order: PresaleOrder; state: PresaleState }) {
  const { id, relate_order_id } = order
  const quiet = { silent: true }
  const real = useData('/api/order/detail', { order_id: relate_order_id }, { ...quiet, enabled: relate_order_id > 0 })
  const quote = useData('/presale/api/ordercreate/finalPayment', { id }, { ...quiet, enabled: state === 'rest' })
  if (real.data) return <Receiver order={real.data} />
  if (!quote.data?.member_address || state !== 'rest') return null
  const isPickedUp = shopsOf(quote.data).some(({ delivery }) => delivery.delivery_type === 'store')
  return <Receiver order={{ ...quote.data.member_address, order_type: isPickedUp ? 2 : 1 }} />
}
