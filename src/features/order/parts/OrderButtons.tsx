import type { OrderRow } from '@mall/contract/order'
import { ActionButtons } from '@/ui/ActionButtons'
import type { Cancel } from '../useCancelling'
import { useOrderActions } from '../useOrderActions'

interface OrderButtonsProps {
  order: OrderRow
  changed: () => void
  cancel: Cancel
  /** medium where they are the foot of the page */
  size?: 'small' | 'medium'
}

export function OrderButtons({ order, changed, cancel, size = 'small' }: OrderButtonsProps) {
  return <ActionButtons of="order" buttons={useOrderActions(cancel)(order, changed)} size={size} />
}
