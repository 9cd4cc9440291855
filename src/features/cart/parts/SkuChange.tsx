import { useState } from 'react'
import type { CartRow } from '@mall/contract/cart'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { useData } from '@/api/useData'
import { forgetSeen } from '@/domain/cart/seen'
import type { Cart } from '@/domain/cart/useCart'
import { boundsOf, stopOf } from '@/domain/goods/bounds'
import { SkuSheet } from '@/domain/goods/SkuSheet'
import { useTexts as useGoodsTexts } from '@/domain/goods/pickerTexts'
import { plainSku } from '@/domain/goods/askSku'
import { useSku } from '@/domain/goods/useSku'
import { Button } from '@/ui/Button'
import { useTexts } from '../texts'

interface SkuChangeProps {
  row: CartRow
  open: boolean
  cart: Pick<Cart, 'rows' | 'actions'>
  onClose: () => void
}

/** Another sku for a row of the cart; a row that has it already takes this one's pieces in. */
export function SkuChange({ row, open, cart, onClose }: SkuChangeProps) {
  const texts = useTexts()
  const goods = useGoodsTexts()
  const [sending, setSending] = useState(false)
  const first = useData('/api/goodssku/info', { sku_id: row.sku_id }, { enabled: open, silent: false })
  const sku = useSku(row.sku_id, first.data, open, plainSku)
  const { detail } = sku
  const stop = detail && stopOf(detail)

  const change = async () => {
    if (!detail || detail.sku_id === row.sku_id) return onClose()
    setSending(true)
    try {
      await cart.actions.flush()
      const { min, max } = boundsOf(detail)
      const num = Math.max(min, Math.min(max, row.num))
      await call('/api/cart/edit', { cart_id: row.cart_id, num, sku_id: detail.sku_id })
      const merged = cart.rows.filter((one) => one.sku_id === detail.sku_id).map((one) => one.cart_id)
      forgetSeen('goods', [row.cart_id, ...merged])
      onClose()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    } finally {
      setSending(false)
    }
    await cart.actions.refresh()
  }
  const footer = (
    <Button
      className="t-sku-change"
      block
      disabled={sku.switching || stop !== undefined}
      loading={sending}
      onClick={() => void change()}
    >
      {stop ? goods.stops[stop] : texts.confirm}
    </Button>
  )
  return <SkuSheet open={open} sku={sku} onClose={onClose} footer={footer} />
}
