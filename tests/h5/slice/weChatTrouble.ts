import assert from 'node:assert/strict'
import type { Phone } from '../../phone'
import { fails, ticketEnds, where } from '../../weChatSignIn'
import { mallUrl, wire } from '../mall'
import type { Shopper } from '../shopper'
import { asked, scopes } from './weChat'

// What goes wrong on the way over WeChat and back, for a person who tells no name.

const login = 'pages/login/login/login'
const member = 'pages/member/index/index'
const loginFailed = '登录失败，请使用手机号或密码登录'

export async function withoutWeChat(phone: Phone): Promise<void> {
  const refused = { code: -1, message: '商城尚未接入微信公众号登录', data: null }
  await phone.fresh(`/${login}`)
  const before = asked().length
  await phone.pretend('/wechat/api/wechat/authcode', refused)
  await phone.told(loginFailed, () => phone.logInWithWeChat())
  assert.equal(asked().length, before)
}

/** The page is left for another ticket once for each request: by a skipped popup, by a message that is asked for. */
export async function endedTickets(phone: Phone, shopper: Shopper): Promise<void> {
  const { page } = shopper
  const overWeChat = async (act: () => Promise<void>) => {
    const back = page.waitForEvent('load')
    await act()
    await back
    await phone.see('.t-bind')
  }
  const send = async () => {
    await phone.type('.t-bind .t-mobile', '13911110080')
    const another = page.waitForResponse((answer) => answer.url().includes('/api/captcha/captcha'))
    await phone.tap('.t-bind .t-captcha')
    await another
    await shopper.readCaptcha('.t-bind')
    await phone.tap('.t-bind .t-send-code')
  }
  await phone.fresh(`/${login}`)
  await where(phone, { bind_mobile: 0 }, async () => {
    await overWeChat(() => phone.logInWithWeChat())
    await ticketEnds(phone)
    await phone.agree('.t-bind')
    await overWeChat(() => phone.tap('.t-bind-skip'))
    await ticketEnds(phone)
    await fails(phone, '微信授权已失效', send)
    await overWeChat(() => phone.logInWithWeChat())
    await ticketEnds(phone)
    await overWeChat(send)
    await shopper.takeCode('13911110080', '.t-bind')
    await phone.agree('.t-bind')
    await phone.tap('.t-bind-save')
    await phone.until('a token', async () => Boolean(await phone.stored('token')))
    assert.match((await phone.ask<{ mobile: string }>('/api/member/info')).mobile, /0080$/)
  })
}

/** Without a session store nobody could tell a code of this visit from one that somebody made up. */
export async function forgetful(phone: Phone, { page }: Shopper): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await page.goto(`${mallUrl()}/${login}`)
  await phone.told(loginFailed, () => phone.logInWithWeChat())
  assert.equal(asked().length, 0)
}

/** For a password, and for a request. */
export async function lateSignIn(phone: Phone, { page }: Shopper): Promise<void> {
  let lost = false
  await page.route(`${mallUrl()}/**/*.js`, async (route) => {
    const answer = await route.fetch()
    if (lost || !(await answer.text()).includes('authonlylogin')) return route.fulfill({ response: answer })
    lost = true
    return route.abort()
  })
  const start = async () => {
    lost = false
    await page.goto(`${mallUrl()}/${member}`)
    await phone.until('the loss', async () => lost)
    await phone.tap('.t-login')
    await phone.on(login)
    assert.equal(asked().length, 0)
  }
  await start()
  await phone.logInByPassword('13800000001')
  await phone.on(member)
  await page.evaluate(() => localStorage.clear())
  await start()
  await phone.logInWithWeChat()
  await phone.see('.t-bind')
  assert.deepEqual(scopes(), ['snsapi_userinfo'])
}

export async function askedAsMember(phone: Phone): Promise<void> {
  const token = await wire().signIn('13800000001')
  await phone.fresh(`/${login}`, { token })
  // while the token is still being checked a tap is answered by who is in
  await phone.until('the check', async () => (await phone.asked('/api/member/info')) > 0)
  await wire().ask('/api/member/info', {}, token)
  await phone.logInWithWeChat()
  await phone.on(member)
  await phone.see('.t-profile')
  assert.deepEqual(scopes(), ['snsapi_userinfo'])
  assert.equal(await phone.stored('token'), token)
}
