import type { OrderRow } from '@mall/contract/order'
import { orderRoute } from '@/domain/order-status/orderRoute'
import { open } from '@/navigation/open'
import { ActionButtons } from '@/ui/ActionButtons'
import { useTypeTexts } from '../typeTexts'
import type { Cancel } from '../useCancelling'
import { useOrderActions } from '../useOrderActions'

interface OrderButtonsProps {
  order: OrderRow
  changed: () => void
  cancel: Cancel
  /** small on the card of an order, medium where they are the foot of its page, which shows its codes itself */
  size?: 'small' | 'medium'
}

/** Waits to be shown at a counter; rows do not tell which codes of virtual goods were used. */
const hasCode = ({ order_type: type, order_status: status, delivery_code, virtual_code }: OrderRow) =>
  (type === 2 && status === 2 && delivery_code !== '') || (type === 4 && status === 4 && virtual_code !== '')

export function OrderButtons({ order, changed, cancel, size = 'small' }: OrderButtonsProps) {
  const { showCode } = useTypeTexts()
  const { order_type, order_id } = order
  const buttons = useOrderActions(cancel)(order, changed)
  const toCode = {
    name: 'code',
    title: showCode[order_type] ?? '',
    primary: true,
    run: async () => void (await open(orderRoute(order_type), { order_id })),
  }
  const shown =
    size === 'small' && hasCode(order) ? [...buttons.map((one) => ({ ...one, primary: false })), toCode] : buttons
  return <ActionButtons of="order" buttons={shown} size={size} />
}
