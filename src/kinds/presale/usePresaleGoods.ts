import type { PresaleGoods } from '@mall/contract/presale'
import { question } from '@/api/question'
import type { Goods } from '@/features/goods-detail/GoodsKind'
import { useActivityGoods } from '@/features/goods-detail/useActivityGoods'

interface Params {
  id?: number
  presale_id?: number
  sku_id?: number
}

/** What of it can still be presold is its stock here, also in the sheet. */
const asSold = (detail: PresaleGoods | undefined) => detail && { ...detail, stock: detail.goods_stock }

/** The address names the activity by either param (routes.md). */
export function usePresaleGoods(
  { id = 0, presale_id = 0, sku_id = 0 }: Params,
  choosing: boolean,
): Goods<PresaleGoods> {
  const presale = presale_id > 0 ? presale_id : id
  const isNamed = presale > 0
  const whole = () => (isNamed ? question('/presale/api/goods/detail', { id: presale }) : undefined)
  const one = (skuId: number) => question('/presale/api/goods/info', { id: presale, sku_id: skuId })
  const goods = useActivityGoods<PresaleGoods>({ whole, one, skuId: isNamed ? sku_id : 0 }, choosing)
  const detail = asSold(goods.detail)
  return { ...goods, detail, sku: { ...goods.sku, detail } }
}
