import { evaluateStates } from '@mall/contract/status'
import type { EvaluateForm } from '@mall/contract/order'
import { refuse, type Ctx, type Params } from '../../http/route'
import { yuan } from '../../lib/money'
import { findMember } from '../member/member.service'
import * as orders from '../order/orderEvaluate.service'
import { holdAll, judged } from './content.service'
import { evaluationRow } from './evaluate.service'
import { relist } from './scores.service'
import * as store from './write.store'

type First = Params<'/api/goodsevaluate/add'>
type Second = Params<'/api/goodsevaluate/again'>

/** The form of an order: what can be evaluated, without what was refunded, and what its member said so far. */
export async function form(ctx: Ctx, orderId: number): Promise<EvaluateForm> {
  const { order, lines } = await orders.ownOrder(ctx.mall.db, ctx.memberId, orderId)
  const status = order.evaluate_status as 0 | 1 | 2
  const ids = lines.map((line) => line.order_goods_id)
  const said = status === 0 ? [] : await store.findOfLines(ctx.mall.db, order.site_id, ids)
  return {
    evaluate_status: status,
    evaluate_status_name: evaluateStates[status][ctx.language],
    list: lines.map((line) => {
      const row = said.find((one) => one.order_goods_id === line.order_goods_id)
      return {
        order_goods_id: line.order_goods_id,
        goods_id: line.goods_id,
        sku_id: line.sku_id,
        sku_name: line.sku_name,
        sku_image: line.sku_image,
        price: yuan(line.price),
        num: line.num,
        ...(row && { evaluation: { ...evaluationRow(row, ctx.language), is_audit: row.is_audit as 0 | 1 | -1 } }),
      }
    }),
  }
}

const closed = () => refuse({ zh: '评价功能已关闭', en: 'Reviews are closed for now' })

/** evaluate_status 0 -> 1. What was bought and who says it come from the order, not from the caller. */
export async function add(ctx: Ctx, params: First): Promise<void> {
  const { mall, memberId, now } = ctx
  const { evaluate_status, evaluate_audit } = await mall.settings.get('evaluate')
  if (evaluate_status === 0) throw closed()
  const said = params.goods_evaluate
  const waiting = await judged(
    ctx,
    said.map(({ order_goods_id, content, images }) => ({ order_goods_id, words: content, images })),
  )
  await mall.tx(async (trx) => {
    const { order, lines } = await orders.takeEvaluation(trx, memberId, params.order_id, 0)
    const member = await findMember(trx, memberId)
    const shop = {
      shop_desccredit: params.shop_desccredit,
      shop_servicecredit: params.shop_servicecredit,
      shop_deliverycredit: params.shop_deliverycredit,
    }
    const who = { member_name: member?.nickname ?? '', member_headimg: member?.headimg ?? '' }
    const rows = orders.byLine(lines, said).map(({ line, said: words }) => ({
      ...{ site_id: order.site_id, evaluate_id: mall.newId(), order_id: order.order_id, member_id: memberId },
      ...{ order_goods_id: line.order_goods_id, goods_id: line.goods_id, sku_id: line.sku_id },
      ...{ sku_name: line.sku_name, sku_price: line.price, sku_image: line.sku_image },
      ...{ content: (words.content ?? '').trim(), images: words.images ?? '' },
      ...{ scores: words.scores, explain_type: words.explain_type },
      ...{ ...who, ...shop, is_anonymous: params.is_anonymous ?? 0, create_time: now },
      is_audit: evaluate_audit === 0 && !waiting.has(line.order_goods_id) ? 1 : 0,
    }))
    await store.insertEvaluations(trx, rows)
    for (const row of rows) {
      await holdAll(trx, ctx, waiting, row)
      if (row.is_audit === 1) await relist(trx, mall, row, 1, now)
    }
  })
}

/** evaluate_status 1 -> 2: what the buyer adds later. What has to be judged waits with its first one once more. */
export async function again(ctx: Ctx, params: Second): Promise<void> {
  const { mall, memberId, now } = ctx
  const { evaluate_status, evaluate_audit } = await mall.settings.get('evaluate')
  if (evaluate_status === 0) throw closed()
  const said = params.goods_evaluate
  if (said.some(({ again_content, again_images }) => !again_content?.trim() && !again_images))
    throw refuse({ zh: '请填写追加评价', en: 'Please write a few words or add a photo' })
  const waiting = await judged(
    ctx,
    said.map(({ order_goods_id, again_content, again_images }) => ({
      ...{ order_goods_id, words: again_content, images: again_images },
    })),
  )
  await mall.tx(async (trx) => {
    const { order, lines } = await orders.takeEvaluation(trx, memberId, params.order_id, 1)
    for (const { line, said: words } of orders.byLine(lines, said)) {
      const key = { siteId: order.site_id, memberId, orderGoodsId: line.order_goods_id }
      const again_content = (words.again_content ?? '').trim()
      const row = await store.addAgain(trx, key, {
        again_content,
        again_images: words.again_images ?? '',
        again_time: now,
      })
      if (!row) throw refuse({ zh: '该商品还没有评价', en: 'This item has no review yet' })
      await holdAll(trx, ctx, waiting, row)
      const waits = evaluate_audit === 1 || waiting.has(line.order_goods_id)
      if (!waits || row.is_audit !== 1) continue
      await store.changeEvaluation(trx, row, { is_audit: 0 })
      await relist(trx, mall, row, -1, now)
    }
  })
}
