import { sql, type Insertable } from 'kysely'
import type { DB } from '../../schema'
import type { Tx } from '../../transaction'
import { credits, neverAgain, say, sayAgain } from '../evaluations/evaluations'
import { dice } from '../pictures/colour'
import type { MemberSeed, SeedData } from '../types'
import { siteFinder, skuName } from './catalogue'
import { insertAll } from '../../bulk'
import { byCode, cents } from './units'

type Row = Insertable<DB['goods_evaluate']>

const buyer = 1
const day = 86_400
/** Shop scores are the mean of so many days (wire/shops-stores-notes section 1). */
const counted = 180 * day

/** Words of the demo's other shoppers and of member 1, with the counts and scores that follow from them. */
export async function loadEvaluations(trx: Tx, data: SeedData, now: number): Promise<void> {
  const own = await ofBuyer(trx, data, now)
  const rows = [...ofOthers(data), ...own]
  await insertAll(trx, 'goods_evaluate', rows)
  await countGoods(trx)
  await rateShops(trx, now)
}

function ofOthers(data: SeedData): Row[] {
  const siteOf = siteFinder(data)
  const goodsOf = byCode(data.goods, 'goods')
  return data.evaluations.map(({ goods: code, sku: skuCode, ...said }) => {
    const goods = goodsOf(code)
    const sku = byCode(goods.skus, `sku of ${code}`)(skuCode)
    return {
      site_id: siteOf(goods.shop),
      order_id: 0,
      member_id: 0,
      goods_id: goods.goods_id,
      sku_id: sku.sku_id,
      sku_name: skuName(goods, sku),
      sku_price: cents(sku.price),
      sku_image: sku.sku_image,
      ...said,
      is_audit: 1,
    }
  })
}

/** Every second completed order of member 1 is evaluated; of these every second one twice. */
async function ofBuyer(trx: Tx, data: SeedData, now: number): Promise<Row[]> {
  const member = data.members.find(({ member_id }) => member_id === buyer)
  if (!member) throw new Error(`no member ${buyer}`)
  const orders = await trx
    .selectFrom('orders')
    .select(['order_id', 'finish_time', 'sign_time'])
    .where('member_id', '=', buyer)
    .where('order_status', '=', 10)
    .where('is_evaluate', '=', 1)
    .where('order_type', '=', 1)
    .where('promotion_type', '=', '')
    .orderBy('order_id')
    .execute()
  const rows: Row[] = []
  for (const [i, { order_id, sign_time }] of orders.entries()) {
    if (i % 2 === 1) continue
    const again = i % 4 === 0
    rows.push(...(await ofOrder(trx, member, { order_id, at: sign_time + day, again, now })))
    await trx
      .updateTable('orders')
      .set(again ? { evaluate_status: 2, is_evaluate: 0 } : { evaluate_status: 1 })
      .where('member_id', '=', buyer)
      .where('order_id', '=', order_id)
      .execute()
  }
  return rows
}

interface Evaluated {
  order_id: number
  at: number
  again: boolean
  now: number
}

async function ofOrder(trx: Tx, member: MemberSeed, { order_id, at, again, now }: Evaluated): Promise<Row[]> {
  const lines = await trx
    .selectFrom('order_line')
    .selectAll()
    .where('member_id', '=', buyer)
    .where('order_id', '=', order_id)
    .where('refund_status', '=', 0)
    .orderBy('order_goods_id')
    .execute()
  const throws = dice(`evaluated order ${order_id}`)
  const shop = credits(5, throws)
  return lines.map((line) => {
    const said = say(line.goods_id, throws, new Set())
    const later = again && at + 9 * day < now
    return {
      site_id: line.site_id,
      order_id,
      member_id: buyer,
      goods_id: line.goods_id,
      sku_id: line.sku_id,
      sku_name: line.sku_name,
      sku_price: line.price,
      sku_image: line.sku_image,
      evaluate_id: line.order_goods_id,
      order_goods_id: line.order_goods_id,
      member_name: member.nickname,
      member_headimg: member.headimg,
      is_anonymous: order_id % 3 === 0 ? 1 : 0,
      ...said,
      ...(later ? { ...sayAgain(said, line.goods_id, throws), again_time: at + 9 * day } : neverAgain),
      ...shop,
      create_time: at,
      is_audit: 1,
    }
  })
}

async function countGoods(trx: Tx): Promise<void> {
  await sql`UPDATE goods SET evaluate = found.count FROM
    (SELECT site_id, goods_id, count(*) AS count FROM goods_evaluate WHERE is_audit = 1 GROUP BY site_id, goods_id) found
    WHERE goods.site_id = found.site_id AND goods.goods_id = found.goods_id`.execute(trx)
}

/** Hundredths of a score. */
async function rateShops(trx: Tx, now: number): Promise<void> {
  await sql`UPDATE shop SET desccredit = mean.description, servicecredit = mean.service, deliverycredit = mean.delivery FROM
    (SELECT site_id, round(avg(shop_desccredit) * 100) AS description, round(avg(shop_servicecredit) * 100) AS service,
      round(avg(shop_deliverycredit) * 100) AS delivery
      FROM goods_evaluate WHERE is_audit = 1 AND create_time > ${now - counted} GROUP BY site_id) mean
    WHERE shop.site_id = mean.site_id`.execute(trx)
}
