import type { GoodsDetail } from '@mall/contract/goods'
import { question, type Question } from '@/api/question'

/** The sku that was asked for is not sold this way: another one is. */
interface Instead {
  type: 'again'
  sku_id: number
}

/** The row of one sku, however it is sold. */
export type AskSku<D extends GoodsDetail> = (skuId: number) => Question<D | Instead>

/** The row of one sku of the plain page (goods-and-cart.md section 2.1). */
export const plainSku = (skuId: number): Question<GoodsDetail> => question('/api/goodssku/info', { sku_id: skuId })
