import { useCallback, useState } from 'react'
import type { GoodsRow } from '@mall/contract/goods'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import type { Added } from '@/domain/cart/FlyToCart'
import { specsOf } from '@/domain/goods/parsed'
import { motion } from '@/platform/motion/motion'
import type { Spot } from '@/platform/motion/port'
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
async function add(goods: GoodsRow): Promise<boolean> {
  try {
    const sku = await call('/api/goodssku/getInfoForCategory', { sku_id: goods.sku_id })
    return await put(goods.goods_id, goods.sku_id, goods.site_id, Math.max(1, sku.min_buy))
  } catch (failure) {
    // told already
    if (failure instanceof CallFailure) return false
    throw failure
  }
}

export interface QuickAdd {
  /** whose sku is being chosen */
  picking: GoodsRow | undefined
  /** what came into the cart last */
  added: Added | undefined
  /** `tap` is the event, if one stands for it: what is added flies from there */
  onAdd(goods: GoodsRow, tap?: object): void
  onPicked(): void
  /** the chosen sku, of this picture, is in the cart */
  onPut(picture: string): void
}

export function useQuickAdd(): QuickAdd {
  const [picking, pick] = useState<GoodsRow>()
  const [added, setAdded] = useState<Added>()
  const onPut = useCallback(
    (picture: string, from?: Spot) => setAdded((last) => ({ turn: (last?.turn ?? 0) + 1, picture, from })),
    [],
  )
  const onAdd = useCallback(
    (goods: GoodsRow, tap?: object) => {
      if (specsOf(goods.goods_spec_format).length > 0) return pick(goods)
      const from = tap && motion.spotOf(tap)
      void add(goods).then((done) => done && onPut(goods.sku_image, from))
    },
    [onPut],
  )
  const onPicked = useCallback(() => pick(undefined), [])
  return { picking, added, onAdd, onPicked, onPut }
}
