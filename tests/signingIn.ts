import assert from 'node:assert/strict'
import type { Phone } from './phone'

// What a shopper does to get in and out, the same in both builds. The demo member of each is its own: a mobile gets no
// second message within two minutes, and five wrong passwords lock a name.

const login = '/pages/login/login/login'
const register = 'pages/login/register/register'
const member = 'pages/member/index/index'
const info = 'pages/member/info/info'
const orders = 'pages/order/list/list'

const save = (phone: Phone, key: string, value: object) =>
  phone.wire.operate('/config/save', { key, value: JSON.stringify(value) })
const token = (phone: Phone) => phone.stored<string>('token')

/** A tap while the app still starts on a busy machine may be taken for a long press: then it is tapped again. */
const passwordForm = (phone: Phone) =>
  phone.until('the form for a password', async () => {
    await phone.tap('.t-tab-password')
    return (await phone.count('.t-username')) > 0
  })

async function byPassword(phone: Phone, name: string, password: string): Promise<void> {
  await passwordForm(phone)
  await phone.type('.t-username', name)
  await phone.type('.t-password', password)
  await phone.readCaptcha()
  await phone.agree()
}

/** Nothing is asked that guests are not asked; the target brought here opens. */
export async function guestsOnly(phone: Phone): Promise<void> {
  await phone.fresh(`/${orders}`)
  await phone.on(login.slice(1))
  await phone.see('.t-captcha')
  assert.equal(await phone.asked('/api/config/getCaptchaConfig'), 1)
  await phone.logInByPassword('13800000001')
  await phone.on(orders)
  assert.ok(await token(phone))

  await phone.fresh(login, { token: await phone.wire.signIn('13800000001') })
  await phone.see('.t-submit-login')
  assert.equal(await phone.asked('/api/config/getCaptchaConfig'), 0)
  assert.equal(await phone.asked('/api/captcha/captcha'), 0)
}

/** A mall without captchas shows none and takes the login. */
export async function withoutCaptcha(phone: Phone): Promise<void> {
  await save(phone, 'captcha', { shop_reception_login: 0 })
  try {
    await phone.fresh(login)
    await phone.see('.t-submit-login')
    await passwordForm(phone)
    assert.equal(await phone.count('.t-captcha'), 0)
    await phone.type('.t-username', 'demo_buyer')
    await phone.type('.t-password', 'demo123')
    await phone.agree()
    await phone.tap('.t-submit-login')
    await phone.on(member)

    // who is in already may come in as somebody else
    const held = await phone.wire.signIn('13800000001')
    await phone.fresh(login, { token: held })
    await passwordForm(phone)
    await phone.type('.t-username', 'demo_buyer')
    await phone.type('.t-password', 'demo123')
    await phone.agree()
    await phone.tap('.t-submit-login')
    await phone.on(member)
    assert.ok(![undefined, held].includes(await token(phone)))
  } finally {
    await save(phone, 'captcha', { shop_reception_login: 1 })
  }
}

/** A refused sending lets the next one go at once, with another captcha; one that was made blocks, also after leaving. */
export async function countdown(phone: Phone, mobile: string): Promise<void> {
  await phone.fresh(login)
  await phone.see('.t-captcha')
  await phone.type('.t-mobile', mobile)
  const pictures = await phone.asked('/api/captcha/captcha')
  await phone.type('.t-captcha-code', '0000')
  await phone.tap('.t-send-code')
  await phone.until('another captcha', async () => (await phone.asked('/api/captcha/captcha')) > pictures)
  await phone.reads('.t-send-code', '获取验证码')

  await phone.readCaptcha()
  await phone.told('验证码已发送', () => phone.tap('.t-send-code'))
  await phone.reads('.t-send-code', /^1[12]\d秒后重发$/)
  await phone.open('/pages/index/index/index')
  await phone.see('.t-link')
  await phone.open(login)
  await phone.reads('.t-send-code', /^1[012]\d秒后重发$/)

  // the code belongs to the mobile it went to
  await phone.readCaptcha()
  const { code } = await phone.wire.operate<{ code: string }>('/dev/smscode', { mobile })
  await phone.type('.t-code', code)
  await phone.type('.t-mobile', '13911110999')
  await phone.told('请先获取短信验证码', () => phone.tap('.t-submit-login'))
  await phone.type('.t-mobile', mobile)
  await phone.agree()
  await phone.type('.t-code', code === '1234' ? '4321' : '1234')
  await phone.told('短信验证码错误', () => phone.tap('.t-submit-login'))
  await phone.type('.t-code', code)
  await phone.tap('.t-submit-login')
  await welcomeGift(phone)
}

/** What the demo mall gives a new member is shown, and theirs. */
export async function welcomeGift(phone: Phone): Promise<void> {
  await phone.reads('.t-gift-point', /\+100$/)
  await phone.reads('.t-gift-growth', /\+10$/)
  await phone.see('.t-gift-coupon')
  await phone.picture('gift')
  await phone.tap('.t-dialog-confirm')
  await phone.on(member)
  const given = await phone.ask<{ point: number; growth: number }>('/api/member/info')
  assert.deepEqual([given.point, given.growth], [100, 10])
  const coupons = await phone.ask<{ count: number }>('/platformcoupon/api/platformcoupon/memberpage')
  assert.equal(coupons.count, 1)
}

/** Sends a code of the login page and types it. */
async function prove(phone: Phone, mobile: string): Promise<void> {
  await phone.type('.t-mobile', mobile)
  await phone.told('验证码已发送', () => phone.tap('.t-send-code'))
  const { code } = await phone.wire.operate<{ code: string }>('/dev/smscode', { mobile })
  await phone.type('.t-code', code)
  await phone.agree()
}

/**
 * -10016 at the login by message: where the mall takes third-party logins the popup opens with the mobile, as often as it
 * is closed, also for a member; where it takes none the registration.
 */
export async function unknownMobile(phone: Phone, mobile: string, another: string): Promise<void> {
  const popup = async () => {
    await phone.tap('.t-submit-login')
    await phone.see('.t-bind .t-code')
    assert.equal(await phone.count('.t-bind-skip'), 0)
  }
  const close = async () => {
    await phone.tap('.t-bind .t-sheet-close')
    await phone.gone('.t-bind')
  }
  await save(phone, 'register', { register: 'username' })
  await save(phone, 'captcha', { shop_reception_login: 0 })
  try {
    await phone.fresh(login, { token: await phone.wire.signIn('13800000001') })
    await phone.until('the check', async () => (await phone.asked('/api/member/info')) > 0)
    await phone.see('.t-submit-login')
    await prove(phone, another)
    await popup()

    await phone.fresh(`${login}?back=${encodeURIComponent(`/${orders}`)}`)
    await phone.see('.t-submit-login')
    await prove(phone, mobile)
    await popup()
    await phone.picture('unknown-mobile')
    await close()
    await popup()
    await close()
    await save(phone, 'register', { third_party: 0 })
    await phone.tap('.t-submit-login')
    await phone.on(register)
    assert.equal(await token(phone), undefined)
  } finally {
    await save(phone, 'register', { register: 'username,mobile', third_party: 1 })
    await save(phone, 'captcha', { shop_reception_login: 1 })
  }
}

/** By username: without the tick the sheet asks; agreed to it goes on, back to what was wanted. */
export async function registration(phone: Phone, name: string): Promise<void> {
  await phone.fresh(`/${register}?back=${encodeURIComponent(`/${orders}`)}`)
  await phone.tap('.t-tab-username')
  await phone.type('.t-username', name)
  await phone.type('.t-new-password', 'abcdef1')
  await phone.type('.t-password-again', 'abcdef1')
  await phone.readCaptcha()
  await phone.tap('.t-submit-login')
  await phone.see('.t-consent')
  await phone.picture('consent')
  assert.equal(await phone.asked('/api/register/username'), 0)
  await phone.tap('.t-consent .t-sheet-close')
  await phone.gone('.t-consent')
  await phone.tap('.t-submit-login')
  await phone.tap('.t-consent-agree')
  await phone.on(orders)
}

/** By the mobile of a member; the new password leads in. */
export async function findPassword(phone: Phone, mobile: string): Promise<void> {
  await phone.fresh('/otherpages/login/find/find')
  await phone.see('.t-captcha')
  await phone.type('.t-mobile', '13911119998')
  await phone.readCaptcha()
  await phone.told('该手机号尚未注册', () => phone.tap('.t-send-code'))
  await phone.type('.t-mobile', mobile)
  await phone.readCaptcha()
  await phone.told('验证码已发送', () => phone.tap('.t-send-code'))
  const { code } = await phone.wire.operate<{ code: string }>('/dev/smscode', { mobile })
  await phone.type('.t-code', code)
  await phone.type('.t-new-password', 'better1')
  await phone.type('.t-password-again', 'better1')
  await phone.tap('.t-submit-login')
  await phone.until('the change', async () => (await phone.asked('/api/findpassword/mobile')) === 1)
  await phone.gone('.t-new-password')
  await phone.fresh(login)
  await phone.see('.t-submit-login')
  await byPassword(phone, mobile, 'better1')
  await phone.tap('.t-submit-login')
  await phone.on(member)
}

/** Frozen by the mall: a dialog says so, nobody is let in. */
export async function frozen(phone: Phone): Promise<void> {
  await phone.fresh(login)
  await phone.see('.t-submit-login')
  await byPassword(phone, 'demo_buyer', 'demo123')
  await phone.pretend('/api/login/login', { code: -10017, message: '账号已被冻结，请联系客服', data: null })
  await phone.tap('.t-submit-login')
  await phone.confirm()
  await phone.pretend('/api/login/login')
  assert.equal(await token(phone), undefined)
  await phone.see('.t-submit-login')
}

/** Five wrong passwords lock the name for 15 minutes, by the clock of the mall. */
export async function locked(phone: Phone, name: string): Promise<void> {
  await phone.fresh(login)
  await phone.see('.t-submit-login')
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    await byPassword(phone, name, 'nonsense')
    const pictures = await phone.asked('/api/captcha/captcha')
    await phone.tap('.t-submit-login')
    // a refusal spends the captcha: another one comes by itself
    await phone.until('another captcha', async () => (await phone.asked('/api/captcha/captcha')) > pictures)
  }
  await byPassword(phone, name, 'demo123')
  await phone.tap('.t-submit-login')
  await phone.confirm()
  assert.equal(await token(phone), undefined)
  await phone.wire.operate('/dev/clock', { seconds: 901 })
  await byPassword(phone, name, 'demo123')
  await phone.tap('.t-submit-login')
  await phone.on(member)
}

/** Out: the phone forgets the token and the server ends it; and in again, without another start. */
export async function logOut(phone: Phone): Promise<void> {
  const held = await phone.wire.signIn('13800000001')
  await phone.fresh(`/${info}`, { token: held })
  await phone.tap('.t-logout')
  await phone.confirm()
  await phone.on(member)
  await phone.see('.t-login')
  assert.equal(await token(phone), undefined)
  await assert.rejects(phone.wire.ask('/api/member/info', {}, held), /-100(09|10)/)
  await phone.tap('.t-login')
  await phone.on(login.slice(1))
  await phone.logInByPassword('13800000001')
  await phone.on(member)
  assert.ok(await token(phone))
}

/** A token that ended is dropped at the start, quietly; several calls that need one ask for one login. */
export async function endedToken(phone: Phone): Promise<void> {
  const held = await phone.wire.signIn('13800000001')
  await phone.wire.ask('/api/login/logout', {}, held)
  await phone.fresh('/pages/index/index/index', { token: held })
  await phone.see('.t-link')
  await phone.until('the token to be gone', async () => (await token(phone)) === undefined)
  assert.equal(await phone.count('.t-submit-login'), 0)

  const next = await phone.wire.signIn('13800000001')
  await phone.fresh('/pages/index/index/index', { token: next })
  await phone.see('.t-link')
  await phone.until('the check', async () => (await phone.asked('/api/member/info')) > 0)
  await phone.wire.ask('/api/login/logout', {}, next)
  await phone.open(`/${orders}`)
  await phone.on(login.slice(1))
  assert.equal(await token(phone), undefined)
  await phone.logInByPassword('13800000001')
  await phone.on(orders)
}

/** Who brought the shopper travels along from the launch to the new member. */
export async function inviterKept(phone: Phone, name: string): Promise<void> {
  await phone.fresh('/pages/index/index/index?suid=2&source_member=2')
  await phone.see('.t-link')
  await phone.open(`/${register}`)
  await phone.tap('.t-tab-username')
  await phone.type('.t-username', name)
  await phone.type('.t-new-password', 'abcdef1')
  await phone.type('.t-password-again', 'abcdef1')
  await phone.readCaptcha()
  await phone.agree()
  await phone.tap('.t-submit-login')
  await phone.on(member)
  assert.equal(await phone.stored('source_member'), 2)
  const { source_member: source } = await phone.ask<{ source_member: number }>('/api/member/info')
  assert.equal(Number(source), 2)
}
