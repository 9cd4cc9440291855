import { useEffect } from 'react'
import type { GoodsRow } from '@mall/contract/goods'
import { PickSheet } from './PickSheet'
import { useQuickAdd } from './useQuickAdd'

/** Puts the goods of a tap into the cart, or asks for their sku; each tap is another `tap`. */
export function CartPicker({ tap }: { tap: { goods: GoodsRow } }) {
  const { picking, onAdd, onPicked } = useQuickAdd()
  useEffect(() => onAdd(tap.goods), [tap, onAdd])
  return <PickSheet goods={picking} onClose={onPicked} />
}
