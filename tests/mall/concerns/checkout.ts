import type { Params } from '../world/client'
import type { Random } from '../world/random'
import { gift, goods, virtualGoods, wholesaleGoods } from '../world/setUp'
import { owed, priceAt, calculate, calculateWhole, type Calculated } from '../model/reference'
import type { Activity } from '../model/activity'
import { closesAfter } from '../model/clock'
import { freshOrder } from '../model/freshOrder'
import { piecesOf, type Member, type Model, type Order } from '../model/state'
import { choose, paramsOf, termsOf, told, type Chosen, type Sale, type ShopUse, type Use } from './choices'
import { payPassword } from './members'
import { orderRows } from './orderRows'
import type { Run } from '../model/run'
import { Deviation, touching, type Action, type Concern, type Step } from '../model/step'

const checkout: Action = {
  name: 'check out',
  weight: 20,
  creates: true,
  plan(model, random) {
    const member = random.pick(model.members)
    if (!member) return undefined
    const isVirtual = random.chance(0.15)
    const count = isVirtual || random.chance(0.5) ? 1 : random.whole(2, 4)
    const all = random.shuffled<(typeof goods | typeof virtualGoods)[number]>(isVirtual ? virtualGoods : goods)
    // of some nobody may have many, and everybody tries
    const limited = random.chance(0.2) ? all.filter((one) => mostOf(one.sku) < Infinity) : []
    const chosen: Chosen[] = [...limited, ...all.filter((one) => !limited.includes(one))]
      .slice(0, count)
      .map((one) => ({
        ...{ sku: one.sku, site: one.site, price: priceAt(one.price, member.percent) },
        ...('days' in one ? { days: one.days } : { days: undefined, ...(one.weight ? { weight: one.weight } : {}) }),
        num: random.chance(0.7) ? 1 : random.whole(2, 5),
      }))
      .sort((a, b) => a.site - b.site || a.sku - b.sku)
    return planned(model, random, member, chosen)
  },
}

const atWholesale: Action = {
  name: 'order at wholesale',
  weight: 4,
  creates: true,
  plan(model, random) {
    const member = random.pick(model.members)
    const one = random.pick(wholesaleGoods)
    if (!member || !one) return undefined
    const num = random.whole(1, 7)
    const price = one.steps.filter((step) => step.num <= num).at(-1)?.price ?? one.price
    const sale: Sale = { path: '/wholesale/api/ordercreate', coupons: false, refuses: 'nothing' }
    return planned(model, random, member, [{ sku: one.sku, site: one.site, price, num, days: undefined }], sale)
  },
}

/** An order of these goods, with everything a buyer can choose beside them. */
export function planned(model: Model, random: Random, member: Member, chosen: Chosen[], sale?: Sale): Step {
  const use = choose(random, member, chosen)
  if (sale && !sale.coupons) for (const shop of use.shops) shop.coupon = undefined
  const placed = placing(model, member, { chosen, use, sale })
  const named = chosen.map(({ sku, num }) => `${sku}x${num}`).join('+')
  return {
    what: `member ${member.n} orders ${named}${toldOf(sale)}${told(use)}${placed.refused ? ' in vain' : ''}`,
    touches: [
      ...[touching.member(member.n), ...touching.scarceSkus(model, [...chosen, gift])],
      ...(sale?.activity ? [touching.activity(sale.activity)] : []),
      ...(sale?.beside ?? []).map(({ n }) => touching.member(n)),
    ],
    leavesJobs: sale?.made !== undefined,
    expect: () => placed.expect(),
    act: (run) => act(run, member, { chosen, sale, use, ...placed }),
  }
}

interface Basket {
  chosen: Chosen[]
  use: Use
  sale: Sale | undefined
}

interface Placed {
  refused: boolean
  /** not for what is sold, but for what was chosen beside it */
  isUnfit: boolean
  /** none before `expect` */
  orders: Order[]
  expect(): void
}

/** What a model makes of such a checkout. */
export function placing(model: Model, member: Member, { chosen, use, sale }: Basket): Placed {
  const calculated = use.shops.map((shop) => ({
    shop,
    amounts: calculate(wantedOf(chosen, shop.site), termsOf(shop, sale)),
  }))
  const { platform } = use
  const amountsOfAll = calculated.flatMap(({ amounts }) => (amounts ? [amounts] : []))
  const fits = calculateWhole(amountsOfAll, {
    ...(platform ? { platform: platform.type } : {}),
    ...(use.points ? { ownPoints: member.wallet.point } : {}),
    ...(use.wallet ? { wallet: member.wallet } : {}),
  })
  const short = chosen.some(({ sku, num }) => (model.stock.get(sku) ?? 0) < num)
  const above = chosen.some(({ sku, num }) => num + boughtBefore(model, member, sku) > mostOf(sku))
  const used = use.shops.some(({ coupon }) => coupon?.order)
  const isLimited = short || above || (sale !== undefined && sale.refuses !== 'nothing')
  const isUnfit = used || amountsOfAll.length < use.shops.length || !fits
  const refused = isLimited || isUnfit
  const orders: Order[] = []
  return {
    ...{ refused, isUnfit, orders },
    expect() {
      if (refused) return
      for (const { shop, amounts } of calculated)
        if (amounts) orders.push(newOrder(model, member, shop, amounts, { chosen, activity: sale?.activity }))
      for (const order of orders) sale?.made?.(model, order)
      for (const order of orders) order.platformCoupon = platform
      if (platform) platform.checkout = model.checkouts
      model.checkouts += 1
      const free = orders.filter(({ amounts }) => owed(amounts) === 0)
      const owing = orders.filter((one) => !free.includes(one))
      if (owing.length > 0) model.newBill(member, owing)
      if (free.length > 0) model.pay(model.newBill(member, free))
    },
  }
}

const toldOf = (sale?: Sale) => (sale?.activity ? ` in ${sale.activity.kind} ${sale.activity.n}` : '')

function newOrder(
  model: Model,
  member: Member,
  shop: ShopUse,
  amounts: Calculated,
  { chosen, activity }: { chosen: Chosen[]; activity: Activity | undefined },
): Order {
  const { site, coupon, way } = shop
  const isGiven = amounts.reached?.gift && way.by !== 'code' && (model.stock.get(gift.sku) ?? 0) > 0
  const daysOf = (sku: number) => chosen.find((one) => one.sku === sku)?.days
  const order: Order = {
    ...freshOrder(model, { member, site, type: typeOf[way.by], amounts, activity, daysOf }),
    gift: isGiven ? { sku: gift.sku, num: 1, sent: false } : undefined,
    ...{ coupon, dueAt: model.now + closesAfter },
  }
  const { lines } = order
  if (coupon) coupon.order = order
  for (const { sku, num } of piecesOf(order)) model.addStock(sku, -num)
  if (activity?.left !== undefined) activity.left -= lines.reduce((sum, { num }) => sum + num, 0)
  member.wallet.point -= amounts.points
  member.wallet.balance -= amounts.fromBalance
  member.wallet.balanceMoney -= amounts.fromBalanceMoney
  model.orders.push(order)
  return order
}

/** error_code of what is not sold, not in such a number, or not any more */
export const limited = 1

const mostOf = (sku: number) => goods.find((one) => one.sku === sku)?.most ?? Infinity

/** Pieces in orders that are not closed. */
const boughtBefore = (model: Model, { n }: Member, sku: number) =>
  model.orders
    .filter(({ member, status }) => member.n === n && status !== -1)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.sku === sku ? line.num : 0), 0)

const typeOf = { express: 1, store: 2, local: 3, code: 4 } as const

const wantedOf = (chosen: Chosen[], site: number) =>
  chosen
    .filter((one) => one.site === site)
    .map(({ sku, num, price, weight, goods: whole }) => ({
      ...{ sku, num, price },
      ...(weight ? { weight } : {}),
      ...(whole === undefined ? {} : { goods: whole }),
    }))

type Attempt = Basket & Omit<Placed, 'expect'>

async function act(run: Run, member: Member, attempt: Attempt): Promise<void> {
  const { chosen, sale, use, orders, refused, isUnfit } = attempt
  const isDirect = chosen.length === 1 || sale !== undefined
  const which: Params = isDirect
    ? (sale?.params ?? directly(chosen))
    : { cart_ids: await filledCart(run, member, chosen) }
  const params: Params = { ...which, ...paramsOf(use) }
  const password = use.wallet ? { pay_password: payPassword } : {}
  const checkoutOf = sale?.path ?? '/api/ordercreate'
  const create = run.as(member, `${checkoutOf}/create`, { ...params, ...password, idempotency_key: run.key() })
  if (refused) {
    // what there is too little of does not even come into the cart
    if (which.cart_ids !== '') await run.mustNot(create, isUnfit ? undefined : limited)
    if (sale?.refuses === 'everything') await run.mustNot(run.as(member, `${checkoutOf}/calculate`, params), limited)
    if (!isDirect) await run.must(run.as(member, '/api/cart/clear'))
    return
  }
  if (which.cart_ids === '') throw new Deviation(`the cart does not take ${JSON.stringify(chosen)}`)
  const shown = (await run.must(run.as(member, `${checkoutOf}/calculate`, params))) as { pay_money: string }
  const total = orders.reduce((sum, { amounts }) => sum + owed(amounts), 0)
  if (Math.round(Number(shown.pay_money) * 100) !== total)
    throw new Deviation(`checkout shows ${shown.pay_money}, the model calculates ${total} cents`)
  const number = (await run.must(create)) as string
  await run.world.read(() => adopt(run, number, orders))
}

const directly = ([one]: Chosen[]): Params => ({ sku_id: one?.sku, num: one?.num })

/**
 * Rows of the cart; '' when one could not be added. Adding is no call with a key: whether an unknown one was done, the
 * cart tells.
 */
async function filledCart(run: Run, member: Member, chosen: Chosen[]): Promise<string> {
  const rows = () =>
    run.db.selectFrom('cart_item').selectAll().where('member_id', '=', member.id).orderBy('cart_id').execute()
  for (const { sku, num } of chosen) {
    const inCart = async () => (await rows()).some((row) => row.sku_id === sku && row.num === num)
    const { answer } = await run.call(run.as(member, '/api/cart/add', { sku_id: sku, num, site_id: 0 }), inCart)
    if (answer.kind !== 'ok') return ''
  }
  const all = await run.world.read(rows)
  if (all.every((row, i) => row.sku_id === chosen[i]?.sku)) return all.map((row) => row.cart_id).join(',')
  // the numbers of two processes in the same second stand in any order, and a split follows the order of the cart
  await run.must(run.as(member, '/api/cart/clear'))
  return filledCart(run, member, chosen)
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

export const checkouts: Concern = { name: 'checkout', actions: [checkout, atWholesale], check: orderRows }
