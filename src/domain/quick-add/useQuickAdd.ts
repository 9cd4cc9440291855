import { useCallback, useState } from 'react'
import type { GoodsRow } from '@mall/contract/goods'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { specsOf } from '@/domain/goods/parsed'
import { setCartCount } from '@/session/cartCount'
import { toast } from '@/session/toast'
import { countAdded } from './inCart'
import { usePickTexts } from './pickTexts'

/** True when it is in the cart; a guest logs in on the way. */
export async function put(goodsId: number, skuId: number, siteId: number, num: number): Promise<boolean> {
  try {
    setCartCount({ goods: await call('/api/cart/add', { sku_id: skuId, num, site_id: siteId }) })
    countAdded(goodsId, num)
    toast(usePickTexts.get().added)
    return true
  } catch (failure) {
    if (failure instanceof CallFailure) return false
    throw failure
  }
}

/** Goods of one sku go into the cart at one tap, as many as must be bought at least; others ask for their sku. */
async function add(goods: GoodsRow): Promise<void> {
  try {
    const sku = await call('/api/goodssku/getInfoForCategory', { sku_id: goods.sku_id })
    await put(goods.goods_id, goods.sku_id, goods.site_id, Math.max(1, sku.min_buy))
  } catch (failure) {
    // told already
    if (!(failure instanceof CallFailure)) throw failure
  }
}

export interface QuickAdd {
  /** whose sku is being chosen */
  picking: GoodsRow | undefined
  onAdd(goods: GoodsRow): void
  onPicked(): void
}

export function useQuickAdd(): QuickAdd {
  const [picking, pick] = useState<GoodsRow>()
  const onAdd = useCallback((goods: GoodsRow) => {
    if (specsOf(goods.goods_spec_format).length > 0) pick(goods)
    else void add(goods)
  }, [])
  const onPicked = useCallback(() => pick(undefined), [])
  return { picking, onAdd, onPicked }
}
