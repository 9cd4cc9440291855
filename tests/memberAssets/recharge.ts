import assert from 'node:assert/strict'
import type { Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { endsIn, memberOf, purseStands } from './accounts'
import { pages } from './paths'

/** Of the demo mall: the second package. */
const worth = { price: '480.00', money: '500.00', points: 500, growth: 50 }

/** On the page: from the button to the cashier, with a bill of this. */
async function toCashier(phone: Phone, price: string): Promise<void> {
  await phone.reads('.t-recharge', `支付¥${price}`)
  await phone.tap('.t-recharge')
  await phone.on(pages.cashier)
  await phone.reads('.t-pay', `支付¥${price}`)
}

async function pays(phone: Phone): Promise<void> {
  await phone.pay()
  await phone.reads('.t-result-paid', /充值已到账/)
  await phone.tap('.t-see-orders')
  await phone.on(pages.recharges)
}

/** On the page: the package, paid; its record says what it brought. */
export async function buysPackage(phone: Phone): Promise<void> {
  const { price, money, points, growth } = worth
  await phone.tap('.t-package', 1)
  await toCashier(phone, price)
  await pays(phone)
  await phone.reads(
    '.t-recharge-order',
    new RegExp(`实付¥${price}到账¥${money}另送${points}积分、${growth}成长值、1张优惠券`),
  )
}

const unusedCoupons = async (who: Person) =>
  (await who.ask<{ count: number }>('/platformcoupon/api/platformcoupon/memberpage', { state: 1 })).count

/** Left unpaid and come back to; a package with all that it brings; and an amount of one's own. */
export async function recharge(phone: Phone, who: Person): Promise<void> {
  const before = await memberOf(who)
  const coupons = await unusedCoupons(who)
  await phone.fresh(`/${pages.balance}`, { token: who.token })
  await phone.tap('.t-to-recharge')
  await phone.on(pages.recharge)
  await phone.reads('.t-balance', endsIn('0.00'))
  await phone.picture('recharge')

  await phone.tap('.t-package', 1)
  await toCashier(phone, worth.price)
  await phone.dialog(/放弃付款/, () => phone.systemBack())
  await phone.on(pages.recharge)
  await phone.tap('.t-recharge-orders')
  await phone.on(pages.recharges)
  await phone.tap('.t-to-recharge')
  await phone.on(pages.recharge)
  assert.deepEqual(await memberOf(who), before)
  await buysPackage(phone)
  await phone.picture('recharge-record')

  await phone.fresh(`/${pages.recharge}`, { token: who.token })
  await phone.reads('.t-balance', endsIn(worth.money))
  const created = '/memberrecharge/api/ordercreate/create'
  for (const amount of ['0.99', '50000.01', '5.001']) {
    await phone.type('.t-amount', amount)
    await phone.told('请输入 1.00 至 50000.00 元，最多两位小数', () => phone.tap('.t-recharge'))
  }
  assert.equal(await phone.asked(created), 0)
  await phone.type('.t-amount', '12.3')
  await toCashier(phone, '12.30')
  await pays(phone)
  await phone.reads('.t-recharge-order', /^自定义金额实付¥12\.30到账¥12\.30\d+复制\d{4}-.*再充一次$/)
  assert.equal(await phone.count('.t-recharge-order'), 2)

  const after = await memberOf(who)
  assert.deepEqual([after.point - before.point, after.growth - before.growth], [worth.points, worth.growth])
  await purseStands(phone, who, { balance: '512.30', balance_money: '0.00' })
  await phone.fresh(`/${pages.points}`, { token: who.token })
  await phone.reads('.t-figure', String(after.point))
  await phone.reads('.t-latest .t-entry-amount', `+${worth.points}`)
  await phone.fresh(`/${pages.level}`, { token: who.token })
  await phone.reads('.t-present-level', new RegExp(`成长值${after.growth}再得`))
  await phone.reads('.t-latest .t-entry-amount', `+${worth.growth}`)
  assert.equal(await unusedCoupons(who), coupons + 1)
  await phone.fresh(`/${pages.coupons}`, { token: who.token })
  await phone.tap('.t-tab-platform')
  await phone.until('its coupon', async () => (await phone.count('.t-use-coupon')) === coupons + 1)
  await phone.picture('recharge-coupon')
}

/** Closed it says so and leads to the records; without the addon no way leads there, and its page leads on. */
export async function rechargeOff(phone: Phone, who: Person): Promise<void> {
  const save = (key: string, value: object) => phone.wire.operate('/config/save', { key, value: JSON.stringify(value) })
  const { token } = who
  try {
    await save('memberrecharge', { is_use: 0 })
    await phone.fresh(`/${pages.recharge}`, { token })
    await phone.reads('.t-empty', /充值暂未开放/)
    assert.equal(await phone.count('.t-recharge'), 0)
    await phone.tap('.t-recharge-orders')
    await phone.on(pages.recharges)
    await save('addon', { memberrecharge: 0 })
    await phone.fresh(`/${pages.balance}`, { token })
    await phone.see('.t-to-withdraw')
    await phone.gone('.t-to-recharge')
    for (const page of [pages.recharge, pages.recharges]) {
      await phone.fresh(`/${page}`, { token })
      await phone.see('.t-empty-go')
      assert.equal(await phone.count('.t-recharge'), 0)
    }
    await phone.picture('recharge-off')
  } finally {
    await save('addon', { memberrecharge: 1 })
    await save('memberrecharge', { is_use: 1 })
  }
}
