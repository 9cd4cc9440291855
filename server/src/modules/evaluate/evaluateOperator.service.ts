import type { Tx } from '../../database/transaction'
import { refuse, type Ctx, type Params } from '../../http/route'
import { yuan } from '../../lib/money'
import { mayTouch } from '../../operator/gate'
import { siteRows } from '../pending/siteRows.service'
import { relist } from './scores.service'
import * as store from './write.store'

/** Lists or refuses an evaluation, and keeps the shop's answers to it. */
export async function audit(trx: Tx, ctx: Ctx, change: Params<'/operator/api/evaluate/audit'>): Promise<void> {
  const row = await store.lockEvaluation(trx, change.evaluate_id)
  if (!row) throw refuse({ zh: '评价不存在', en: 'Review not found' })
  mayTouch(ctx, row.site_id)
  const { is_audit, explain_first, again_explain } = change
  if (again_explain && row.again_time === 0)
    throw refuse({ zh: '买家还没有追加评价', en: 'The buyer has not added to the review yet' })
  await store.changeEvaluation(trx, row, {
    is_audit,
    ...(explain_first === undefined ? {} : { explain_first: explain_first.trim() }),
    ...(again_explain === undefined ? {} : { again_explain: again_explain.trim() }),
  })
  const more = Number(is_audit === 1) - Number(row.is_audit === 1)
  if (more !== 0) await relist(trx, ctx.mall, row, more, ctx.now)
}

/** Evaluations that wait for the auditor. */
export const waiting = siteRows({
  count: store.countWaiting,
  list: store.findWaiting,
  row: (row) => ({
    evaluate_id: row.evaluate_id,
    site_id: row.site_id,
    member_id: row.member_id,
    status: row.is_audit,
    title: row.again_content || row.content || row.sku_name,
    money: yuan(row.sku_price),
    create_time: row.create_time,
  }),
})
