import { useEffect, useMemo, useRef } from 'react'
import type { GoodsDetail, ShopBlock } from '@mall/contract/goods'
import type { WholesaleGoods } from '@mall/contract/wholesale'
import { useData, type DataState } from '@/api/useData'
import { boundsOf } from '@/domain/goods/bounds'
import { useSku, type SkuChoosing } from '@/domain/goods/useSku'
import { stepAt, stepsOf, type WholesaleStep } from '@/domain/wholesale/steps'

export interface Offered {
  waited: readonly DataState<unknown>[]
  /** the params name nothing */
  missing: boolean
  /** the chosen sku as it is on offer: priced for so many pieces, from the first step on */
  detail: GoodsDetail | undefined
  /** its price by the piece, to compare with */
  retail: string
  /** without any the chosen sku is not on offer */
  steps: readonly WholesaleStep[]
  shop: ShopBlock | undefined
  sku: SkuChoosing
}

/** Sheet and bar go by a detail row: this is the row of so many pieces. */
function offered(detail: GoodsDetail, steps: readonly WholesaleStep[], num: number): GoodsDetail {
  const first = steps[0]
  if (!first) return { ...detail, goods_state: 0 }
  const min_buy = Math.max(detail.min_buy, first.num)
  // no more than there are, as the number beside it
  const { price } = stepAt(steps, Math.min(num, boundsOf({ ...detail, min_buy }).max)) ?? first
  return { ...detail, discount_price: price, member_price: '0.00', promotion_type: 0, min_buy }
}

/** An offer that is over has no prices to buy at. */
const pricesOf = (goods: WholesaleGoods | undefined) => (goods?.status === 0 ? '[]' : goods?.price_json)

/** Goods on offer by `goods_id`, or by one of their skus. `num`: pieces; `choosing`: the sku sheet is open. */
export function useWholesaleGoods(
  { sku_id = 0, goods_id = 0 }: { sku_id?: number; goods_id?: number },
  num: number,
  choosing: boolean,
): Offered {
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

  const detail = useMemo(() => sku.detail && offered(sku.detail, steps, num), [sku.detail, steps, num])
  const shop = whole.data?.shop_info
  return {
    waited: detail && shop ? [] : [...(sku_id > 0 ? [named] : []), ...(goodsId > 0 ? [whole] : [])],
    missing: sku_id <= 0 && goods_id <= 0,
    detail,
    retail: sku.detail?.price ?? '0.00',
    steps,
    shop,
    sku,
  }
}
