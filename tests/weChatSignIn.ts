import assert from 'node:assert/strict'
import type { Phone } from './phone'

// Ways of shoppers whom WeChat knows and the mall does not, in WeChat's browser and in the mini-program. WeChat keeps
// their names to itself.

const login = '/pages/login/login/login'
const member = 'pages/member/index/index'

const token = (phone: Phone) => phone.stored<string>('token')

/** The register config of the mall while something is done. */
export async function where(phone: Phone, config: object, act: () => Promise<void>): Promise<void> {
  const save = (value: object) => phone.wire.operate('/config/save', { key: 'register', value: JSON.stringify(value) })
  await save(config)
  try {
    await act()
  } finally {
    await save({ third_party: 1, bind_mobile: 1 })
  }
}

/** The proof of who they are at WeChat ends, by the clock of the mall. */
export const ticketEnds = (phone: Phone) => phone.wire.operate('/dev/clock', { seconds: 1801 })

/**
 * Something that is told in the modal of a failed authorisation; the other ways stay. `known`: what WeChat told is kept,
 * as only a failed `authonlylogin` and an ended ticket remove it.
 */
export async function fails(phone: Phone, words: string, act: () => Promise<void>, known = false): Promise<void> {
  await phone.dialog(new RegExp(`授权登录失败.*${words}`, 's'), act)
  await phone.see('.t-submit-login')
  await phone.gone('.t-bind')
  assert.deepEqual([await token(phone), Boolean(await phone.stored('authInfo'))], [undefined, known])
}

/** An optional popup that is closed leads back to all ways: WeChat's once more, and then a password. */
export const closedPopup = (phone: Phone) =>
  where(phone, { bind_mobile: 0 }, async () => {
    await phone.fresh(login)
    for (const time of ['first', 'second']) {
      await phone.logInWithWeChat()
      await phone.see('.t-bind-skip')
      await phone.tap('.t-bind .t-sheet-close')
      await phone.gone('.t-bind')
      assert.equal(await token(phone), undefined, time)
    }
    await phone.logInByPassword('13800000001')
    await phone.on(member)
  })

/** Whatever the mall answers on request instead of a member is told, and leaves the login page as it was. */
export async function refusals(phone: Phone): Promise<void> {
  const answers = [
    ['/api/login/authonlylogin', -10017, '账号已被冻结，请联系客服'],
    ['/api/register/config', -1, '系统繁忙'],
    // never a ticket that holds: fetched anew once, and no more
    ['/api/login/authonlylogin', -11001, '微信授权已失效，请重新授权'],
  ] as const
  await phone.fresh(login)
  for (const [call, code, message] of answers) {
    await phone.pretend(call, { code, message, data: null })
    await fails(phone, message, () => phone.logInWithWeChat(), call === '/api/register/config')
    await phone.pretend(call)
  }
}
