import assert from 'node:assert/strict'
import { inCart, newcomerOf, oneOfEach, submitAndPay, checkout, type Order, type Person } from '../orderLives/people'
import { settleIn } from '../orderLives/settling'
import type { Phone } from '../phone'

// Steps of distribution, for both builds: who earns is A, who buys is B.

const at = (name: string) => `fenxiao/${name}/${name}`
export const pages = {
  centre: 'fenxiao/index/index',
  apply: at('apply'),
  orders: at('order'),
  order: at('order_detail'),
  team: at('team'),
  withdraw: at('withdraw_apply'),
  withdrawals: at('withdraw_list'),
  posters: at('promote_code'),
  level: at('level'),
  goods: at('goods_list'),
  follow: at('follow'),
  bill: at('bill'),
  member: 'pages/member/index/index',
  detail: 'pages/goods/detail/detail',
  login: 'pages/login/login/login',
}

export interface Distributor {
  fenxiao_id: number
  fenxiao_name: string
  account: string
  account_withdraw: string
  account_withdraw_apply: string
  total_commission: string
  today_commission: string
  one_child_num: number
}
export interface Earning {
  fenxiao_order_id: number
  sku_id: number
  real_goods_money: string
  commission: string
  is_settlement: number
  is_refund: number
}
export const distributorOf = (who: Person) => who.ask<Distributor | null>('/fenxiao/api/fenxiao/detail')
export const earningsOf = async (who: Person) =>
  (await who.ask<{ list: Earning[] }>('/fenxiao/api/order/page', { page_size: 50 })).list
/** cents, as the wire's text tells yuan */
export const cents = (money: string) => Math.round(Number(money) * 100)
export const yuan = (sum: number) => (sum / 100).toFixed(2)
export const sumOf = (rows: readonly Earning[]) => rows.reduce((sum, { commission }) => sum + cents(commission), 0)

/** From the member centre to the application, which the platform refuses once and then passes. */
export async function becomesDistributor(phone: Phone, who: Person, name: string): Promise<Distributor> {
  await phone.fresh(`/${pages.centre}`, { token: who.token })
  await phone.see('.t-no-distributor')
  await phone.picture('stranger')
  await phone.tap('.t-become-distributor')
  await phone.on(pages.apply)
  for (const agree of [0, 1] as const) {
    await phone.see('.t-fenxiao-name')
    await phone.type('.t-fenxiao-name', name)
    await phone.type('.t-mobile', '13900000171')
    await phone.tap('.t-agree')
    await phone.picture(agree ? 'apply-again' : 'apply')
    await phone.tap('.t-apply')
    await phone.see('.t-waiting')
    await phone.reads('.t-sent-name', new RegExp(name))
    const { list } = await phone.wire.operate<{ list: { apply_id: number; title: string }[] }>('/pending/lists', {
      kind: 'fenxiaoapply',
      page_size: 50,
    })
    const waiting = list.find(({ title }) => title === name)
    assert.ok(waiting, 'nothing waits for the platform')
    await phone.wire.operate('/fenxiaoapply/decide', { apply_id: waiting.apply_id, agree })
    await phone.pullDown()
    if (agree === 0) await phone.see('.t-refused')
  }
  await phone.on(pages.centre)
  await phone.see('.t-distributor')
  await phone.picture('centre-new')
  const one = await distributorOf(who)
  assert.equal(one?.fenxiao_name, name)
  return one!
}

/** Opens a product by the code on somebody's poster, and registers on the way. */
export async function comesByPoster(phone: Phone, inviter: number, mobile: string): Promise<Person> {
  const scene = encodeURIComponent(`sku_id-1&suid-${inviter}`)
  await phone.fresh(`/${pages.detail}?scene=${scene}`)
  await phone.see('.t-buy-now')
  await phone.open(`/${pages.login}`)
  await phone.on(pages.login)
  await phone.logIn(mobile)
  await phone.until('the login', async () => Boolean(await phone.stored('token')))
  const who = await newcomerOf(phone.wire, mobile)
  const member = await who.ask<{ source_member: number }>('/api/member/info')
  assert.equal(member.source_member, inviter)
  return who
}

/** So many of two things, bought on the phone. */
export async function buys(phone: Phone, buyer: Person, num: number): Promise<Order> {
  await settleIn(phone, buyer)
  const cart_ids = await inCart(
    buyer,
    oneOfEach.map(({ sku_id }) => ({ sku_id, num })),
  )
  await phone.fresh(checkout, { token: buyer.token, orderCreateData: { cart_ids } })
  await phone.see('.t-checkout-shop')
  const order = await submitAndPay(phone, buyer)
  await phone.wire.operate('/dev/rundue')
  return order
}

/** The shop gives back a part of a line. */
export async function partBack(phone: Phone, buyer: Person, order_goods_id: number, money: string): Promise<void> {
  await buyer.ask('/api/orderrefund/refund', { order_goods_id, refund_type: 1, refund_reason: '其他' })
  await phone.wire.operate('/refund/agree', { order_goods_id })
  const how = { refund_pay_type: 'online_refund_pay', refund_real_money: money }
  await phone.wire.operate('/refund/transfer', { order_goods_id, ...how })
  await phone.wire.operate('/dev/rundue')
}

/** Sent, received, and a week later completed. Tokens are older than they live then. */
export async function completes(phone: Phone, buyer: Person, { order_id }: Order): Promise<void> {
  await phone.wire.ship([order_id])
  await buyer.ask('/api/order/takedelivery', { order_id })
  await phone.wire.operate('/dev/clock', { seconds: 8 * 86_400 })
  await phone.wire.operate('/dev/rundue')
}
