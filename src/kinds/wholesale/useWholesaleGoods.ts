import { useMemo } from 'react'
import type { GoodsDetail } from '@mall/contract/goods'
import type { WholesaleGoods } from '@mall/contract/wholesale'
import { question } from '@/api/question'
import { boundsOf, stopOf } from '@/domain/goods/bounds'
import type { Offer } from '@/domain/goods/offer'
import type { Goods } from '@/features/goods-detail/GoodsKind'
import { useActivityGoods } from '@/features/goods-detail/useActivityGoods'
import { stepAt, stepsOf, type WholesaleStep } from './steps'

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
const pricesOf = ({ status, price_json }: WholesaleGoods) => (status === 0 ? '[]' : price_json)

const one = (sku_id: number) => question('/wholesale/api/goods/info', { sku_id })

/** A product on offer by `goods_id`, or by one of its skus. `choosing`: the sku sheet is open. */
export function useWholesaleGoods(
  { sku_id = 0, goods_id = 0 }: { sku_id?: number; goods_id?: number },
  choosing: boolean,
): Goods<WholesaleSku> {
  const whole = (named: WholesaleGoods | undefined) => {
    const goodsId = goods_id || (named?.goods_id ?? 0)
    return goodsId > 0 ? question('/wholesale/api/goods/detail', { goods_id: goodsId }) : undefined
  }
  const goods = useActivityGoods<WholesaleGoods>({ whole, one, skuId: sku_id }, choosing)
  const row = goods.detail
  const detail = useMemo(() => row && { ...row, steps: stepsOf(pricesOf(row)) }, [row])
  return { ...goods, detail }
}
