import { refundReasons } from '@mall/contract/status'
import { localCtx } from '../../../http/localCtx'
import type { JobHandler } from '../../../jobs/jobs'
import { numberFor } from '../../../lib/numbers'
import type { Mall } from '../../../mall'
import { comparedName } from '../../../modules/fenxiao/distributor.service'
import * as withdrawals from '../../../modules/fenxiao/withdrawal.service'
import { add, load } from '../../../modules/cart/cart.service'
import { takeDelivery } from '../../../modules/order/order.service'
import { apply } from '../../../modules/refund/refund.service'
import { agreeBySeller, transferBySeller } from '../../../modules/refund/refundOperator.service'
import type { Settings } from '../../../settings/settings'
import { insertAll } from '../../bulk'
import type { Tx } from '../../transaction'
import { seedData } from '..'
import {
  distributorRows,
  fenxiaoHistory,
  fenxiaoLevelRows,
  type CommissionWithdrawal,
  type ReferredOrder,
} from '../fenxiao'
import type { SeedData } from '../types'
import { buy, doorOf, operatorOf, pastOf, send, type Past } from './past'

const hour = 3600
const day = 24 * hour

/** Before the import: its exceptions name levels. */
export async function loadFenxiaoLevels(trx: Tx): Promise<void> {
  await insertAll(trx, 'fenxiao_level', fenxiaoLevelRows)
}

/** Distributors, with the applications they came from. */
export async function loadDistributors(trx: Tx, now: number): Promise<void> {
  const rows = distributorRows(now)
  await insertAll(
    trx,
    'fenxiao_apply',
    rows.map(({ level_id: _, ...row }) => ({ ...row, apply_id: row.member_id, status: 2 })),
  )
  await insertAll(
    trx,
    'fenxiao',
    rows.map(({ apply_time: _, ...row }) => ({ ...row, fenxiao_no: numberFor(row.member_id, row.audit_time) })),
  )
  await insertAll(
    trx,
    'fenxiao_name',
    rows.map(({ member_id, fenxiao_name }) => ({ member_id, name: comparedName(fenxiao_name) })),
  )
}

/** Ids of the demo mall are the same at every load (presales.ts). */
const firstId = 6_000_000

/**
 * What the programme has brought, through the services that every one goes through: the earliest first. `handlers` are
 * those of orders, refunds and the programme itself.
 */
export async function loadCommissions(mall: Mall, handlers: Record<string, JobHandler>): Promise<void> {
  const now = mall.clock.now()
  const data = seedData(now)
  let next = firstId
  const past = pastOf(mall, handlers, { newId: () => next++, settings: unrewarded(mall.settings) })
  for (const one of fenxiaoHistory) {
    const time = now - Math.round(one.ago * day)
    if ('withdraws' in one) await withdraw(past, one, time)
    else await order(past, data, one, time)
  }
  await past.until(now)
}

/** The members have the points and the growth of wire/demo-data section 2: their orders brought none. */
function unrewarded(settings: Settings): Settings {
  const get: Settings['get'] = async (key, siteId, db) => {
    const value = await settings.get(key, siteId, db)
    return key === 'memberconsume' ? { ...value, is_use: 0 } : value
  }
  return { ...settings, get }
}

const distributorId = 2

async function withdraw(past: Past, { withdraws, decided, isPaid }: CommissionWithdrawal, time: number) {
  const then = past.at(time)
  const asking = localCtx(then, { memberId: distributorId })
  const id = await then.tx((trx) => withdrawals.apply(trx, asking, withdraws))
  const later = past.at(time + Math.round(decided * day))
  const decide = isPaid ? withdrawals.approve : withdrawals.refuseOne
  await later.tx((trx) => decide(trx, operatorOf(later), id))
}

/** Paid at once, sent the next day, received three days after the order; completed when its time for refunds is over. */
async function order(past: Past, data: SeedData, { buyer, skus, until, back }: ReferredOrder, time: number) {
  const bought = await place(past.at(time), data, buyer, skus)
  await past.until(time)
  if (until === 'refunded') return giveBack(past, data, buyer, bought, time + 2 * hour)
  const { order_id } = bought
  const sent = past.at(time + 19 * hour)
  await sent.tx((trx) => send(trx, sent, order_id))
  if (until === 'shipped') return
  await takeDelivery(localCtx(past.at(time + 3 * day), { memberId: buyer }), order_id)
  if (until === 'received') return
  if (back) await giveBack(past, data, buyer, bought, time + 4 * day, back)
  await past.until(time + 11 * day)
}

interface Bought {
  order_id: number
  lines: { order_goods_id: number; sku_id: number }[]
}

async function place(mall: Mall, data: SeedData, buyer: number, skus: Record<string, number>): Promise<Bought> {
  const ctx = localCtx(mall, { memberId: buyer })
  const address = data.addresses.find((one) => one.is_default === 1)
  const { nickname = '', mobile = '' } = data.members.find(({ member_id }) => member_id === buyer) ?? {}
  if (!address) throw new Error('the demo data has no default address')
  for (const [code, num] of Object.entries(skus)) await add(ctx, skuId(data, code), num)
  const cart_ids = (await load(mall.db, buyer, ctx.now)).map(({ item }) => item.cart_id)
  const number = await buy(mall, buyer, '', { cart_ids, member_address: doorOf(address, nickname, mobile) })
  const lines = await mall.db
    .selectFrom('order_line')
    .innerJoin('orders', (join) =>
      join.onRef('orders.member_id', '=', 'order_line.member_id').onRef('orders.order_id', '=', 'order_line.order_id'),
    )
    .select(['orders.order_id', 'order_line.order_goods_id', 'order_line.sku_id'])
    .where('orders.member_id', '=', buyer)
    .where('orders.out_trade_no', '=', number)
    .execute()
  return { order_id: lines[0]?.order_id ?? 0, lines }
}

const skuId = (data: SeedData, code: string): number => {
  const sku = data.goods.flatMap(({ skus }) => skus).find((one) => one.code === code)
  if (!sku) throw new Error(`no sku has the code ${code}`)
  return sku.sku_id
}

/** Money of one line, all of it unless told otherwise; the goods stay where they are. */
async function giveBack(
  past: Past,
  data: SeedData,
  buyer: number,
  { lines }: Bought,
  time: number,
  part?: { sku: string; cents: number },
): Promise<void> {
  const line = part ? lines.find(({ sku_id }) => sku_id === skuId(data, part.sku)) : lines[0]
  if (!line) throw new Error('the order has no such line')
  const { order_goods_id } = line
  const asking = localCtx(past.at(time), { memberId: buyer })
  const asked = {
    ...{
      order_goods_id,
      refund_type: 1 as const,
      refund_reason: part ? refundReasons.agreed.zh : refundReasons.unwanted.zh,
    },
    refund_remark: part ? '一只的右耳开线，商量好补偿一些，不退货' : '',
  }
  await asking.mall.tx((trx) => apply(asking, trx, asked))
  const agreeing = operatorOf(past.at(time + 5 * hour))
  await agreeing.mall.tx((trx) => agreeBySeller(trx, agreeing, order_goods_id, ''))
  const paying = operatorOf(past.at(time + 6 * hour))
  const terms = { order_goods_id, refund_pay_type: 'online_refund_pay' as const, refund_real_money: part?.cents }
  await paying.mall.tx((trx) => transferBySeller(trx, paying, terms))
  await past.until(time + 6 * hour)
}
