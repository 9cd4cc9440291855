// npm run build:h5, then:  node --import tsx --test tests/h5/slice/*.test.ts
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mallUrl, useMall, wire } from '../mall'
import { Shopper } from '../shopper'

const login = 'pages/login/login/login'
const register = 'pages/login/register/register'
const member = 'pages/member/index/index'
const orders = 'pages/order/list/list'

useMall()

const save = (key: string, value: object) => wire().operate('/config/save', { key, value: JSON.stringify(value) })
const gift = { is_use: 1, point: 100, balance: '0.00', growth: 0, coupon: '' }
/** Pages that lie on each other have a captcha each: the one of the shown page becomes the last that was answered. */
async function freshCaptcha(shopper: Shopper): Promise<void> {
  const answered = shopper.page.waitForResponse((answer) => answer.url().includes('/api/captcha/captcha'))
  await shopper.tap('.t-captcha')
  await answered
}
const toast = (shopper: Shopper, words: string | RegExp) =>
  shopper.page.locator('.t-toast:visible').filter({ hasText: words }).first().waitFor()

test('a username: every rule is told, the agreement is read and ticked, the target kept', async () => {
  await save('register', { pwd_len: 8, pwd_complexity: 'number,letter' })
  const shopper = await Shopper.at(`/${orders}`)
  await shopper.on(login)
  await shopper.tap('.t-register')
  await shopper.on(register)
  await shopper.tap('.t-tab-username')
  const go = () => shopper.tap('.t-submit-login')
  await go()
  await toast(shopper, '请输入用户名')
  await shopper.type('.t-username', 'xiaoman')
  await shopper.type('.t-new-password', 'abc123')
  await go()
  await toast(shopper, '密码不能少于8位')
  await shopper.type('.t-new-password', 'abcdefgh')
  await go()
  await toast(shopper, '密码必须包含数字、小写字母')
  await shopper.type('.t-new-password', 'abcdefg1')
  await shopper.type('.t-password-again', 'abcdefg2')
  await go()
  await toast(shopper, '两次输入的密码不一致')
  await shopper.type('.t-password-again', 'abcdefg1')
  await shopper.readCaptcha()
  await go()
  await shopper.seen('.t-consent')
  await shopper.shot('sign-in-consent')
  await shopper.tap('.t-consent .t-agreement')
  await shopper.seen('.t-policy .t-rich')
  await shopper.shot('sign-in-agreement')
  await shopper.tap('.t-policy .t-sheet-close')
  await shopper.see('.t-policy').waitFor({ state: 'hidden' })
  await shopper.tap('.t-consent .t-sheet-close')
  await shopper.see('.t-consent').waitFor({ state: 'hidden' })
  await shopper.agree()
  await shopper.shot('sign-in-register')
  await go()
  // the gift waits for the first mobile
  await shopper.on(orders)
  // the login pages are gone: one step back leaves them all behind
  await shopper.page.goBack()
  assert.ok(!shopper.page.url().includes('/login/'))
  await save('register', { pwd_len: 6, pwd_complexity: '' })
  await shopper.done()
})

test('a mobile: the countdown outlives the page, a taken mobile gets no message, the gift is shown', async () => {
  await save('memberregister', gift)
  const shopper = await Shopper.at(`/${register}`)
  await shopper.type('.t-mobile', '13800000001')
  await shopper.readCaptcha()
  await shopper.tap('.t-send-code')
  await toast(shopper, '该手机号已被注册')
  await shopper.page.reload()
  await shopper.takeCode('13911110001')
  assert.match(await shopper.text('.t-send-code'), /^1[12]\d秒后重发$/)
  await shopper.page.reload()
  assert.match(await shopper.text('.t-send-code'), /^1[012]\d秒后重发$/)
  const { code } = await wire().operate<{ code: string }>('/dev/smscode', { mobile: '13911110001' })
  await shopper.readCaptcha()
  await shopper.type('.t-code', code)
  await shopper.agree()
  await shopper.tap('.t-submit-login')
  await shopper.seen('.t-reward')
  assert.match(await shopper.text('.t-gift-point'), /\+100$/)
  await shopper.shot('sign-in-reward')
  await shopper.tap('.t-dialog-confirm')
  await shopper.on(member)
  await shopper.done()
})

test('a forgotten password, and the lock after five wrong ones', async () => {
  const shopper = await Shopper.at(`/${login}`)
  await shopper.tap('.t-tab-password')
  await shopper.shot('sign-in-password')
  await shopper.tap('.t-find-password')
  await shopper.on('otherpages/login/find/find')
  await shopper.type('.t-mobile', '13911119999')
  await shopper.readCaptcha()
  await shopper.tap('.t-send-code')
  await toast(shopper, '该手机号尚未注册')
  await shopper.takeCode('13800000002')
  await shopper.type('.t-new-password', 'better1')
  await shopper.type('.t-password-again', 'better1')
  await shopper.shot('sign-in-find')
  await shopper.tap('.t-submit-login')
  await shopper.on(login)
  for (let wrong = 0; wrong < 5; wrong += 1) {
    await freshCaptcha(shopper)
    const refused = shopper.page.waitForResponse((answer) => answer.url().includes('/api/login/login'))
    await shopper.logInByPassword('13800000002', 'nonsense')
    await refused
    await shopper.page.waitForLoadState('networkidle')
  }
  await freshCaptcha(shopper)
  await shopper.logInByPassword('13800000002', 'better1')
  await shopper.seen('.t-modal')
  assert.match(await shopper.text('.t-modal'), /账号已锁定.*15分钟/)
  await shopper.shot('sign-in-locked')
  await shopper.tap('.t-modal-confirm')
  await shopper.page.waitForLoadState('networkidle')
  await wire().operate('/dev/clock', { seconds: 901 })
  await freshCaptcha(shopper)
  await shopper.logInByPassword('13800000002', 'better1')
  await shopper.on(member)
  await shopper.done()
})

test('English, dark', async () => {
  const shopper = await Shopper.at(`/${login}`, { colorScheme: 'dark' }, { locale: 'en-us' })
  await shopper.seen('.t-submit-login')
  await shopper.shot('en-sign-in-login')
  await shopper.tap('.t-register')
  await shopper.on(register)
  await shopper.tap('.t-tab-username')
  await shopper.shot('en-sign-in-register')
  await shopper.page.goto(`${mallUrl()}/otherpages/login/find/find`)
  await shopper.seen('.t-submit-login')
  await shopper.shot('en-sign-in-find')
  await shopper.done()
})
