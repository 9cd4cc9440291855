import type { Tx } from '../../database/transaction'
import { moveAtTheEnd } from '../../ledger/ledger'
import type { StockMove } from '../../ledger/stock'
import type { Mall } from '../../mall'
import type { OrderEvent } from '../../orderEvents'
import { reachedRule } from '../../pricing/steps/manjian'
import type { ManjianGiven, ManjianRule } from '../../pricing/quote'
import { phrase } from '../../words/phrases'
import { grant } from '../coupon/coupon.service'
import { linesOfOrder, takePresent, type OrderLine } from '../order/orderPresents.service'
import * as store from './manjian.store'
import type { EarnedRow } from './manjian.store'

/**
 * Part of order creation: the rules that the order reached, as they were then. What they give follows the lines that
 * are not refunded until the order is completed (wire/promotions section 11).
 */
export async function recordEarned(
  trx: Tx,
  memberId: number,
  orders: { orderId: number; given: ManjianGiven[] }[],
): Promise<void> {
  const rows = orders.flatMap(({ orderId, given }) =>
    given.map(({ manjian, rule, skuIds }) => ({
      member_id: memberId,
      order_id: orderId,
      manjian_id: manjian.manjianId,
      manjian_name: manjian.name,
      coupon_type_id: rule.couponTypeId,
      point: rule.point,
      rules: JSON.stringify(manjian.rules),
      counts_pieces: manjian.countsPieces ? 1 : 0,
      sku_ids: skuIds,
    })),
  )
  if (rows.length > 0) await store.insertEarned(trx, rows)
}

/** The rule that these of its lines reach. */
const ruleOf = (row: EarnedRow, lines: OrderLine[]): ManjianRule | undefined =>
  reachedRule(
    { countsPieces: row.counts_pieces === 1, rules: row.rules as unknown as ManjianRule[] },
    lines
      .filter((line) => line.is_present === 0 && row.sku_ids.includes(line.sku_id))
      .map((line) => ({ goodsMoney: line.goods_money, num: line.num })),
  )

const kept = (lines: OrderLine[]) => lines.filter((line) => line.refund_status !== 3)

/** What the order gives now; orders of releases that kept no rules give what they noted. */
function earnedBy(row: EarnedRow, lines: OrderLine[]): { point: number; couponTypeId: number } {
  if (row.rules === null) return { point: row.point, couponTypeId: row.coupon_type_id }
  const rule = ruleOf(row, kept(lines))
  return { point: rule?.point ?? 0, couponTypeId: rule?.couponTypeId ?? 0 }
}

/** A completed order gives what its lines still earn, once; a coupon of which none is left is not given. */
export async function giveEarned(trx: Tx, { memberId, orderId, at }: OrderEvent, mall: Mall): Promise<void> {
  const rows = await store.takeEarned(trx, memberId, orderId, at)
  if (rows.length === 0) return
  const lines = await linesOfOrder(trx, memberId, orderId)
  const earned = rows.map((row) => ({ row, ...earnedBy(row, lines) }))
  for (const { row, point } of earned)
    if (point > 0)
      moveAtTheEnd(trx, {
        memberId,
        kind: 'point',
        delta: point,
        ref: `order:${orderId}:manjian:${row.manjian_id}`,
        fromType: 'memberconsume',
        typeName: phrase('account.present'),
        typeTag: orderId,
        remark: row.manjian_name,
        at,
      })
  // many buyers' rows come last, in one order
  const types = earned.map(({ couponTypeId }) => couponTypeId).filter((id) => id > 0)
  for (const id of types.sort((a, b) => a - b))
    await grant(trx, mall, id, { memberId, getType: 1, at, news: 'memberconsume' })
}

/**
 * A line is being refunded: presents whose rule the other lines no longer reach leave the order when they were not sent.
 * Answers the pieces that go back to the stock.
 */
export async function withdrawPresents(
  trx: Tx,
  { member_id, order_id, order_goods_id }: OrderLine,
  at: number,
): Promise<StockMove[]> {
  const all = await linesOfOrder(trx, member_id, order_id)
  if (!all.some((line) => line.is_present === 1 && line.delivery_status === 0)) return []
  const remaining = kept(all).filter((line) => line.order_goods_id !== order_goods_id)
  const moves: StockMove[] = []
  for (const row of await store.findEarned(trx, member_id, order_id)) {
    if (row.rules === null) continue
    const first = ruleOf(row, all)
    const now = ruleOf(row, remaining)
    if (!first?.present || now?.threshold === first.threshold) continue
    const line = all.find((one) => one.is_present === 1 && one.sku_id === first.present?.skuId)
    if (line?.delivery_status !== 0 || !(await store.notePresentBack(trx, row, at))) continue
    const num = await takePresent(trx, line, first.present.num)
    const ref = `order:${order_id}:present-lost:${row.manjian_id}`
    if (num > 0) moves.push({ siteId: line.site_id, skuId: line.sku_id, num, ref })
  }
  return moves
}
