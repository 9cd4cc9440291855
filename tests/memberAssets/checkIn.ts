import assert from 'node:assert/strict'
import { personOf, type Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { addsUp, day, memberOf } from './accounts'
import { pages } from './paths'

const call = '/api/membersignin/signin'

/** From the login to the first day of a round: once, with its reward, which stands in the books. */
export async function checkIn(phone: Phone, who: Person, mobile: string): Promise<void> {
  const before = await memberOf(who)
  await phone.fresh(`/${pages.checkIn}`)
  await phone.on(pages.login)
  await phone.logInByPassword(mobile)
  await phone.on(pages.checkIn)
  await phone.reads('.t-streak', '今天还没有签到')
  await phone.reads('.t-check-in-note', '今天签到可得5积分、1成长值')
  assert.equal(await phone.count('.t-check-in-day'), 7)
  await phone.picture('check-in')
  await phone.tap('.t-check-in')
  await phone.reads('.t-checked-in', '签到成功，获得5积分、1成长值')
  await phone.reads('.t-streak', '已连续签到1天')
  assert.deepEqual([await phone.count('.t-check-in-signed'), await phone.count('.t-check-in')], [1, 0])
  await phone.picture('checked-in')
  await assert.rejects(who.ask(call), /已经签到/)
  const { point, growth, sign_days_series } = await memberOf(who)
  assert.deepEqual([point, growth, sign_days_series], [before.point + 5, before.growth + 1, 1])

  await phone.tap('.t-to-points')
  await phone.on(pages.points)
  await phone.reads('.t-figure', String(point))
  await phone.reads('.t-latest .t-entry-amount', '+5')
  await phone.picture('points')
  await phone.tap('.t-all-entries')
  await phone.on(pages.pointDetails)
  await addsUp(phone, who, 'point')
  await phone.picture('point-details')
  await phone.tap('.t-cause .t-select')
  await phone.tap('.t-option-signin')
  await phone.gone('.t-option-signin')
  assert.equal((await addsUp(phone, who, 'point', 'signin')).length, 1)
  await phone.tap('.t-month-before')
  await phone.tap('.t-empty-go')
  await phone.reads('.t-cause', /全部类型/)
}

/** Checks in on what is this day in a row. */
export async function signs(phone: Phone, { token }: Person, days: number, points: number): Promise<void> {
  await phone.fresh(`/${pages.checkIn}`, { token })
  await phone.tap('.t-check-in')
  await phone.reads('.t-checked-in', new RegExp(`获得${points}积分`))
  await phone.reads('.t-streak', `已连续签到${days}天`)
  await phone.until('its days', async () => (await phone.count('.t-check-in-signed')) === days)
}

/** Days in a row count on; a missed one begins anew. */
export async function streak(phone: Phone, mobile: string): Promise<void> {
  // days later one logs in anew
  const comes = () => personOf(phone.wire, mobile)
  await signs(phone, await comes(), 1, 5)
  await phone.wire.operate('/dev/clock', { seconds: day })
  await signs(phone, await comes(), 2, 10)
  await phone.wire.operate('/dev/clock', { seconds: 2 * day })
  await signs(phone, await comes(), 1, 5)
}

/** Switched off, it says so and leads on. */
export async function checkInOff(phone: Phone, who: Person): Promise<void> {
  const save = (is_use: 0 | 1) =>
    phone.wire.operate('/config/save', { key: 'membersignin', value: JSON.stringify({ is_use }) })
  await save(0)
  try {
    await phone.fresh(`/${pages.checkIn}`, { token: who.token })
    await phone.reads('.t-empty', /签到活动暂未开放/)
    assert.equal(await phone.count('.t-check-in'), 0)
    await phone.picture('check-in-off')
    await phone.tap('.t-empty-go')
    await phone.on(pages.points)
  } finally {
    await save(1)
  }
}
