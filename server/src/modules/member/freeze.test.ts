import { freshMobile, quickHash, readCaptcha, receiveCode, registered } from '../../testing/loginWorld'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
beforeAll(async () => {
  world = await testMall()
})
afterAll(() => world.close())

const freeze = (member_id: number, freeze: 0 | 1 = 1, reason = '', site = 0) =>
  world.operator('/operator/api/member/freeze', { member_id, freeze, reason }, site)
const info = (token: string) => world.call('/api/member/info', {}, { token })
const locked = { code: -10017, error_code: 'MEMBER_IS_LOCKED' }

async function newMember() {
  const mobile = freshMobile()
  const member = { mobile, ...(await registered(world, mobile)) }
  const password = quickHash('Abc123!')
  await world.mall.db.updateTable('member').set({ password }).where('member_id', '=', member.memberId).execute()
  world.clock.forward(120)
  return member
}
const byPassword = async (username: string, password = 'Abc123!') =>
  world.call('/api/login/login', { username, password, ...(await readCaptcha(world)) })

test('a frozen member: tokens end, and a login is told so after the right proof only', async () => {
  const { mobile, memberId, token } = await newMember()
  expect(await freeze(memberId, 1, '多次恶意退款')).toMatchObject({ code: 0, data: null })
  expect(await info(token)).toMatchObject({ code: -10009 })
  expect(await byPassword(mobile, 'wrong-1')).toMatchObject({ code: -1, error_code: 'LOGIN_FAIL' })
  expect(await byPassword(mobile)).toMatchObject({ ...locked, message: '账号已被冻结：多次恶意退款' })
  const given = await receiveCode(world, '/api/login/mobileCode', mobile)
  const wrong = { ...given, code: String((Number(given.code) + 1) % 10_000).padStart(4, '0') }
  expect(await world.call('/api/login/mobile', wrong)).toMatchObject({ code: -1 })
  expect(await world.call('/api/login/mobile', given)).toMatchObject(locked)
})

test('an openid of a frozen member is told so too', async () => {
  const { mobile, memberId } = await newMember()
  const { data } = await world.call('/weapp/api/weapp/authcodetoopenid', { code: 'dev-frozen' })
  const who = { weapp_openid: data.openid, wx_unionid: data.unionid, auth_ticket: data.auth_ticket }
  const form = await receiveCode(world, '/api/tripartite/mobileCode', mobile)
  expect(await world.call('/api/tripartite/mobile', { ...form, ...who })).toMatchObject({ code: 0 })
  await freeze(memberId)
  for (const path of ['/api/login/auth', '/api/login/authonlylogin'] as const)
    expect(await world.call(path, who)).toMatchObject({ ...locked, message: '账号已被冻结，请联系客服' })
})

test('freed again: comes in, with none of the tokens of before; repeating has no effect', async () => {
  const { mobile, memberId, token } = await newMember()
  await freeze(memberId, 1, '第一次')
  await freeze(memberId, 1, '第二次')
  expect((await byPassword(mobile)).message).toContain('第一次')
  expect([(await freeze(memberId, 0)).code, (await freeze(memberId, 0)).code]).toEqual([0, 0])
  expect(await info(token)).toMatchObject({ code: -10009 })
  const { data } = await byPassword(mobile)
  expect((await info(data.token)).data).toMatchObject({ member_id: memberId, status: 1 })
  await freeze(memberId, 0)
  expect((await info(data.token)).code).toBe(0)
})

test('logins at the same moment leave no token behind', async () => {
  const { mobile, memberId } = await newMember()
  const captchas = await Promise.all(Array.from({ length: 4 }, () => readCaptcha(world)))
  const login = (captcha: object) =>
    world.call('/api/login/login', { username: mobile, password: 'Abc123!', ...captcha })
  const [frozen, ...logins] = await Promise.all([freeze(memberId), ...captchas.map(login)])
  expect(frozen.code).toBe(0)
  for (const { code, data } of logins)
    if (code === 0) expect((await info(data.token)).code).toBe(-10009)
    else expect(code).toBe(-10017)
})

test('is the platform’s alone; nobody knows the member: -1', async () => {
  const { memberId, token } = await newMember()
  expect(await freeze(memberId, 1, '', 3)).toMatchObject({ code: -11006 })
  expect((await info(token)).code).toBe(0)
  expect(await freeze(987_654_321)).toMatchObject({ code: -1, message: '会员不存在' })
})
