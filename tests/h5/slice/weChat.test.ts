// npm run build:h5, then:  node --import tsx --test tests/h5/slice/weChat.test.ts
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Phone } from '../../phone'
import { logOut, withoutCaptcha } from '../../signingIn'
import { closedPopup, fails, refusals } from '../../weChatSignIn'
import { wire } from '../mall'
import { phoneOf } from '../phone'
import type { Shopper } from '../shopper'
import { answers, asked, inWeChat, phoneInWeChat, quietStart, scopes, useWeChatMall, weChat } from './weChat'
import * as way from './weChatTrouble'

const login = 'pages/login/login/login'
const member = 'pages/member/index/index'
const orders = 'pages/order/list/list'

useWeChatMall()

const save = (key: string, value: object) => wire().operate('/config/save', { key, value: JSON.stringify(value) })
const gift = { is_use: 1, point: 100, balance: '0.00', growth: 0, coupon: '' }

/** On the login page, the quiet start behind. */
async function atLogin(): Promise<Shopper> {
  const shopper = await inWeChat(`/${login}`)
  await quietStart(shopper)
  return shopper
}
/** A phone in WeChat for a person who tells no name. */
const as = (name: string, go: (phone: Phone, shopper: Shopper) => Promise<void>) => async () => {
  answers(name, false)
  const shopper = await inWeChat('/healthz')
  await go(phoneInWeChat(shopper), shopper)
  await shopper.leave()
}
const memberOf = (shopper: Shopper) => shopper.ask<{ nickname: string; mobile: string }>('/api/member/info')

test("WeChat's browser: asked silently once, back where it was, code and mark gone from the address", async () => {
  answers('stranger')
  const shopper = await inWeChat('/pages/goods/detail/detail?sku_id=1')
  await quietStart(shopper)
  await shopper.seen('.t-goods-name')
  assert.equal(new URL(shopper.page.url()).search, '?sku_id=1')
  assert.deepEqual(scopes(), ['snsapi_base'])
  assert.match(asked()[0]?.redirect_uri ?? '', /wx_state=s[0-9a-f]{32}/)
  assert.equal(await shopper.stored('authInfo'), undefined)
  await shopper.page.reload()
  // the goods' name is on the server's first screen before the app runs, which would ask again
  await shopper.page.waitForLoadState('networkidle')
  await shopper.seen('.t-goods-name')
  assert.equal(asked().length, 1)
  await shopper.done()
})

test("WeChat's browser: on request the name is asked for, the popup binds a mobile, and the target opens", async () => {
  await save('memberregister', gift)
  answers('小满')
  const shopper = await inWeChat(`/${orders}`)
  await quietStart(shopper)
  await shopper.seen('.t-wechat-login')
  await shopper.logInWithWeChat()
  await shopper.seen('.t-bind')
  assert.equal(asked().at(-1)?.scope, 'snsapi_userinfo')
  assert.doesNotMatch(shopper.page.url(), /code=|wx_state/)
  assert.equal(await shopper.see('.t-bind-save').isDisabled(), true)
  await shopper.shot('sign-in-bind-h5')
  await shopper.takeCode('13911110077', '.t-bind')
  await shopper.agree('.t-bind')
  await shopper.tap('.t-bind-save')
  await shopper.tap('.t-dialog-confirm')
  await shopper.on(orders)
  assert.equal((await memberOf(shopper)).nickname, '小满')
  await shopper.done()
})

test('who is known comes in at the start, without a tap, to the page that was wanted', async () => {
  answers('小满')
  const shopper = await inWeChat(`/${orders}`)
  await shopper.seen('.t-tab-all')
  await shopper.on(orders)
  assert.deepEqual(scopes(), ['snsapi_base'])
  assert.equal((await memberOf(shopper)).mobile, '13911110077')
  await shopper.done()
})

test('a token that has ended is followed by the quiet login', async () => {
  answers('小满')
  const ended = await wire().signIn('13800000001')
  await wire().ask('/api/login/logout', {}, ended)
  const shopper = await inWeChat(`/${member}`, { token: ended })
  await shopper.seen('.t-profile')
  assert.notEqual(await shopper.stored('token'), ended)
  assert.equal((await memberOf(shopper)).nickname, '小满')
  await shopper.done()
})

test('a visit that begins on the login page stays there, and opens its target', async () => {
  answers('nobody')
  const shopper = await inWeChat(`/${login}?back=${encodeURIComponent(`/${orders}`)}`)
  // over WeChat and back: the page that came with the code gives its place to the one that was opened
  await quietStart(shopper)
  await shopper.page.waitForURL(({ searchParams }) => searchParams.get('back') === `/${orders}`)
  await shopper.seen('.t-wechat-login')
  assert.deepEqual(scopes(), ['snsapi_base'])
  await shopper.logInByPassword('13800000001', 'demo123')
  await shopper.on(orders)
  await shopper.done()
})

test('two taps are one way to WeChat', async () => {
  answers('doppelt')
  const shopper = await atLogin()
  await shopper.agree()
  const button = await shopper.seen('.t-wechat-login')
  weChat().asked.length = 0
  await button.dblclick()
  await shopper.seen('.t-bind')
  assert.deepEqual(scopes(), ['snsapi_userinfo'])
  await shopper.done()
})

test('a code with a mark that nobody gave is not taken', async () => {
  answers('thief')
  const shopper = await inWeChat(`/${login}?back=%2F&wx_state=w${'f'.repeat(32)}&code=stolen`)
  // a visit that is still on its way over WeChat answers the next test's question whether its own is back
  await quietStart(shopper)
  await shopper.seen('.t-submit-login')
  assert.ok(!weChat().asked.some(({ query }) => query.code === 'stolen'))
  assert.equal(await shopper.stored('token'), undefined)
  assert.doesNotMatch(shopper.page.url(), /stolen/)
  await shopper.leave()
})

test('a mall that asks for no mobile takes who tells a name: the gift, then the target', async () => {
  await save('register', { bind_mobile: 0 })
  await save('memberregister', gift)
  answers('阿米')
  const shopper = await inWeChat(`/${orders}`)
  await quietStart(shopper)
  try {
    await shopper.logInWithWeChat()
    assert.match(await shopper.text('.t-gift-point'), /\+100$/)
    await shopper.tap('.t-dialog-confirm')
    await shopper.on(orders)
    const { nickname, mobile } = await memberOf(shopper)
    assert.deepEqual([nickname, mobile], ['阿米', ''])
  } finally {
    await save('register', { bind_mobile: 1 })
  }
  await shopper.done()
})

test('who tells no name is asked for a mobile, and may skip it', async () => {
  await save('register', { bind_mobile: 0 })
  answers('stille', false)
  const shopper = await atLogin()
  try {
    await shopper.logInWithWeChat()
    await shopper.seen('.t-bind')
    assert.equal(await shopper.see('.t-bind-save').isDisabled(), false)
    await shopper.shot('sign-in-bind-free')
    await shopper.agree('.t-bind')
    await shopper.tap('.t-bind-skip')
    await shopper.tap('.t-dialog-confirm')
    await shopper.on(member)
    assert.equal((await memberOf(shopper)).mobile, '')
  } finally {
    await save('register', { bind_mobile: 1 })
  }
  await shopper.done()
})

test('forced: the button waits for mobile, captcha and code; closed it leaves the other ways', async () => {
  answers('wartend')
  const shopper = await atLogin()
  await shopper.logInWithWeChat()
  await shopper.seen('.t-bind')
  assert.equal(await shopper.see('.t-bind-skip').count(), 0)
  const off = () => shopper.see('.t-bind-save').isDisabled()
  await shopper.type('.t-bind .t-mobile', '13911110078')
  assert.equal(await off(), true)
  await shopper.type('.t-bind .t-code', '1234')
  assert.equal(await off(), true)
  await shopper.type('.t-bind .t-captcha-code', '1234')
  assert.equal(await off(), false)
  await shopper.tap('.t-bind .t-sheet-close')
  await shopper.see('.t-bind').waitFor({ state: 'hidden' })
  await shopper.seen('.t-submit-login')
  assert.equal(await shopper.stored('token'), undefined)
  await shopper.done()
})

test('a mall without third-party login leaves its own ways', async () => {
  await save('register', { third_party: 0 })
  answers('fremd')
  const shopper = await atLogin()
  try {
    await shopper.logInWithWeChat()
    await shopper.page.locator('.t-toast:visible').filter({ hasText: '请使用手机号或密码登录' }).waitFor()
    assert.equal(await shopper.see('.t-bind').count(), 0)
    assert.equal(await shopper.stored('token'), undefined)
  } finally {
    await save('register', { third_party: 1 })
  }
  await shopper.done()
})

test('a failure is told in the modal, in the words of the mall or in our own', async () => {
  answers('pech')
  weChat().answers('/sns/oauth2/access_token', { errcode: 40029, errmsg: 'invalid code' })
  // at the start, where the visit then begins as a guest's, and on request
  const lost = await inWeChat('/healthz')
  const phone = phoneOf(lost, 'we-chat')
  await fails(phone, '请重试', () => phone.open(`/${login}`))
  await quietStart(lost)
  await fails(phone, '请重试', () => lost.logInWithWeChat())
  await lost.leave()

  answers('frost')
  const frozen = await atLogin()
  const refusal = { code: -10017, message: '账号已被冻结，请联系客服', data: null }
  await frozen.page.route('**/api/login/auth', (route) => route.fulfill({ json: refusal }))
  await fails(phoneInWeChat(frozen), '账号已被冻结', () => frozen.logInWithWeChat(), true)
  await frozen.leave()

  answers('stumm')
  const dumb = await atLogin()
  await dumb.page.route('**/api/login/auth', (route) => route.fulfill({ status: 502, body: '<html>' }))
  await fails(phoneInWeChat(dumb), '', () => dumb.logInWithWeChat(), true)
  await dumb.leave()
})

test('a ticket that ends while the popup is open is fetched anew, and the popup comes back', async () => {
  answers('langsam')
  const shopper = await atLogin()
  await shopper.logInWithWeChat()
  await shopper.seen('.t-bind')
  await wire().operate('/dev/clock', { seconds: 1801 })
  const before = asked().length
  await shopper.type('.t-bind .t-mobile', '13911110079')
  const another = shopper.page.waitForResponse((answer) => answer.url().includes('/api/captcha/captcha'))
  await shopper.tap('.t-bind .t-captcha')
  await another
  await shopper.readCaptcha('.t-bind')
  // the page is left for WeChat, and comes back by itself
  const back = shopper.page.waitForEvent('load')
  await shopper.tap('.t-bind .t-send-code')
  await back
  await shopper.seen('.t-bind')
  assert.equal(asked().length, before + 1)
  await shopper.takeCode('13911110079', '.t-bind')
  await shopper.agree('.t-bind')
  await shopper.tap('.t-bind-save')
  await shopper.seen('.t-reward')
  assert.match((await memberOf(shopper)).mobile, /0079$/)
  await shopper.leave()
})

test('a popup that is closed leaves all ways: WeChat again, then a password', as('zaghaft', closedPopup))
test('what the mall answers on request is told, and the other ways stay', as('abgelehnt', refusals))
test('a mall that WeChat does not know sends nobody there', as('fremde Mall', way.withoutWeChat))
test(
  'an optional popup: an ended ticket is fetched anew once for each request, then that is told',
  as('langsamer', way.endedTickets),
)
test('a browser that keeps nothing of a visit is never led over WeChat, and says so', as('vergesslich', way.forgetful))
test('a sign-in that did not load at the start comes with the login page', as('spaet', way.lateSignIn))
test('logging out', as('treu', logOut))
test('a mall without captchas', as('treu', withoutCaptcha))
test('a member who asks once more comes back as the same', as('treu', way.askedAsMember))
