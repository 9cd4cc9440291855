import type { Params } from '../world/client'
import type { Random } from '../world/random'
import { goods, shops } from '../world/setUp'
import { owed, reckon, reckonWhole, type Reckoned, type Terms } from '../model/reference'
import {
  minute,
  type Coupon,
  type Line,
  type Member,
  type Model,
  type Order,
  type PlatformCoupon,
} from '../model/state'
import { payPassword } from './members'
import type { Run } from '../model/run'
import { Deviation, touching, type Action, type Concern, type Step } from '../model/step'

export const closesAfter = 30 * minute

type Chosen = { sku: number; site: number; price: number; num: number }

const checkout: Action = {
  name: 'check out',
  weight: 20,
  creates: true,
  plan(model, random) {
    const member = random.pick(model.members)
    if (!member) return undefined
    const count = random.chance(0.5) ? 1 : random.whole(2, 4)
    const chosen: Chosen[] = random
      .shuffled(goods)
      .slice(0, count)
      .map(({ sku, site, price }) => ({ sku, site, price, num: random.chance(0.7) ? 1 : random.whole(2, 5) }))
      .sort((a, b) => a.site - b.site || a.sku - b.sku)
    return planned(model, random, member, chosen)
  },
}

function planned(model: Model, random: Random, member: Member, chosen: Chosen[]): Step {
  const sites = [...new Set(chosen.map(({ site }) => site))]
  const coupons = sites.flatMap((site) => {
    const own = member.coupons.filter((one) => one.type.site === site)
    // now and then one that is used already: it must be refused
    const free = own.filter((one) => !one.order)
    const coupon = random.chance(0.6) ? random.pick(random.chance(0.9) ? free : own) : undefined
    return coupon ? [{ site, coupon }] : []
  })
  const couponOf = (site: number) => coupons.find((one) => one.site === site)?.coupon
  const reckoned = sites.map((site) => ({
    site,
    amounts: reckon(wantedOf(chosen, site), termsOf(site, couponOf(site))),
  }))
  const short = chosen.find(({ sku, num }) => (model.stock.get(sku) ?? 0) < num)
  const use: Use = {
    coupons,
    platform: random.chance(0.4) ? random.pick(member.platformCoupons.filter((one) => one.checkout < 0)) : undefined,
    points: random.chance(0.4),
    purse: random.chance(0.4),
  }
  const shops = reckoned.flatMap(({ amounts }) => (amounts ? [amounts] : []))
  const { platform } = use
  const fits = reckonWhole(shops, {
    ...(platform ? { platform: platform.type } : {}),
    ...(use.points ? { ownPoints: member.purse.point } : {}),
    ...(use.purse ? { purse: member.purse } : {}),
  })
  const used = coupons.some(({ coupon }) => coupon.order)
  const refused = short !== undefined || used || shops.length < sites.length || !fits
  const orders: Order[] = []
  const named = chosen.map(({ sku, num }) => `${sku}x${num}`).join('+')
  return {
    what: `member ${member.n} orders ${named}${told(use)}${refused ? ' in vain' : ''}`,
    touches: [touching.member(member.n), ...touching.scarceSkus(model, chosen)],
    expect() {
      if (refused) return
      for (const { site, amounts } of reckoned) {
        if (!amounts) continue
        const order: Order = {
          ...{ n: model.orders.length, member, site, id: 0, checkout: model.checkouts, amounts, status: 0 },
          lines: amounts.lines.map((line): Line => ({ ...line, sent: false, refund: 0, refundType: 0, refundDue: 0 })),
          ...{ platformCoupon: platform, billFrom: undefined },
          back: { total: 0, purse: 0, pay: 0, toMoney: 0, billToMoney: 0, point: 0 },
          ...{ coupon: couponOf(site), dueAt: model.now + closesAfter, extended: false, hidden: false, expired: false },
          bill: undefined as never,
        }
        if (order.coupon) order.coupon.order = order
        for (const { sku, num } of order.lines) model.addStock(sku, -num)
        member.purse.point -= amounts.points
        member.purse.balance -= amounts.fromBalance
        member.purse.balanceMoney -= amounts.fromBalanceMoney
        model.orders.push(order)
        orders.push(order)
      }
      if (platform) platform.checkout = model.checkouts
      model.checkouts += 1
      const [owing, free] = [
        orders.filter(({ amounts }) => owed(amounts) > 0),
        orders.filter(({ amounts }) => owed(amounts) === 0),
      ]
      if (owing.length > 0) model.newBill(member, owing)
      if (free.length > 0) model.pay(model.newBill(member, free))
    },
    act: (run) => act(run, member, chosen, refused, use, orders),
  }
}

interface Use {
  coupons: { site: number; coupon: Coupon }[]
  platform: PlatformCoupon | undefined
  points: boolean
  purse: boolean
}

const told = ({ coupons, platform, points, purse }: Use) =>
  [
    ...(coupons.length > 0 ? [` with ${coupons.length} coupons`] : []),
    ...(platform ? [` with platform coupon ${platform.type.type}`] : []),
    ...(points ? [' with points'] : []),
    ...(purse ? [' with purse'] : []),
  ].join('')

const wantedOf = (chosen: Chosen[], site: number) =>
  chosen.filter((one) => one.site === site).map(({ sku, num, price }) => ({ sku, num, price }))

function termsOf(site: number, coupon: Coupon | undefined): Terms {
  const shop = shops.find((one) => one.site === site)
  if (!shop) throw new Error(`no shop ${site}`)
  const { freight, manjian } = shop
  if (!coupon) return { freight, manjian: [...manjian] }
  const { kind, money, percent, limit, atLeast } = coupon.type
  return { freight, manjian: [...manjian], coupon: { type: kind, money, percent, limit, atLeast } }
}

async function act(
  run: Run,
  member: Member,
  chosen: Chosen[],
  refused: boolean,
  use: Use,
  orders: Order[],
): Promise<void> {
  const which = chosen.length === 1 ? directly(chosen) : { cart_ids: await filledCart(run, member, chosen) }
  const coupon = Object.fromEntries(use.coupons.map((one) => [one.site, { coupon_id: one.coupon.id }]))
  const params: Params = {
    ...which,
    ...(use.coupons.length > 0 ? { coupon } : {}),
    ...(use.platform ? { platform_coupon_id: use.platform.id } : {}),
    ...(use.points ? { is_point: 1 } : {}),
    ...(use.purse ? { is_balance: 1 } : {}),
  }
  const password = use.purse ? { pay_password: payPassword } : {}
  const create = run.as(member, '/api/ordercreate/create', { ...params, ...password, idempotency_key: run.key() })
  if (refused) {
    // what there is too little of does not even come into the cart
    if (which.cart_ids !== '') await run.mustNot(create)
    if (chosen.length > 1) await run.must(run.as(member, '/api/cart/clear'))
    return
  }
  if (which.cart_ids === '') throw new Deviation(`the cart does not take ${JSON.stringify(chosen)}`)
  const shown = (await run.must(run.as(member, '/api/ordercreate/calculate', params))) as { pay_money: string }
  const total = orders.reduce((sum, { amounts }) => sum + owed(amounts), 0)
  if (Math.round(Number(shown.pay_money) * 100) !== total)
    throw new Deviation(`checkout shows ${shown.pay_money}, the model reckons ${total} cents`)
  const number = (await run.must(create)) as string
  await run.world.read(() => adopt(run, number, orders))
}

const directly = ([one]: Chosen[]): Params => ({ sku_id: one?.sku, num: one?.num })

/**
 * Rows of the cart; '' when one could not be added. Adding is no call with a key: whether an unknown one was done, the
 * cart tells.
 */
async function filledCart(run: Run, member: Member, chosen: Chosen[]): Promise<string> {
  const rows = () => run.db.selectFrom('cart_item').selectAll().where('member_id', '=', member.id).execute()
  for (const { sku, num } of chosen) {
    const inCart = async () => (await rows()).some((row) => row.sku_id === sku && row.num === num)
    const { answer } = await run.call(run.as(member, '/api/cart/add', { sku_id: sku, num, site_id: 0 }), inCart)
    if (answer.kind !== 'ok') return ''
  }
  return (await run.world.read(rows)).map((row) => row.cart_id).join(',')
}

/** The ids the mall gave to the orders of a checkout, by shop; those that cost nothing stand on a bill of their own. */
async function adopt({ db }: Run, number: string, orders: Order[]): Promise<void> {
  const one = await db.selectFrom('orders').select('checkout_id').where('out_trade_no', '=', number).executeTakeFirst()
  const rows = await db
    .selectFrom('orders')
    .select(['order_id', 'site_id', 'out_trade_no'])
    .where('checkout_id', '=', one?.checkout_id ?? 0)
    .execute()
  for (const order of orders) {
    const row = rows.find(({ site_id }) => site_id === order.site)
    order.id = row?.order_id ?? 0
    order.bill.number = row?.out_trade_no ?? ''
  }
}

/** What stands on the row, and what should. */
const amountsOf = (of: Reckoned) => [
  of.goods,
  of.promotion,
  of.delivery,
  of.coupon,
  of.platform,
  of.platformPart,
  of.pointMoney,
  of.points,
  of.total,
  of.fromBalance,
  of.fromBalanceMoney,
  owed(of),
]

async function check({ db, model }: Run): Promise<string[]> {
  const sites = shops.map(({ site }) => site as number)
  const [orders, lines, skus, cart] = await Promise.all([
    db.selectFrom('orders').selectAll().where('site_id', 'in', sites).where('buyer_message', '<>', 'race').execute(),
    db.selectFrom('order_line').selectAll().where('site_id', 'in', sites).execute(),
    db
      .selectFrom('sku')
      .select(['sku_id', 'stock'])
      .where('sku_id', 'in', [...model.stock.keys()])
      .execute(),
    db.selectFrom('cart_item').select(['member_id', 'sku_id']).execute(),
  ])
  const found = skus
    .filter((row) => row.stock !== model.stock.get(row.sku_id))
    .map((row) => `sku ${row.sku_id}: stock ${row.stock}, the model has ${model.stock.get(row.sku_id)}`)
  if (orders.length !== model.orders.length) found.push(`${orders.length} orders, the model has ${model.orders.length}`)
  const left = cart.filter((row) => model.members.some(({ id }) => id === row.member_id))
  if (left.length > 0) found.push(`${left.length} rows are left in carts`)
  for (const order of model.orders) {
    const row = orders.find((one) => one.order_id === order.id)
    const real = [
      ...[row?.order_status, row?.is_deleted, order.expired ? order.bill.number : row?.out_trade_no, row?.refund_money],
      ...[row?.goods_money, row?.promotion_money, row?.delivery_money, row?.coupon_money],
      ...[row?.platform_coupon_total_money, row?.platform_coupon_money, row?.point_money, row?.point],
      ...[row?.order_money, row?.from_balance, row?.from_balance_money, row?.pay_money],
    ]
    const wanted = [
      order.status,
      order.hidden ? 1 : 0,
      order.bill.number,
      order.back.total,
      ...amountsOf(order.amounts),
    ]
    if (JSON.stringify(real) !== JSON.stringify(wanted))
      found.push(`order ${order.n} (${order.id}): ${real.join()}, the model has ${wanted.join()}`)
    for (const line of order.lines) {
      const its = lines.find((one) => one.order_id === order.id && one.sku_id === line.sku)
      const own = [
        ...[its?.num, its?.goods_money, its?.promotion_money, its?.coupon_money, its?.platform_coupon_money],
        ...[its?.point_money, its?.real_goods_money, its?.refund_status, its?.delivery_status === 0 ? 0 : 1],
      ]
      const model = [
        ...[line.num, line.goods, line.promotion, line.coupon, line.platform, line.points, line.real],
        ...[line.refund, line.sent ? 1 : 0],
      ]
      if (own.join() !== model.join())
        found.push(`line ${line.sku} of order ${order.n}: ${own.join()}, the model has ${model.join()}`)
    }
  }
  return found
}

export const checkouts: Concern = { name: 'checkout', actions: [checkout], check }
