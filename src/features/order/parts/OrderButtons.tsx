import type { OrderRow } from '@mall/contract/order'
import { ActionButtons } from '@/ui/ActionButtons'
import { useOrderActions } from '../useOrderActions'

interface OrderButtonsProps {
  order: OrderRow
  changed: () => void
  /** medium where they are the foot of the page */
  size?: 'small' | 'medium'
}

export function OrderButtons({ order, changed, size = 'small' }: OrderButtonsProps) {
  return <ActionButtons of="order" buttons={useOrderActions()(order, changed)} size={size} />
}
