import { sql, type Kysely, type RawBuilder, type Insertable, type Selectable, type Updateable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import { statement } from '../../database/statement'
import type { Tx } from '../../database/transaction'
import { orderNewsKind } from '../../jobs/newsJobs'

export type Order = Selectable<DB['orders']>
export type OrderLine = Selectable<DB['order_line']>
export type NewOrder = Insertable<DB['orders']>
export type NewLine = Insertable<DB['order_line']>

export const findOrder = (db: Kysely<DB>, memberId: number, orderId: number): Promise<Order | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('order_id', '=', orderId)
    .where('is_deleted', '=', 0)
    .executeTakeFirst()

export const findOrdersById = (db: Kysely<DB>, memberId: number, orderIds: number[]): Promise<Order[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where((eb) => eb('order_id', '=', eb.fn.any(eb.val(orderIds))))
    .orderBy('order_id')
    .execute()

/** Whether the member has an order of the shop, in whatever state. */
export async function hasBoughtAt(db: Kysely<DB>, memberId: number, siteId: number): Promise<boolean> {
  const own = db.selectFrom('orders').select('order_id').where('member_id', '=', memberId)
  return (await own.where('site_id', '=', siteId).limit(1).executeTakeFirst()) !== undefined
}

export const lockOrder = (trx: Tx, memberId: number, orderId: number): Promise<Order | undefined> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()

export const lockOrders = (trx: Tx, memberId: number, orderIds: number[]): Promise<Order[]> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where((eb) => eb('order_id', '=', eb.fn.any(eb.val(orderIds))))
    .orderBy('order_id')
    .forUpdate()
    .execute()

export const findLines = (db: Kysely<DB>, memberId: number, orderIds: number[]): Promise<OrderLine[]> =>
  db
    .selectFrom('order_line')
    .selectAll()
    .where('member_id', '=', memberId)
    .where((eb) => eb('order_id', '=', eb.fn.any(eb.val(orderIds))))
    .orderBy('order_goods_id')
    .execute()

export const countRefunding = (db: Kysely<DB>, memberId: number): Promise<number> =>
  countRows(db.selectFrom('order_line').where('member_id', '=', memberId).where('refund_status', 'not in', [0, 3]))

/** Pieces of each goods the member bought in orders that are not closed, and in what `held` finds beside them. */
export async function purchasedNums(
  db: Kysely<DB>,
  memberId: number,
  goodsIds: number[],
  held: readonly RawBuilder<unknown>[],
): Promise<Map<number, number>> {
  if (goodsIds.length === 0) return new Map()
  const ordered = sql`
    SELECT l.goods_id, l.num FROM order_line l JOIN orders o ON o.member_id = l.member_id AND o.order_id = l.order_id
    WHERE l.member_id = ${memberId} AND l.goods_id = ANY(${goodsIds}::int8[]) AND o.order_status <> -1 AND l.is_present = 0`
  const { rows } = await sql<{ goods_id: number; num: number }>`
    SELECT goods_id, sum(num)::int8 AS num FROM (${sql.join([ordered, ...held], sql` UNION ALL `)}) bought
    GROUP BY goods_id`.execute(db)
  return new Map(rows.map(({ goods_id, num }) => [goods_id, num]))
}

/** Orders with the rows that find them by number and by shop, the job that tells of them, and their lines. */
export async function insertOrders(trx: Tx, orders: NewOrder[], lines: NewLine[]): Promise<void> {
  const told = orders.map((order) => ({ ...order, is_told: 1 }))
  await Promise.all([writeOrders(trx, { orders: told }), writeLines(trx, { lines })])
}

const writeLines = statement((db, { lines }: { lines: NewLine[] }) => db.insertInto('order_line').values(lines))

const writeOrders = statement((builder, { orders }: { orders: NewOrder[] }) =>
  builder
    .with('made', (db) => db.insertInto('orders').values(orders).returningAll())
    .with('owned', (db) =>
      db
        .insertInto('order_owner')
        .columns(['order_id', 'member_id', 'site_id'])
        .expression((eb) => eb.selectFrom('made').select(['order_id', 'member_id', 'site_id'])),
    )
    .with('told', (db) =>
      db
        .insertInto('job')
        .columns(['dist_key', 'kind', 'key', 'run_at'])
        .expression((eb) =>
          eb
            .selectFrom('made')
            .select([
              'member_id',
              sql<string>`${sql.lit(orderNewsKind)}`.as('kind'),
              sql<string>`order_id || '/create'`.as('key'),
              'create_time',
            ]),
        ),
    )
    .insertInto('shop_order')
    .columns(['site_id', 'order_id', 'member_id', 'order_status', 'title', 'money', 'create_time'])
    .expression((eb) =>
      eb
        .selectFrom('made')
        .select(['site_id', 'order_id', 'member_id', 'order_status', 'order_name', 'order_money', 'create_time']),
    ),
)

/** Takes gifts back out of orders that are being made. */
export async function dropPresents(trx: Tx, lines: Pick<NewLine, 'member_id' | 'order_goods_id'>[]): Promise<void> {
  for (const { member_id, order_goods_id } of lines)
    await trx
      .deleteFrom('order_line')
      .where('member_id', '=', member_id)
      .where('order_goods_id', '=', order_goods_id)
      .where('is_present', '=', 1)
      .execute()
}

export const findOwner = (db: Kysely<DB>, orderId: number) =>
  db.selectFrom('order_owner').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** Changes the order only from that status and unlocked, with its shop's copy; undefined = it was not so. */
export async function moveOrder(
  trx: Tx,
  key: { memberId: number; orderId: number; from: number },
  change: Updateable<DB['orders']> & { order_status: number },
): Promise<Order | undefined> {
  const order = await trx
    .updateTable('orders')
    .set(change)
    .where('member_id', '=', key.memberId)
    .where('order_id', '=', key.orderId)
    .where('order_status', '=', key.from)
    .where('is_lock', '=', 0)
    .returningAll()
    .executeTakeFirst()
  if (!order) return undefined
  await trx
    .updateTable('shop_order')
    .set({ order_status: order.order_status, close_reason: order.close_reason })
    .where('site_id', '=', order.site_id)
    .where('order_id', '=', order.order_id)
    .execute()
  return order
}

export async function awaitTransfer(trx: Tx, memberId: number, orderIds: number[], until: number): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ pay_type: 'offlinepay', transfer_until: until })
    .where('member_id', '=', memberId)
    .where((eb) => eb('order_id', '=', eb.fn.any(eb.val(orderIds))))
    .where('order_status', '=', 0)
    .execute()
}

export async function changeOrder(
  trx: Tx,
  memberId: number,
  orderId: number,
  change: Updateable<DB['orders']>,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set(change)
    .where('member_id', '=', memberId)
    .where('order_id', '=', orderId)
    .execute()
}

/** Once per order; 0 = it was extended before, is not on its way, or is locked. */
export async function extendReceipt(trx: Tx, memberId: number, orderId: number, seconds: number): Promise<number> {
  const row = await trx
    .updateTable('orders')
    .set({ is_extended: 1, take_delivery_time: sql<number>`take_delivery_time + ${seconds}` })
    .where('member_id', '=', memberId)
    .where('order_id', '=', orderId)
    .where('order_status', '=', 3)
    .where('is_lock', '=', 0)
    .where('is_extended', '=', 0)
    .returning('take_delivery_time')
    .executeTakeFirst()
  return row?.take_delivery_time ?? 0
}

/** Hides an ended order from its member. */
export async function hideOrder(db: Kysely<DB>, memberId: number, orderId: number): Promise<boolean> {
  const row = await db
    .updateTable('orders')
    .set({ is_deleted: 1 })
    .where('member_id', '=', memberId)
    .where('order_id', '=', orderId)
    .where('order_status', 'in', [-1, 10])
    .where('is_deleted', '=', 0)
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function shipLines(trx: Tx, memberId: number, orderGoodsIds: number[]): Promise<void> {
  await setLines(trx, memberId, orderGoodsIds, 1)
}

export async function receiveLines(trx: Tx, memberId: number, orderGoodsIds: number[]): Promise<void> {
  await setLines(trx, memberId, orderGoodsIds, 2)
}

/** What was refunded is neither sent nor received. */
async function setLines(trx: Tx, memberId: number, ids: number[], deliveryStatus: number) {
  await trx
    .updateTable('order_line')
    .set({ delivery_status: deliveryStatus })
    .where('member_id', '=', memberId)
    .where((eb) => eb('order_goods_id', '=', eb.fn.any(eb.val(ids))))
    .where('refund_status', '<>', 3)
    .execute()
}

export async function insertLog(trx: Tx, entry: Insertable<DB['order_log']>): Promise<void> {
  await trx.insertInto('order_log').values(entry).execute()
}

export async function isCheckoutOver(trx: Tx, memberId: number, checkoutId: number): Promise<boolean> {
  const open = await trx
    .selectFrom('orders')
    .select('order_id')
    .where('member_id', '=', memberId)
    .where('checkout_id', '=', checkoutId)
    .where('order_status', '<>', -1)
    .limit(1)
    .executeTakeFirst()
  return open === undefined
}

/** New amounts of an unpaid order, with its shop's copy. */
export async function changeAmounts(
  trx: Tx,
  { member_id, order_id, site_id }: Order,
  amounts: Updateable<DB['orders']> & { order_money: number },
): Promise<void> {
  await changeOrder(trx, member_id, order_id, amounts)
  await trx
    .updateTable('shop_order')
    .set({ money: amounts.order_money })
    .where('site_id', '=', site_id)
    .where('order_id', '=', order_id)
    .execute()
}

export async function changeLine(
  trx: Tx,
  memberId: number,
  orderGoodsId: number,
  change: Updateable<DB['order_line']>,
): Promise<void> {
  await trx
    .updateTable('order_line')
    .set(change)
    .where('member_id', '=', memberId)
    .where('order_goods_id', '=', orderGoodsId)
    .execute()
}
