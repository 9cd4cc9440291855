import { useCallback, useState } from 'react'
import type { OrderRow } from '@mall/contract/order'

/** Asks for the reason; `changed` runs after the order was cancelled. */
export type Cancel = (order: OrderRow, changed: () => void) => void

export interface Cancelling {
  order: OrderRow
  changed: () => void
}

/** Which order of the page is being cancelled: its sheet stands on the page, not in a card or a bar. */
export function useCancelling() {
  const [of, begin] = useState<Cancelling>()
  const cancel = useCallback<Cancel>((order, changed) => begin({ order, changed }), [])
  return { of, cancel, onClose: () => begin(undefined) }
}
