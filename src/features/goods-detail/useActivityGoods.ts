import type { GoodsDetail, ShopBlock } from '@mall/contract/goods'
import { useQuestion, type Question } from '@/api/question'
import type { AskSku } from '@/domain/goods/askSku'
import { useSku } from '@/domain/goods/useSku'
import type { Goods } from './GoodsKind'

interface Asked<D extends GoodsDetail> {
  /** The activity with the sku that it opens with; undefined: nothing names it. `named`: the row of `skuId`. */
  whole(named: D | undefined): Question<{ goods_sku_detail: D; shop_info: ShopBlock }> | undefined
  /** without it the activity sells one sku */
  one?: AskSku<D>
  /** opens with this sku when it is sold there; 0 = with the activity's own choice */
  skuId?: number
}

const noOther = () => {
  throw new Error('the activity sells one sku')
}

/** What is sold in an activity, with the fields of the activity on each sku. `choosing`: the sku sheet is open. */
export function useActivityGoods<D extends GoodsDetail>(asked: Asked<D>, choosing: boolean): Goods<D> {
  const { one = noOther, skuId = 0 } = asked
  const named = useQuestion(skuId > 0 ? one(skuId) : undefined, { silent: true })
  const row = named.data && !('type' in named.data) ? named.data : undefined
  const question = asked.whole(row)
  const whole = useQuestion(question)
  // a sku that is not sold there gives way to the one that the activity opens with
  const answered = skuId <= 0 || named.data !== undefined || named.failure !== undefined
  const first = row ?? (answered ? whole.data?.goods_sku_detail : undefined)

  const sku = useSku(first?.sku_id ?? 0, first, choosing, one)
  const shop = whole.data?.shop_info
  const needsNamed = skuId > 0 && (!named.failure || !question)
  return {
    waited: sku.detail && shop ? [] : [...(needsNamed ? [named] : []), ...(question ? [whole] : [])],
    missing: skuId <= 0 && !question,
    detail: sku.detail,
    shop,
    sku,
    refresh: () => void Promise.all([whole.refresh(), sku.refresh()]),
  }
}
