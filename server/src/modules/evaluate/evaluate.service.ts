import type { EvaluationCounts, EvaluationRow } from '@mall/contract/goods'
import { said, type Language } from '@mall/contract/words'
import type { Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import { maskedName } from './maskedName'
import * as store from './evaluate.store'

export const config = (ctx: Ctx) => ctx.mall.settings.get('evaluate')

/** evaluate_status 0 hides everything, evaluate_show 0 the list from guests (wire/goods-and-cart section 2.1). */
async function isHidden(ctx: Ctx): Promise<boolean> {
  const { evaluate_status, evaluate_show } = await config(ctx)
  return evaluate_status === 0 || (evaluate_show === 0 && ctx.memberId === 0)
}

interface Listed extends PageOf<EvaluationRow> {
  counts?: EvaluationCounts
}

/** With the first page comes how many there are of each kind, in place of the count of the one that is asked for. */
export async function page(ctx: Ctx, wanted: store.Wanted, paging: Paging): Promise<Listed> {
  const { readDb } = ctx.mall
  if (await isHidden(ctx)) return { count: 0, page_count: 0, list: [] }
  const kind = kindOf(wanted)
  const counts = kind && (paging.page ?? 1) <= 1 ? store.countKinds(readDb, wanted.goodsId) : undefined
  const answer = await pageOf(paging, {
    count: async () => (counts && kind ? (await counts)[kind] : store.countListed(readDb, wanted)),
    list: async (limit, offset) =>
      (await store.findListed(readDb, wanted, limit, offset)).map((row) => evaluationRow(row, ctx.language)),
  })
  return counts ? { ...answer, counts: await counts } : answer
}

const kinds = ['all', 'good', 'medium', 'bad'] as const

/** undefined: pictures within a kind, which are no kind of their own. */
function kindOf({ type = 0, withPictures = false }: store.Wanted): keyof EvaluationCounts | undefined {
  if (withPictures) return type === 0 ? 'pictured' : undefined
  return kinds[type]
}

/** The newest one, shown on the goods page. */
export async function first(ctx: Ctx, goodsId: number): Promise<EvaluationRow | null> {
  if (await isHidden(ctx)) return null
  const [newest] = await store.findListed(ctx.mall.readDb, { goodsId }, 1, 0)
  return newest ? evaluationRow(newest, ctx.language) : null
}

/** Whole stars as the wire's score. */
const score = (stars: number) => yuan(stars * 100)

const left = said('已注销用户', 'Closed account')

/** As others read it: of who wants to stay unknown neither name nor face. */
export function evaluationRow(row: store.EvaluateRow, language: Language): EvaluationRow {
  const anonymous = row.is_anonymous === 1
  // the name went with the account (wire/member section 8)
  const name = row.member_name === '' ? left[language] : anonymous ? maskedName(row.member_name) : row.member_name
  return {
    evaluate_id: row.evaluate_id,
    goods_id: row.goods_id,
    sku_id: row.sku_id,
    sku_name: row.sku_name,
    sku_price: yuan(row.sku_price),
    sku_image: row.sku_image,
    content: row.content,
    images: row.images,
    explain_first: row.explain_first,
    member_name: name,
    member_headimg: anonymous ? '' : row.member_headimg,
    is_anonymous: anonymous ? 1 : 0,
    scores: row.scores,
    explain_type: row.explain_type as EvaluationRow['explain_type'],
    again_content: row.again_content,
    again_images: row.again_images,
    again_explain: row.again_explain,
    again_time: row.again_time,
    create_time: row.create_time,
    shop_desccredit: score(row.shop_desccredit),
    shop_servicecredit: score(row.shop_servicecredit),
    shop_deliverycredit: score(row.shop_deliverycredit),
  }
}
