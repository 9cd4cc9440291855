import assert from 'node:assert/strict'
import { redPacket } from '../exchange/exchanging'
import { agreedTo, apply, registersAnew, toAssets, toCancellation } from '../leaving/steps'
import {
  atCheckout,
  newcomerOf,
  personWith,
  read,
  seeAnew,
  state,
  submitAndPay,
  type Person,
} from '../orderLives/people'
import type { Phone } from '../phone'
import { welcomeGift } from '../signingIn'
import { adjust, day, memberOf, pursesTell } from './accounts'
import { signs } from './checkIn'
import { winsGift } from './gifts'
import { pages } from './paths'
import { level } from './purses'
import { buysPackage } from './recharge'
import { newAccount, withdraws } from './withdrawal'

const inviter = 2

/** Comes by somebody's link, becomes a member by the code of a message, and reads what was given. */
async function joins(phone: Phone, mobile: string): Promise<Person> {
  await phone.fresh(`/pages/index/index/index?suid=${inviter}&source_member=${inviter}`)
  await phone.see('.t-link')
  await phone.open(`/${pages.login}`)
  await phone.logIn(mobile)
  await welcomeGift(phone)
  const who = personWith(phone.wire, (await phone.stored<string>('token')) ?? '')
  const { source_member } = await who.ask<{ source_member: number }>('/api/member/info')
  assert.equal(Number(source_member), inviter)
  return who
}

/** Received by the member, and completed a week later with what it brings: a point and growth for each yuan. */
async function orders(phone: Phone, who: Person, aWeekLater: () => Promise<Person>): Promise<Person> {
  await atCheckout(phone, who, 3)
  const order = await submitAndPay(phone, who)
  await phone.wire.ship([order.order_id])
  await seeAnew(phone, who, order)
  await phone.tap('.t-order-receive')
  await phone.confirm()
  await state(phone, 4)
  const before = await memberOf(who)
  const later = await aWeekLater()
  const { order_status, order_money } = await read(later, order)
  assert.equal(order_status, 10)
  const brought = Math.floor(Number(order_money))
  const { point, growth } = await memberOf(later)
  assert.deepEqual([point, growth], [before.point + brought, before.growth + brought])
  await phone.fresh(`/${pages.points}`, { token: later.token })
  await phone.reads('.t-figure', String(point))
  await phone.reads('.t-latest .t-entry-amount', `+${brought}`)
  return later
}

/** One that ends in two days is taken, and says that it ends soon among the member's own. */
async function takesEndingCoupon(phone: Phone, who: Person): Promise<void> {
  const now = await phone.wire.operate<number>('/dev/clock', { seconds: 0 })
  const data = {
    ...{ platformcoupon_name: '周末加油券', type: 'reward', money: '5.00', at_least: '30.00', count: 9 },
    ...{ validity_type: 0, end_time: now + 2 * day, use_scenario: 1, platform_split_rare: '50.00' },
  }
  const id = await phone.wire.operate<number>('/promotion/create', {
    kind: 'platformcoupon',
    data: JSON.stringify(data),
  })
  await phone.fresh(`/${pages.ticket}?platformcoupon_type_id=${id}`, { token: who.token })
  await phone.tap('.t-receive-coupon')
  await phone.see('.t-use-coupon')
  await phone.fresh(`/${pages.coupons}`, { token: who.token })
  await phone.tap('.t-tab-platform')
  await phone.reads('.t-coupon', /周末加油券.*即将过期/)
  await phone.picture('ending-coupon')
}

/** What can be taken out is in the way until it is; the rest is given up by a tick. The mobile is a newcomer's then. */
async function leaves(phone: Phone, who: Person, mobile: string): Promise<void> {
  const { member_id, point } = await memberOf(who)
  await toCancellation(phone, who)
  await toAssets(phone)
  await phone.reads('.t-block-money', /40\.00/)
  assert.equal(await phone.count('.t-apply'), 0)
  await phone.tap('.t-block-money')
  await phone.on(pages.applyWithdrawal)
  await withdraws(phone, who, { amount: '40.00', fee: '0.40', arrives: '39.60' })
  await pursesTell(phone, who, { balance: '510.00', balance_money: '0.00' })
  await toCancellation(phone, who)
  await apply(phone, point)
  await agreedTo(phone, member_id)
  // a mobile gets one code a minute
  await phone.wire.operate('/dev/clock', { seconds: 120 })
  await registersAnew(phone, member_id, mobile)
}

/** Two weeks of a member on the clock of the mall, from somebody's link to the account's end. */
export async function twoWeeks(phone: Phone, mobile: string): Promise<void> {
  const after = async (days: number) => {
    await phone.wire.operate('/dev/clock', { seconds: days * day })
    await phone.wire.operate('/dev/rundue')
    // days later one logs in anew
    return newcomerOf(phone.wire, mobile)
  }
  let who = await joins(phone, mobile)
  await signs(phone, who, 1, 5)
  who = await after(1)
  await signs(phone, who, 2, 10)
  // it asks for an address, which the order goes to as well
  await winsGift(phone, who)
  who = await after(1)
  await signs(phone, who, 3, 15)
  await phone.fresh(`/${pages.recharge}`, { token: who.token })
  await buysPackage(phone)
  who = await orders(phone, who, () => after(8))
  await level(phone, who)
  await redPacket(phone, who)

  who = await after(3)
  await takesEndingCoupon(phone, who)
  await adjust(phone, who, 'balance_money', '100.00')
  await phone.fresh(`/${pages.applyWithdrawal}`, { token: who.token })
  await phone.tap('.t-add-account')
  await newAccount(phone, 'alipay')
  await withdraws(phone, who, { amount: '60.00', fee: '0.60', arrives: '59.40' })
  // the package and the red packets
  await pursesTell(phone, who, { balance: '510.00', balance_money: '40.00' })
  const { point, growth } = await memberOf(who)
  await phone.fresh(`/${pages.member}`, { token: who.token })
  await phone.reads('.t-asset-balance', /^550\.00/)
  await phone.reads('.t-asset-point', new RegExp(`^${point}`))
  await phone.reads('.t-asset-growth', new RegExp(`^${growth}`))
  await phone.picture('two-weeks')
  await leaves(phone, who, mobile)
}
