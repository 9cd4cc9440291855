import {
  freshMobile,
  quickHash,
  readCaptcha,
  receiveCode,
  registered,
  saveSetting,
  withLevels,
} from '../../testing/loginWorld'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
beforeAll(async () => {
  world = await testMall()
  await withLevels(world)
})
afterAll(() => world.close())

const password = quickHash('Abc123!')

/** A member with mobile and password. */
async function newMember() {
  const mobile = freshMobile()
  const { memberId, token } = await registered(world, mobile)
  await world.mall.db.updateTable('member').set({ password }).where('member_id', '=', memberId).execute()
  return { mobile, memberId, token }
}
const login = async (username: string, password: string) =>
  world.call('/api/login/login', { username, password, ...(await readCaptcha(world)) })
const info = (token: string) => world.call('/api/member/info', {}, { token })
const failed = '账号或密码错误'
const locked = '密码错误次数过多，请15分钟后再试'

describe('by password', () => {
  test('opens with the mobile as name', async () => {
    const { mobile, memberId } = await newMember()
    const { data } = await login(mobile, 'Abc123!')
    expect((await info(data.token)).data.member_id).toBe(memberId)
  })

  test('says the same of an unknown name, a wrong password and a member without one', async () => {
    const { mobile } = await newMember()
    const bare = freshMobile()
    await registered(world, bare)
    for (const [name, password] of [
      ['nobody-here', 'Abc123!'],
      [mobile, 'wrong-one'],
      [bare, 'Abc123!'],
    ] as const)
      expect(await login(name, password)).toMatchObject({ code: -1, message: failed, error_code: 'LOGIN_FAIL' })
  })

  test('five wrong tries lock the name for 15 minutes, and no other name', async () => {
    const [one, other] = [await newMember(), await newMember()]
    for (let turn = 0; turn < 5; turn++) {
      world.clock.forward(30)
      expect((await login(one.mobile, 'wrong-one')).message).toBe(failed)
    }
    expect(await login(one.mobile, 'Abc123!')).toMatchObject({ code: -1, message: locked })
    expect((await login(other.mobile, 'Abc123!')).code).toBe(0)
    world.clock.forward(899)
    expect((await login(one.mobile, 'Abc123!')).message).toBe(locked)
    world.clock.forward(1)
    expect((await login(one.mobile, 'Abc123!')).code).toBe(0)
  })

  test('an unknown name is locked like a known one', async () => {
    for (let turn = 0; turn < 5; turn++) expect((await login('Stranger', 'guess')).message).toBe(failed)
    expect((await login('stranger', 'guess')).message).toBe(locked)
  })

  test('the right password in between starts the count anew', async () => {
    const { mobile } = await newMember()
    for (const password of ['no-1234', 'no-1234', 'no-1234', 'no-1234', 'Abc123!', 'no-1234', 'no-1234'])
      await login(mobile, password)
    expect((await login(mobile, 'Abc123!')).code).toBe(0)
  })

  test('of twelve guesses at once five are compared', async () => {
    const { mobile } = await newMember()
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => login(mobile, `guess-${at}`)))
    expect(answers.filter(({ message }) => message === failed)).toHaveLength(5)
    expect(answers.filter(({ message }) => message === locked)).toHaveLength(7)
  })

  test('needs a captcha each time', async () => {
    const { mobile } = await newMember()
    const captcha = await readCaptcha(world)
    const form = { username: mobile, password: 'Abc123!', ...captcha }
    expect((await world.call('/api/login/login', form)).code).toBe(0)
    expect(await world.call('/api/login/login', form)).toMatchObject({ code: -1, error_code: 'CAPTCHA_EXPIRED' })
  })
})

describe('by sms', () => {
  const byCode = async (mobile: string) =>
    world.call('/api/login/mobile', await receiveCode(world, '/api/login/mobileCode', mobile))

  test('lets a member in and registers an unknown mobile', async () => {
    const { mobile } = await newMember()
    expect((await byCode(mobile)).data.is_register).toBe(0)
    const { data } = await byCode(freshMobile())
    expect(data.is_register).toBe(1)
    expect((await info(data.token)).code).toBe(0)
  })

  test('-10016 when mobiles may not register; told only after the right code', async () => {
    await saveSetting(world, 'register', { register: 'username' })
    const form = await receiveCode(world, '/api/login/mobileCode', freshMobile())
    const guess = { ...form, code: form.code === '0000' ? '0001' : '0000' }
    expect(await world.call('/api/login/mobile', guess)).toMatchObject({ code: -1 })
    expect(await world.call('/api/login/mobile', form)).toMatchObject({ code: -10016, error_code: 'MEMBER_NOT_EXIST' })
    await saveSetting(world, 'register', { register: 'username,mobile' })
  })

  test('a right code that opened nothing is not a wrong try', async () => {
    await saveSetting(world, 'register', { register: 'username' })
    const form = await receiveCode(world, '/api/login/mobileCode', freshMobile())
    for (let turn = 0; turn < 6; turn++) expect((await world.call('/api/login/mobile', form)).code).toBe(-10016)
    await saveSetting(world, 'register', { register: 'username,mobile' })
    expect((await world.call('/api/login/mobile', form)).code).toBe(0)
  })

  test('a way that is not open is refused', async () => {
    const { mobile } = await newMember()
    await saveSetting(world, 'register', { login: 'username' })
    expect(await byCode(mobile)).toMatchObject({ code: -1, message: '该登录方式未开放' })
    await saveSetting(world, 'register', { login: 'mobile' })
    expect(await login(mobile, 'Abc123!')).toMatchObject({ code: -1, message: '该登录方式未开放' })
    await saveSetting(world, 'register', { login: 'username,mobile' })
  })
})

describe('a token', () => {
  test('ends with logout for good', async () => {
    const { token } = await newMember()
    expect((await world.call('/api/login/verifytoken', {}, { token })).code).toBe(0)
    expect((await world.call('/api/login/logout', {}, { token })).code).toBe(0)
    for (const path of ['/api/login/verifytoken', '/api/member/info', '/api/login/logout'] as const)
      expect((await world.call(path, {}, { token })).code).toBe(-10009)
  })

  test('ends with logout, and its successor with it', async () => {
    const { token } = await newMember()
    world.clock.forward(86_400)
    const { refreshtoken = '' } = await info(token)
    expect((await info(refreshtoken)).code).toBe(0)
    await world.call('/api/login/logout', {}, { token })
    expect((await info(refreshtoken)).code).toBe(-10009)
  })

  test('ends in a race of logout and rotation too', async () => {
    for (let turn = 0; turn < 8; turn++) {
      const { token } = await newMember()
      world.clock.forward(86_400)
      const answers = await Promise.all([
        info(token),
        world.call('/api/login/logout', {}, { token }),
        info(token),
        info(token),
      ])
      const fresh = answers.flatMap(({ refreshtoken }) => refreshtoken ?? [])
      for (const one of [token, ...fresh]) expect((await info(one)).code).toBe(-10009)
    }
  })

  test.each([
    ['frozen', { status: 0 }],
    ['closed', { is_delete: 1 }],
  ])('of a %s member is refused, and there is no new one', async (_, change) => {
    const { token, memberId, mobile } = await newMember()
    await world.mall.db.updateTable('member').set(change).where('member_id', '=', memberId).execute()
    expect((await info(token)).code).toBe(-10009)
    // as a guest
    const open = await world.call('/weapp/api/weapp/messagetmplids', { keywords: 'ORDER_PAY' }, { token })
    expect(open).toMatchObject({ code: 0, data: ['dev-ORDER_PAY'] })
    expect((await login(mobile, 'Abc123!')).code).toBe('status' in change ? -10017 : -1)
    world.clock.forward(120)
    const form = await receiveCode(world, '/api/login/mobileCode', mobile)
    expect((await world.call('/api/login/mobile', form)).code).toBeLessThan(0)
  })
})

describe('a forgotten password', () => {
  const reset = async (mobile: string, password: string) =>
    world.call('/api/findpassword/mobile', {
      ...(await receiveCode(world, '/api/findpassword/mobilecode', mobile)),
      password,
    })

  test('is replaced, every login ends, a lock is lifted', async () => {
    const { mobile, token } = await newMember()
    for (let turn = 0; turn < 6; turn++) await login(mobile, 'wrong-one')
    expect((await reset(mobile, 'New456!')).code).toBe(0)
    expect((await info(token)).code).toBe(-10009)
    expect((await login(mobile, 'Abc123!')).message).toBe(failed)
    expect((await login(mobile, 'New456!')).code).toBe(0)
  })

  test('too short a new one costs no code', async () => {
    const { mobile } = await newMember()
    const form = await receiveCode(world, '/api/findpassword/mobilecode', mobile)
    expect(await world.call('/api/findpassword/mobile', { ...form, password: '123' })).toMatchObject({ code: -1 })
    expect(await world.call('/api/findpassword/mobile', { ...form, password: '123456' })).toMatchObject({ code: 0 })
    expect(await world.call('/api/findpassword/mobile', { ...form, password: '654321' })).toMatchObject({ code: -1 })
  })

  test('of nobody is told after the code only', async () => {
    expect((await reset(freshMobile(), 'New456!')).code).toBe(-10016)
  })
})

test('the way by mail is closed, and says which is open', async () => {
  const closed = { code: -1, message: '商城未开通邮箱找回，请使用手机号找回' }
  const asked = { email: 'a@mall.example', captcha_id: '', captcha_code: '' }
  expect(await world.call('/api/findpassword/emailcode', asked)).toMatchObject(closed)
  const proof = { email: 'a@mall.example', key: 'k', code: '1234', password: 'secret1' }
  expect(await world.call('/api/findpassword/email', proof)).toMatchObject(closed)
})
