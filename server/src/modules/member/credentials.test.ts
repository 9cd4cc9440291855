import { freshMobile, quickHash, readCaptcha, registered, wrong } from '../../testing/loginWorld'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
beforeAll(async () => {
  world = await testMall()
})
afterAll(() => world.close())

const sentTo = async (mobile: string) => (await world.operator('/operator/api/dev/smscode', { mobile })).data.code
async function someone() {
  const mobile = freshMobile()
  const { token, memberId } = await registered(world, mobile)
  return { mobile, token, memberId }
}
const change = (memberId: number, row: { password?: string; pay_password?: string; mobile?: string }) =>
  world.mall.db.updateTable('member').set(row).where('member_id', '=', memberId).execute()
const isIn = async (token: string) => (await world.call('/api/member/id', {}, { token })).code === 0

describe('the password', () => {
  const set = (token: string, form: { old_password?: string; new_password: string; key?: string; code?: string }) =>
    world.call('/api/member/modifypassword', form, { token })

  test('the first one is proven by a code to the mobile', async () => {
    const { token, mobile } = await someone()
    expect((await set(token, { new_password: 'abc123', old_password: '' })).message).toBe('请输入动态码')
    const { data } = await world.call('/api/member/pwdmobliecode', await readCaptcha(world), { token })
    const code = await sentTo(mobile)
    expect((await set(token, { new_password: 'abc12', key: data.key, code })).message).toBe('密码不能少于6位')
    expect((await set(token, { new_password: 'abc123', key: data.key, code: wrong(code) })).message).toBe('动态码错误')
    expect((await set(token, { new_password: 'abc123', key: data.key, code })).code).toBe(0)
    const form = { username: mobile, password: 'abc123', ...(await readCaptcha(world)) }
    expect((await world.call('/api/login/login', form)).code).toBe(0)
  })

  test('a later one by the old one; other logins end, this one stays', async () => {
    const { token, mobile, memberId } = await someone()
    await change(memberId, { password: quickHash('old123') })
    const form = { username: mobile, password: 'old123', ...(await readCaptcha(world)) }
    const other = (await world.call('/api/login/login', form)).data.token
    expect((await set(token, { new_password: 'new123' })).message).toBe('请输入原密码')
    expect((await set(token, { old_password: 'new123', new_password: 'new123' })).message).toBe('原密码错误')
    expect((await set(token, { old_password: 'old123', new_password: 'old123' })).message).toBe(
      '新密码不能与原密码相同',
    )
    expect((await set(token, { old_password: 'old123', new_password: 'new123' })).code).toBe(0)
    expect([await isIn(token), await isIn(other)]).toEqual([true, false])
  })

  test('a code does not replace the old one, and guesses end', async () => {
    const { token, mobile, memberId } = await someone()
    const { data } = await world.call('/api/member/pwdmobliecode', await readCaptcha(world), { token })
    const code = await sentTo(mobile)
    await change(memberId, { password: quickHash('old123') })
    expect((await set(token, { new_password: 'new123', key: data.key, code })).code).toBe(-1)
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => set(token, { old_password: 'guess1', new_password: 'new123' })),
    )
    expect(guesses.filter(({ error_code }) => error_code === 'PASSWORD_ERROR')).toHaveLength(5)
    expect((await set(token, { old_password: 'old123', new_password: 'new123' })).error_code).toBe('PASSWORD_LOCKED')
  })
})

describe('the mobile', () => {
  async function proven(mobile: string) {
    const { data } = await world.call('/api/member/bindmobliecode', { mobile, ...(await readCaptcha(world)) })
    return { mobile, key: data.key, code: await sentTo(mobile) }
  }

  test('changes with a code that was sent to it, and the old one is free again', async () => {
    const { token, mobile } = await someone()
    const proof = await proven(freshMobile())
    const set = (form: typeof proof) => world.call('/api/member/modifymobile', form, { token })
    expect((await set({ ...proof, mobile })).message).toBe('与原手机号一致，无需修改')
    expect((await set({ ...proof, code: wrong(proof.code) })).message).toBe('动态码错误')
    expect((await set(proof)).code).toBe(0)
    expect((await world.call('/api/member/info', {}, { token })).data.mobile).toBe(proof.mobile)
    expect((await world.call('/api/member/checkmobile', { mobile })).code).toBe(0)
    expect((await world.call('/api/member/checkmobile', { mobile: proof.mobile })).code).toBe(-1)
  })

  test('of another member is refused, and nothing changes', async () => {
    const [me, other] = [await someone(), await someone()]
    world.clock.forward(121)
    const answer = await world.call('/api/member/modifymobile', await proven(other.mobile), { token: me.token })
    expect(answer).toMatchObject({ code: -1, error_code: 'MOBILE_TAKEN' })
    expect((await world.call('/api/member/info', {}, { token: me.token })).data.mobile).toBe(me.mobile)
  })

  test('a code of the login opens nothing here', async () => {
    const { token } = await someone()
    const mobile = freshMobile()
    const { data } = await world.call('/api/login/mobileCode', { mobile, ...(await readCaptcha(world)) })
    const form = { mobile, key: data.key, code: await sentTo(mobile) }
    expect((await world.call('/api/member/modifymobile', form, { token })).code).toBe(-1)
  })
})

describe('a new pay password', () => {
  test('needs a code to the own mobile, which a look at it does not use', async () => {
    const { token, mobile } = await someone()
    const { data } = await world.call('/api/member/paypwdcode', {}, { token })
    const proof = { key: data.key, code: await sentTo(mobile) }
    const look = (code: string) => world.call('/api/member/verifypaypwdcode', { ...proof, code }, { token })
    const set = (code: string) =>
      world.call('/api/member/modifypaypassword', { ...proof, code, password: '246810' }, { token })
    expect((await look(wrong(proof.code))).message).toBe('动态码错误')
    expect((await set(wrong(proof.code))).message).toBe('动态码错误')
    expect((await look(proof.code)).code).toBe(0)
    expect((await set(proof.code)).code).toBe(0)
    expect((await set(proof.code)).message).toBe('动态码已失效，请重新获取')
    expect((await world.call('/api/member/checkpaypassword', { pay_password: '246810' }, { token })).code).toBe(0)
  })

  test('ends the lock of wrong tries; one more code within 120 s is refused', async () => {
    const { token, mobile, memberId } = await someone()
    await change(memberId, { pay_password: quickHash('123456') })
    const check = (pay_password: string) => world.call('/api/member/checkpaypassword', { pay_password }, { token })
    for (let turn = 0; turn < 6; turn++) await check('000000')
    expect((await check('123456')).error_code).toBe('PAY_PASSWORD_LOCKED')
    const { data } = await world.call('/api/member/paypwdcode', {}, { token })
    expect((await world.call('/api/member/paypwdcode', {}, { token })).code).toBe(-11004)
    const form = { key: data.key, code: await sentTo(mobile), password: '654321' }
    await world.call('/api/member/modifypaypassword', form, { token })
    expect((await check('654321')).code).toBe(0)
  })

  test('guesses of its code end after five', async () => {
    const { token, mobile } = await someone()
    const { data } = await world.call('/api/member/paypwdcode', {}, { token })
    const code = await sentTo(mobile)
    const look = (guess: string) =>
      world.call('/api/member/verifypaypwdcode', { key: data.key, code: guess }, { token })
    for (let turn = 0; turn < 5; turn++) await look(wrong(code))
    expect((await look(code)).message).toBe('动态码已失效，请重新获取')
  })

  test('without a mobile there is nowhere to send to', async () => {
    const { token, memberId } = await someone()
    await change(memberId, { mobile: '' })
    expect((await world.call('/api/member/paypwdcode', {}, { token })).error_code).toBe('MOBILE_NOT_BOUND')
  })
})
