import { useEffect } from 'react'
import type { GoodsRow } from '@mall/contract/goods'
import { CartFlight } from './CartFlight'
import { PickSheet } from './PickSheet'
import { useQuickAdd } from './useQuickAdd'

export interface Tapped {
  goods: GoodsRow
  /** the tap itself */
  event: object
}

/** Puts the goods of a tap into the cart, or asks for their sku; each tap is another `tap`. */
export function CartPicker({ tap }: { tap: Tapped }) {
  const { picking, added, onAdd, onPicked, onPut } = useQuickAdd()
  useEffect(() => onAdd(tap.goods, tap.event), [tap, onAdd])
  return (
    <>
      <PickSheet goods={picking} onClose={onPicked} onPut={onPut} />
      <CartFlight added={added} />
    </>
  )
}
