import assert from 'node:assert/strict'
import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { leftOut } from './host'
import { useMini, type Mini } from './mini'
import { picture } from './picture'

const open = useMini()
const told = { skip: leftOut.withoutSimulator }
const login = 'pages/login/login/login'
const member = 'pages/member/index/index'

type Scenario = Parameters<Mini['host']['control']['scenario']>[0]

/** Somebody whom WeChat calls `name`, on the login page of a fresh phone. */
async function atLogin(mini: Mini, name: string, scenario: Scenario = {}): Promise<void> {
  await mini.fresh({ path: member, scenario: { loginCode: `dev-${name}`, ...scenario } })
  await mini.tap('.t-login')
  await mini.on(login)
}
const loggedIn = async (mini: Mini) => {
  await mini.until('a token', async () => Boolean(await mini.stored<string>('token')))
  return mini.ask<{ mobile: string; member_id: number; nickname: string }>('/api/member/info')
}
const requested = async (mini: Mini, path: string) =>
  (await mini.measured()).requests.filter(({ url }) => new URL(url).pathname === path).length

/** What an older WeChat gives for the mobile, sealed with the session key that development gives this person. */
function sealed(name: string, purePhoneNumber: string) {
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-128-cbc', createHash('md5').update(name).digest(), iv)
  const text = cipher.update(JSON.stringify({ purePhoneNumber }), 'utf8', 'base64')
  return { iv: iv.toString('base64'), encryptedData: text + cipher.final('base64') }
}

/** What a new member gets in these tests. */
const reward = { is_use: 1, point: 200, balance: '5.00', growth: 20, coupon: '1' }
const save = (key: string, value: object) => open().wire.operate('/config/save', { key, value: JSON.stringify(value) })
const register = (over: object) => save('register', over)

test(
  'unknown to the mall: the start stays quiet, asking opens the forced popup, the phone is bound',
  told,
  async () => {
    const mini = open()
    await save('memberregister', reward)
    const scenario = { loginCode: 'dev-anna', phoneCode: 'dev-13912340001' }
    await mini.fresh({ path: member, scenario })
    await mini.see('.t-login')
    await mini.settled()
    assert.equal(await requested(mini, '/api/login/authonlylogin'), 1)
    assert.equal(await mini.stored('authInfo'), undefined)

    await mini.tap('.t-login')
    await mini.on(login)
    await mini.picture('sign-in-login')
    await mini.logInWithWeChat()
    await mini.see('.t-bind')
    assert.equal(await mini.count('.t-bind-skip'), 0)
    await mini.told('请输入昵称', () => mini.tap('.t-phone-number'))
    await mini.picture('sign-in-bind')
    await mini.type('.t-nickname', '安娜')
    await mini.tap('.t-phone-number')
    await mini.see('.t-reward')
    await mini.reads('.t-gift-point', /\+200$/)
    await mini.picture('sign-in-reward')
    await mini.tap('.t-dialog-confirm')
    await mini.on(member)
    const info = await loggedIn(mini)
    assert.match(info.mobile, /^139\*{4}0001$|^13912340001$/)

    // the same person on a new phone: a member from the start
    await mini.fresh({ scenario })
    assert.equal((await loggedIn(mini)).member_id, info.member_id)
    mini.fine()
  },
)

test('who keeps the number back gets the message', told, async () => {
  const mini = open()
  await atLogin(mini, 'ben', { phone: 'deny' })
  await mini.logInWithWeChat()
  await mini.type('.t-nickname', '小本')
  await mini.told('请使用短信验证码登录', () => mini.tap('.t-phone-number'))
  await mini.see('.t-bind .t-mobile')
  await mini.picture('sign-in-bind-message')
  assert.match((await (await mini.see('.t-bind-save')).attribute('disabled')) ?? '', /^(true|)$/)
  await mini.tap('.t-sheet-close')
  await mini.gone('.t-bind')
  assert.equal((await mini.page()).path, login)
  assert.equal(await mini.stored('token'), undefined)
  mini.fine()
})

test('the phone number is asked for by the button of the consent', told, async () => {
  const mini = open()
  await atLogin(mini, 'jana', { phoneCode: 'dev-13912340009' })
  await mini.logInWithWeChat()
  await mini.see('.t-bind')
  await mini.type('.t-nickname', '雅娜')
  await mini.tap('.t-bind .t-agree')
  await mini.settled()
  await mini.tap('.t-phone-number')
  await mini.see('.t-consent')
  await mini.picture('sign-in-consent')
  assert.equal(await mini.stored('token'), undefined)
  await mini.tap('.t-consent-agree')
  assert.match((await loggedIn(mini)).mobile, /0009$/)
  mini.fine()
})

test('no quota left: the message is the other way', told, async () => {
  const mini = open()
  await atLogin(mini, 'hugo', { phone: 'noQuota' })
  await mini.logInWithWeChat()
  await mini.type('.t-nickname', '小本')
  await mini.told('请使用短信验证码登录', () => mini.tap('.t-phone-number'))
  await mini.see('.t-bind .t-mobile')
  mini.fine()
})

test(
  'sealed data of an older phone, face and name chosen; later an ended token is followed by the quiet login',
  told,
  async () => {
    const mini = open()
    const phoneCode = sealed('gina', '13912340006')
    await atLogin(mini, 'gina', { phone: 'allow', phoneCode, avatar: picture('#27a', 320, 320) })
    await mini.logInWithWeChat()
    await mini.see('.t-bind')
    await mini.tap('.t-choose-avatar')
    await mini.until('the face', async () => (await mini.asked('/api/upload/headimg')) === 1)
    await mini.settled()
    await mini.type('.t-nickname', '吉娜')
    await mini.picture('sign-in-bind-face')
    await mini.tap('.t-phone-number')
    const { member_id: id, nickname } = await loggedIn(mini)
    assert.equal(nickname, '吉娜')
    assert.match((await mini.ask<{ headimg: string }>('/api/member/info')).headimg, /^upload\/headimg\//)

    const ended = (await mini.stored<string>('token'))!
    await mini.wire.ask('/api/login/logout', {}, ended)
    await mini.fresh({ stored: { token: ended }, scenario: { loginCode: 'dev-gina' } })
    await mini.until('another token', async () => ![undefined, ended].includes(await mini.stored<string>('token')))
    assert.equal((await loggedIn(mini)).member_id, id)
    mini.fine()
  },
)

test('two taps are one login', told, async () => {
  const mini = open()
  await atLogin(mini, 'ines')
  // the quiet start is over
  await mini.settled()
  const before = await requested(mini, '/weapp/api/weapp/authcodetoopenid')
  await mini.agree()
  const button = await mini.see('.t-wechat-login')
  await Promise.all([button.tap(), button.tap()])
  await mini.see('.t-bind')
  assert.equal((await requested(mini, '/weapp/api/weapp/authcodetoopenid')) - before, 1)
  mini.fine()
})

test('an optional popup may be skipped', told, async (t) => {
  const mini = open()
  await save('memberregister', reward)
  await register({ bind_mobile: 0 })
  t.after(() => register({ bind_mobile: 1 }))
  await atLogin(mini, 'cleo')
  await mini.logInWithWeChat()
  await mini.told('请输入昵称', () => mini.tap('.t-bind-skip'))
  await mini.type('.t-nickname', '克莱')
  await mini.tap('.t-bind-skip')
  await mini.tap('.t-dialog-confirm')
  await mini.on(member)
  const { mobile, nickname } = await loggedIn(mini)
  assert.deepEqual([mobile, nickname], ['', '克莱'])
  mini.fine()
})

test('a mall without third-party login leaves its own ways', told, async (t) => {
  const mini = open()
  await register({ third_party: 0 })
  t.after(() => register({ third_party: 1 }))
  await atLogin(mini, 'dora')
  await mini.told('请使用手机号或密码登录', () => mini.logInWithWeChat())
  assert.equal(await mini.count('.t-bind'), 0)
  mini.fine()
})

test('a ticket that ended while the popup was open is fetched anew', told, async () => {
  const mini = open()
  await atLogin(mini, 'emil', { phoneCode: 'dev-13912340005' })
  await mini.logInWithWeChat()
  await mini.see('.t-phone-number')
  await mini.wire.operate('/dev/clock', { seconds: 1801 })
  const before = await requested(mini, '/weapp/api/weapp/authcodetoopenid')
  await mini.type('.t-nickname', '埃米')
  await mini.tap('.t-phone-number')
  await loggedIn(mini)
  assert.equal((await requested(mini, '/weapp/api/weapp/authcodetoopenid')) - before, 1)
  mini.fine()
})

test('WeChat that gives no code is told in the modal, at the start and on request; a guest goes on', told, async () => {
  const mini = open()
  const modals = async () => (await mini.measured()).calls.showModal ?? 0
  await mini.fresh({ path: member, scenario: { loginCode: 'unknown' } })
  await mini.until('the modal of the start', async () => (await modals()) === 1)
  await mini.mp.native().confirmModal()
  await mini.tap('.t-login')
  await mini.on(login)
  await mini.logInWithWeChat()
  await mini.until('the modal of the request', async () => (await modals()) === 2)
  await mini.mp.native().confirmModal()
  await mini.see('.t-submit-login')
  assert.equal(await mini.stored('token'), undefined)
  mini.fine()
})

test('an action that WeChat holds back goes on after a yes, and stops after a no', told, async () => {
  const mini = open()
  // as text: what the loader of TypeScript adds to a function is not there
  const located = `function () {
    return new Promise((done) => wx.getLocation({ type: 'gcj02', complete: (answer) => done(answer.errMsg) }))
  }`
  const act = () => mini.mp.evaluate(located) as Promise<string>
  const scenario = { privacy: 'pending' as const }
  await mini.fresh({ scenario })
  await mini.see('.t-link')
  const both = Promise.all([act(), act()])
  await mini.see('.t-privacy')
  await mini.picture('sign-in-privacy')
  await mini.tap('.t-privacy-policy')
  await mini.until('the policy', async () => ((await mini.measured()).calls.openPrivacyContract ?? 0) === 1)
  await mini.tap('.t-privacy-agree')
  assert.deepEqual(await both, ['getLocation:ok', 'getLocation:ok'])
  await mini.gone('.t-privacy')

  await mini.fresh({ scenario })
  await mini.see('.t-link')
  const refused = act()
  await mini.told(/隐私/, () => mini.tap('.t-privacy-refuse'))
  assert.match(await refused, /fail/)
  mini.fine()
})
