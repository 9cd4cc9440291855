import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Phone } from '../phone'
import * as way from '../signingIn'
import { closedPopup, fails, refusals, ticketEnds, where } from '../weChatSignIn'
import { leftOut, type Host } from './host'
import { useMini } from './mini'
import { phoneOf } from './phone'

const open = useMini()
const told = { skip: leftOut.withoutSimulator }

/** WeChat knows nobody here, so that the phone stays a guest. */
const by = (go: (phone: Phone) => Promise<void>) => async () => {
  const mini = open()
  await go(phoneOf(mini, 'signing-in'))
  mini.fine()
}

test('captchas are a matter of guests, and the target opens', told, by(way.guestsOnly))
test('a mall without captchas', told, by(way.withoutCaptcha))
test(
  'the countdown: a failure ends it, leaving does not',
  told,
  by((phone) => way.countdown(phone, '13911110101')),
)
test(
  '-10016 at the login by message: the popup with the mobile, or the registration',
  told,
  by((phone) => way.unknownMobile(phone, '13911110102', '13911110103')),
)
test(
  'registration by username',
  told,
  by((phone) => way.registration(phone, 'anna_mini')),
)
test(
  'a forgotten password',
  told,
  by((phone) => way.findPassword(phone, '13800000003')),
)
test('a frozen account', told, by(way.frozen))
test(
  'a locked account',
  told,
  by((phone) => way.locked(phone, '13800000004')),
)
test('logging out', told, by(way.logOut))
test('a token that has ended', told, by(way.endedToken))
test(
  'the inviter is kept',
  told,
  by((phone) => way.inviterKept(phone, 'bert_mini')),
)

const login = '/pages/login/login/login'
const member = 'pages/member/index/index'
type Scenario = Parameters<Host['control']['scenario']>[0]

/** What the popup of this person wants beside a tap. */
const giveName = (phone: Phone) => phone.type('.t-nickname', '小微')

/** WeChat knows this person, and `world` changes how their phone behaves. */
const as =
  (name: string, go: (phone: Phone, world: (change: Scenario) => Promise<unknown>) => Promise<void>) => async () => {
    const mini = open()
    let scenario: Scenario = { loginCode: `dev-${name}`, phoneCode: 'dev-13800000002' }
    const phone: Phone = {
      ...phoneOf(mini, 'signing-in'),
      fresh: (address, stored = {}) => mini.fresh({ path: address.replace(/^\//, ''), stored, scenario }),
    }
    await go(phone, (change) => {
      scenario = { ...scenario, ...change }
      return mini.host.control.scenario(change)
    })
    mini.fine()
  }

test('a popup that is closed leaves all ways: WeChat again, then a password', told, as('zoe', closedPopup))
test('what the mall answers on request is told, and the other ways stay', told, as('yann', refusals))

test(
  'an optional popup: an ended ticket is fetched anew, and is told when WeChat gives no code for it',
  told,
  as('xenia', (phone, world) =>
    where(phone, { bind_mobile: 0 }, async () => {
      await phone.fresh(login)
      await phone.logInWithWeChat()
      await phone.see('.t-bind-skip')
      await ticketEnds(phone)
      const before = await phone.asked('/weapp/api/weapp/authcodetoopenid')
      // a code is good once: WeChat never gives the same again
      await world({ loginCode: 'dev-xenia-again' })
      await giveName(phone)
      await phone.tap('.t-bind-skip')
      await phone.see('.t-bind-skip')
      assert.equal((await phone.asked('/weapp/api/weapp/authcodetoopenid')) - before, 1)

      await ticketEnds(phone)
      await world({ login: 'fail' })
      await giveName(phone)
      await fails(phone, '微信授权已失效', () => phone.tap('.t-phone-number'))
      await world({ login: 'ok' })
      await phone.logInWithWeChat()
      await giveName(phone)
      await phone.tap('.t-phone-number')
      await phone.on(member)
    }),
  ),
)

test(
  'skipped, but the mall wants a mobile by now, or nobody: the forced popup, or the modal',
  told,
  as('wanda', async (phone, world) => {
    const optional = () =>
      where(phone, { bind_mobile: 0 }, async () => {
        await phone.logInWithWeChat()
        await phone.see('.t-bind-skip')
      })
    await phone.fresh(login)
    await optional()
    await giveName(phone)
    await phone.tap('.t-bind-skip')
    await phone.gone('.t-bind-skip')
    await phone.see('.t-phone-number')
    await ticketEnds(phone)
    await world({ login: 'fail' })
    await giveName(phone)
    await fails(phone, '微信授权已失效', () => phone.tap('.t-phone-number'))

    await world({ login: 'ok' })
    await optional()
    await phone.pretend('/api/login/auth', { code: -10017, message: '账号已被冻结，请联系客服', data: null })
    await giveName(phone)
    await fails(phone, '账号已被冻结', () => phone.tap('.t-bind-skip'), true)
    await phone.pretend('/api/login/auth')
  }),
)

test(
  'WeChat gives no code at all: the start stays quiet, asking is answered by the other ways',
  told,
  as('viola', async (phone, world) => {
    await world({ login: 'fail' })
    await phone.fresh(login)
    await phone.told('登录失败，请使用手机号或密码登录', () => phone.logInWithWeChat())
    assert.equal(await phone.asked('/weapp/api/weapp/authcodetoopenid'), 0)
  }),
)

test(
  'a member may come in with WeChat as somebody else',
  told,
  as('ulla', async (phone) => {
    const held = await phone.wire.signIn('13800000001')
    await phone.fresh(login, { token: held })
    // while the token is still being checked a tap is answered by who is in
    await phone.until('the check', async () => (await phone.asked('/api/member/info')) > 0)
    await phone.wire.ask('/api/member/info', {}, held)
    await phone.logInWithWeChat()
    await giveName(phone)
    await phone.tap('.t-phone-number')
    await phone.on(member)
    assert.ok(![undefined, held].includes(await phone.stored<string>('token')))
  }),
)
