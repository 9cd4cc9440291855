import assert from 'node:assert/strict'
import { personOf, type Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { atPayment, cents, pays, sellsNothing } from './buying'
import { pages } from './paths'

interface Row {
  bargain_id: number
  price: string
  floor_price: string
  bargain_stock: number
}
interface Launch {
  launch_id: number
  bargain_id: number
  curr_price: string
  status: number
}

const day = 86_400
const newestLaunch = async (who: Person) =>
  (await who.ask<{ list: Launch[] }>('/bargain/api/bargain/launchPage')).list[0]!
const money = (amount: number) => (amount / 100).toFixed(2)

/** A running bargain of physical goods that is bought at any price, or only at the floor; the launcher cuts nothing. */
async function dealOf(phone: Phone, buyer: Person, buyType: 0 | 1): Promise<Row> {
  const { list } = await buyer.ask<{ list: Row[] }>('/bargain/api/goods/page', { page_size: 50 })
  for (const row of list) {
    const { goods_sku_detail: goods } = await phone.wire.ask<{
      goods_sku_detail: { buy_type: number; is_virtual: number; stock: number }
    }>('/bargain/api/goods/detail', { bargain_id: row.bargain_id })
    const sells = goods.is_virtual === 0 && goods.stock > 0 && row.bargain_stock > 0
    if (sells && goods.buy_type === buyType) return row
  }
  return assert.fail(`no bargain of buy_type ${buyType} runs`)
}

/** From the product to the page of a new launch. */
async function launches(phone: Phone, buyer: Person, { bargain_id, price, floor_price }: Row): Promise<Launch> {
  await phone.fresh(`/${pages.bargain}?bargain_id=${bargain_id}`, { token: buyer.token })
  await phone.reads('.t-limited .t-price', `¥${floor_price}`)
  await phone.reads('.t-bargain-terms', new RegExp(`从¥${price}砍到¥${floor_price}`))
  await phone.picture('bargain')
  await phone.tap('.t-launch')
  await phone.on(pages.launch)
  await phone.see('.t-launch-running')
  return newestLaunch(buyer)
}

/** One launches, a friend cuts by the shared page after logging in, and the launcher buys at the price reached. */
export async function bargain(phone: Phone, buyer: Person): Promise<void> {
  const { list } = await buyer.ask<{ list: Row[] }>('/bargain/api/goods/page')
  await phone.fresh(`/${pages.bargains}`, { token: buyer.token })
  await phone.see('.t-goods')
  assert.ok((await phone.count('.t-list .t-goods')) >= Math.min(list.length, 10))
  await phone.see('.t-going-on')
  await phone.picture('bargains')

  const deal = await dealOf(phone, buyer, 0)
  const { launch_id, curr_price: before } = await launches(phone, buyer, deal)
  await phone.see('.t-launch-invite')
  await phone.reads('.t-launch-price', `¥${before}`)
  await phone.picture('bargain-launch')

  // a friend, not logged in yet, on a phone of his own
  const page = `/${pages.launch}?id=${launch_id}`
  await phone.fresh(page)
  await phone.reads('.t-launch-running', /想请你帮忙砍一刀/)
  await phone.picture('bargain-invited')
  await phone.tap('.t-cut')
  await phone.on('pages/login/login/login')
  await phone.logInByPassword('13800000005')
  await phone.on(pages.launch)
  await phone.see('.t-cut-done')
  await phone.picture('bargain-cut')
  const { curr_price } = await newestLaunch(buyer)
  await phone.reads('.t-cut-done', new RegExp(`砍掉了¥${money(cents(before) - cents(curr_price)).replace('.', '\\.')}`))
  await phone.reads('.t-launch-price', `¥${curr_price}`)
  await phone.gone('.t-cut')
  await phone.see('.t-want-too')

  // one who has cut and comes again is thanked
  const friend = await personOf(phone.wire, '13800000005')
  await phone.fresh(page, { token: friend.token })
  await phone.reads('.t-launch-running', /已经帮忙砍过了/)
  assert.equal(await phone.count('.t-cut'), 0)

  await phone.fresh(`/${pages.myBargains}`, { token: buyer.token })
  await phone.tap('.t-tab-running')
  await phone.reads('.t-own-launch', /砍价中/)
  await phone.picture('bargain-own')
  await phone.fresh(page, { token: buyer.token })
  await phone.see('.t-cut-row')
  await phone.tap('.t-launch-buy')
  await atPayment(phone, pages.bargainPayment, curr_price)
  await phone.picture('bargain-payment')
  await pays(phone, buyer, { promotion_type: 'bargain', promotion_id: deal.bargain_id })
  await phone.tap('.t-own-activity')
  await phone.on(pages.launch)
  await phone.see('.t-launch-bought')
}

/** At its end one that did not come to the floor is lost, and says so to launcher and friends. */
export async function bargainIsLost(phone: Phone, buyer: Person): Promise<void> {
  const deal = await dealOf(phone, buyer, 1)
  const { launch_id } = await launches(phone, buyer, deal)
  // only the floor price can be bought
  assert.equal(await phone.count('.t-launch-buy'), 0)
  await phone.wire.operate('/dev/clock', { seconds: day + 1 })
  const page = `/${pages.launch}?id=${launch_id}`
  await phone.fresh(page, { token: buyer.token })
  await phone.reads('.t-launch-lost', /没有砍到底价/)
  await phone.picture('bargain-lost')
  await phone.fresh(page)
  await phone.see('.t-launch-lost')
  assert.equal(await phone.count('.t-cut'), 0)
  await phone.tap('.t-want-too')
  await phone.on(pages.bargain)
  await phone.see('.t-launch')
}

/** A bargain that is to come, and one that is over. */
export async function bargainOffDays(phone: Phone, buyer: Person): Promise<void> {
  for (const [id, why] of [
    [2, '活动还没开始'],
    [3, '活动已结束'],
  ] as const) {
    await phone.fresh(`/${pages.bargain}?bargain_id=${id}`, { token: buyer.token })
    assert.equal(await phone.count('.t-launch'), 0)
    await sellsNothing(phone, why)
  }
}
