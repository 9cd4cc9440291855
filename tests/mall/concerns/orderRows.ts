import { shops } from '../world/setUp'
import { owed, type Calculated } from '../model/reference'
import type { Line, Order } from '../model/state'
import type { Run } from '../model/run'

/** What stands on the row, and what should. */
const amountsOf = (of: Calculated) => [
  of.goods,
  of.promotion,
  of.delivery,
  of.coupon,
  of.invoice,
  of.postage,
  of.adjust,
  of.platform,
  of.platformPart,
  of.pointMoney,
  of.points,
  of.total,
  of.fromBalance,
  of.fromBalanceMoney,
  owed(of),
]

// of a hundred orders after every batch: no column more than is compared
const orderColumns = [
  ...([
    'order_id',
    'order_type',
    'evaluate_status',
    'order_status',
    'is_deleted',
    'out_trade_no',
    'close_reason',
  ] as const),
  ...(['refund_money', 'goods_money', 'promotion_money', 'delivery_money', 'coupon_money', 'invoice_money'] as const),
  ...(['invoice_delivery_money', 'adjust_money', 'platform_coupon_total_money', 'platform_coupon_money'] as const),
  ...(['point_money', 'point', 'order_money', 'from_balance', 'from_balance_money', 'pay_money'] as const),
]
const lineColumns = [
  ...(['order_id', 'sku_id', 'is_present', 'num', 'price', 'goods_money', 'promotion_money'] as const),
  ...([
    'coupon_money',
    'platform_coupon_money',
    'point_money',
    'adjust_money',
    'real_goods_money',
    'refund_status',
  ] as const),
  ...(['delivery_status', 'is_verify'] as const),
]

/** Orders, their lines, stock and carts as the tables have them. */
export async function orderRows(run: Run): Promise<string[]> {
  const { db, model } = run
  const sites = shops.map(({ site }) => site as number)
  const [orders, lines, skus, cart] = await Promise.all([
    db
      .selectFrom('orders')
      .select(orderColumns)
      .where('site_id', 'in', sites)
      .where('buyer_message', '<>', 'race')
      .execute(),
    db.selectFrom('order_line').select(lineColumns).where('site_id', 'in', sites).execute(),
    db
      .selectFrom('sku')
      .innerJoin('goods', (on) =>
        on.onRef('goods.site_id', '=', 'sku.site_id').onRef('goods.goods_id', '=', 'sku.goods_id'),
      )
      .select(['sku_id', 'stock', 'sku.sale_num', 'goods.sale_num as goods_sale_num'])
      .where('sku_id', 'in', [...model.stock.keys()])
      .execute(),
    db.selectFrom('cart_item').select(['member_id', 'sku_id']).execute(),
  ])
  const found = skus
    .filter((row) => row.stock !== model.stock.get(row.sku_id))
    .map((row) => `sku ${row.sku_id}: stock ${row.stock}, the model has ${model.stock.get(row.sku_id)}`)
  found.push(...salesOf(skus, run))
  if (orders.length !== model.orders.length) found.push(`${orders.length} orders, the model has ${model.orders.length}`)
  const left = cart.filter((row) => model.members.some(({ id }) => id === row.member_id))
  if (left.length > 0) found.push(`${left.length} rows are left in carts`)
  for (const order of model.orders) {
    const row = orders.find((one) => one.order_id === order.id)
    const real = [
      ...[
        row?.order_type,
        row?.evaluate_status,
        row?.order_status,
        row?.is_deleted,
        order.expired ? order.bill.number : row?.out_trade_no,
        row?.refund_money,
        row?.close_reason,
      ],
      ...[row?.goods_money, row?.promotion_money, row?.delivery_money, row?.coupon_money],
      ...[row?.invoice_money, row?.invoice_delivery_money, row?.adjust_money],
      ...[row?.platform_coupon_total_money, row?.platform_coupon_money, row?.point_money, row?.point],
      ...[row?.order_money, row?.from_balance, row?.from_balance_money, row?.pay_money],
    ]
    const wanted = [
      order.type,
      order.evaluated,
      order.status,
      order.hidden ? 1 : 0,
      order.bill.number,
      order.back.total,
      order.closeReason,
      ...amountsOf(order.amounts),
    ]
    if (JSON.stringify(real) !== JSON.stringify(wanted))
      found.push(`order ${order.n} (${order.id}): ${real.join()}, the model has ${wanted.join()}`)
    const gifts = lines.filter((one) => one.order_id === order.id && one.is_present === 1).map((one) => one.sku_id)
    if (gifts.join() !== (order.gift ? `${order.gift.sku}` : ''))
      found.push(`order ${order.n} has the gifts ${gifts.join()}, the model has ${order.gift?.sku}`)
    for (const line of order.lines) {
      const its = lines.find((one) => one.order_id === order.id && one.sku_id === line.sku)
      const own = [
        ...[
          its?.num,
          its?.price,
          its?.goods_money,
          its?.promotion_money,
          its?.coupon_money,
          its?.platform_coupon_money,
        ],
        ...[its?.point_money, its?.adjust_money, its?.real_goods_money, its?.refund_status],
        ...[its?.delivery_status === 0 ? 0 : 1, its?.is_verify],
      ]
      const model = [
        ...[line.num, line.price, line.goods, line.promotion, line.coupon, line.platform, line.points, line.adjust],
        ...[line.real, line.refund, line.sent ? 1 : 0, line.codeUsed === undefined ? 0 : 1],
      ]
      if (own.join() !== model.join())
        found.push(`line ${line.sku} of order ${order.n}: ${own.join()}, the model has ${model.join()}`)
    }
  }
  return found
}

/** Every piece that was ever paid counts as sold, gifts aside. */
function salesOf(rows: { sku_id: number; sale_num: number; goods_sale_num: number }[], { model }: Run): string[] {
  const paid = model.orders.filter(({ paidAt }) => paidAt !== undefined).flatMap(({ lines }) => lines)
  return rows.flatMap(({ sku_id, sale_num, goods_sale_num }) => {
    const pieces = paid.filter(({ sku }) => sku === sku_id).reduce((sum, { num }) => sum + num, 0)
    if (sale_num === pieces && goods_sale_num === pieces) return []
    return [`sku ${sku_id}: ${sale_num} sold, ${goods_sale_num} of its goods, the model has ${pieces}`]
  })
}

/** The line as the mall has it. */
export const rowOf = (run: Run, order: Order, line: Line) =>
  run.world.read(() =>
    run.db
      .selectFrom('order_line')
      .select(['order_goods_id', 'verify_code'])
      .where('order_id', '=', order.id)
      .where('sku_id', '=', line.sku)
      .where('is_present', '=', 0)
      .executeTakeFirst(),
  )
