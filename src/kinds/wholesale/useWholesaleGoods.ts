import { useEffect, useMemo, useRef } from 'react'
import type { GoodsDetail } from '@mall/contract/goods'
import type { WholesaleGoods } from '@mall/contract/wholesale'
import { useData } from '@/api/useData'
import { boundsOf, stopOf } from '@/domain/goods/bounds'
import type { Offer } from '@/domain/goods/offer'
import { useSku } from '@/domain/goods/useSku'
import { stepAt, stepsOf, type WholesaleStep } from './steps'
import type { Goods } from '@/features/goods-detail/GoodsKind'

/** A sku with the prices by number of pieces; without any it is not on offer. */
export type WholesaleSku = GoodsDetail & { steps: readonly WholesaleStep[] }

/** Sold from the first step on, for the price of so many pieces. */
export function wholesaleOffer({ steps, ...detail }: WholesaleSku, num: number): Offer {
  const [first] = steps
  const least = Math.max(detail.min_buy, first?.num ?? 0)
  const bounds = boundsOf(detail, least)
  // no more than there are, as the number beside it
  const price = (stepAt(steps, Math.min(num, bounds.max)) ?? first)?.price ?? detail.price
  return { ...bounds, price, limit: detail.max_buy, stop: first ? stopOf(detail, least) : 'off' }
}

/** An offer that is over has no prices to buy at. */
const pricesOf = (goods: WholesaleGoods | undefined) => (goods?.status === 0 ? '[]' : goods?.price_json)

/** Goods on offer by `goods_id`, or by one of their skus. `choosing`: the sku sheet is open. */
export function useWholesaleGoods(
  { sku_id = 0, goods_id = 0 }: { sku_id?: number; goods_id?: number },
  choosing: boolean,
): Goods<WholesaleSku> {
  const named = useData('/wholesale/api/goods/info', { sku_id }, { enabled: sku_id > 0 })
  const goodsId = goods_id || (named.data?.goods_id ?? 0)
  const whole = useData('/wholesale/api/goods/detail', { goods_id: goodsId }, { enabled: goodsId > 0 })
  const first: WholesaleGoods | undefined = sku_id > 0 ? named.data : whole.data?.goods_sku_detail
  const opening = first?.sku_id ?? sku_id

  const sku = useSku(opening, first, choosing)
  const current = sku.detail?.sku_id ?? 0
  const elsewhere = current > 0 && current !== opening
  const other = useData('/wholesale/api/goods/info', { sku_id: current }, { enabled: elsewhere, silent: true })
  const json = pricesOf(elsewhere ? other.data : first)
  const last = useRef('')
  useEffect(() => {
    if (json !== undefined) last.current = json
  }, [json])
  const text = json ?? last.current
  const steps = useMemo(() => stepsOf(text), [text])

  const detail = useMemo(() => sku.detail && { ...sku.detail, steps }, [sku.detail, steps])
  const shop = whole.data?.shop_info
  return {
    waited: detail && shop ? [] : [...(sku_id > 0 ? [named] : []), ...(goodsId > 0 ? [whole] : [])],
    missing: sku_id <= 0 && goods_id <= 0,
    detail,
    shop,
    sku,
    refresh: () => void Promise.all([whole.refresh(), sku.refresh()]),
  }
}
