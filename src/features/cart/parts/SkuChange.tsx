import { useEffect, useState } from 'react'
import type { CartRow } from '@mall/contract/cart'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { useData } from '@/api/useData'
import { forgetSeen } from '@/domain/cart/seen'
import type { Cart } from '@/domain/cart/useCart'
import { boundsOf, stopOf, withinBounds } from '@/domain/goods/bounds'
import { SheetWays } from '@/domain/goods/SheetWays'
import { SkuSheet } from '@/domain/goods/SkuSheet'
import { plainSku } from '@/domain/goods/askSku'
import { useSku } from '@/domain/goods/useSku'
import { useTexts } from '../texts'

interface SkuChangeProps {
  row: CartRow
  open: boolean
  cart: Pick<Cart, 'rows' | 'actions'>
  onClose: () => void
}

/** Another sku or number for a row of the cart; a row that has the sku already takes this one's pieces in. */
export function SkuChange({ row, open, cart, onClose }: SkuChangeProps) {
  const texts = useTexts()
  const [wanted, want] = useState(row.num)
  useEffect(() => {
    if (open) want(row.num)
  }, [open, row.num])
  const first = useData('/api/goodssku/info', { sku_id: row.sku_id }, { enabled: open, silent: false })
  const sku = useSku(row.sku_id, first.data, open, plainSku)
  const { detail } = sku
  const num = withinBounds(detail ? boundsOf(detail) : { min: 1, max: 1 }, wanted)

  const change = async () => {
    if (!detail) return
    if (detail.sku_id === row.sku_id) {
      if (num !== row.num) cart.actions.setNum(row.cart_id, num)
      return onClose()
    }
    try {
      await cart.actions.flush()
      await call('/api/cart/edit', { cart_id: row.cart_id, num, sku_id: detail.sku_id })
      const merged = cart.rows.filter((one) => one.sku_id === detail.sku_id).map((one) => one.cart_id)
      forgetSeen('goods', [row.cart_id, ...merged])
      onClose()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    }
    await cart.actions.refresh()
  }
  const confirm = {
    name: 'change',
    handle: 't-sku-change',
    label: texts.confirm,
    tone: 'primary',
    run: change,
  } as const
  return (
    <SkuSheet
      open={open}
      sku={sku}
      num={num}
      onNum={want}
      onClose={onClose}
      footer={<SheetWays ways={[confirm]} stop={detail && stopOf(detail)} switching={sku.switching} />}
    />
  )
}
