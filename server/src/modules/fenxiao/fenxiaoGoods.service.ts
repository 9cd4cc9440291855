import type { FenxiaoGoods } from '@mall/contract/fenxiao'
import type { FenxiaoShare } from '@mall/contract/goods'
import { said } from '@mall/contract/words'
import type { Ctx } from '../../http/route'
import type { PageOf, Paging } from '../../lib/paging'
import { page as goodsPage, type GoodsQuery } from '../goods/goods.service'
import { isSold, skuFacts } from '../goods/sku.service'
import { unknownGoods } from '../goods/unknownGoods'
import { earnerOf, earningsOf, withEarnings } from './earnings.service'

/** Goods that take part, found as everybody finds goods. */
export async function page(ctx: Ctx, query: GoodsQuery, paging: Paging): Promise<PageOf<FenxiaoGoods>> {
  const { list, ...counts } = await goodsPage(ctx, { ...query, distributed: true }, paging)
  return { ...counts, list: await withEarnings(ctx, list) }
}

/** Where the operator has no word of his own. */
const commission = said('佣金', 'Commission')

/** What a distributor would earn of the goods he looks at; null = nothing, or he is none. */
export async function share(ctx: Ctx, skuId: number): Promise<FenxiaoShare | null> {
  const { mall, now, language } = ctx
  const earner = await earnerOf(ctx)
  if (!earner?.isPaid) return null
  const sku = (await skuFacts(mall.readDb, [skuId], now)).get(skuId)
  if (!sku) throw unknownGoods()
  if (!isSold(sku)) return null
  const offer = { goods_id: sku.goodsId, sku_id: skuId, price: sku.discountPrice }
  const [earns, words] = await Promise.all([earningsOf(ctx, earner, [offer]), mall.settings.get('fenxiao_words')])
  const earnings = earns(offer)
  return earnings ? { ...earnings, words_account: words.account || commission[language] } : null
}
