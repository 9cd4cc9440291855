import { readCaptcha, receiveCode, saveSetting, wrong } from './loginWorld'
import { testMall, type TestMall } from './testMall'

jest.setTimeout(180_000)

/** What has four or six digits is guessed a thousand times, the right one last: nobody gets in. */
const many = 1000
const atOnce = 100

let world: TestMall
beforeAll(async () => {
  world = await testMall({ seed: true })
})
afterAll(() => world.close())

/** Calls that answered well among `many`. */
async function welcomed(guess: (i: number) => Promise<{ code: number }>): Promise<number> {
  let count = 0
  for (let i = 0; i < many; i += atOnce) {
    const answers = await Promise.all(Array.from({ length: atOnce }, (_, j) => guess(i + j)))
    count += answers.filter(({ code }) => code >= 0).length
  }
  return count
}
/** As many of the ten thousand, ending with `right`. */
const digits = (right: string) => (i: number) => String((Number(right) + 10_001 - many + i) % 10_000).padStart(4, '0')

it('a code of a message', async () => {
  const { mobile, key, code } = await receiveCode(world, '/api/login/mobileCode', '13800000004')
  const at = digits(code)
  expect(at(many - 1)).toBe(code)
  expect(await welcomed((i) => world.call('/api/login/mobile', { mobile, key, code: at(i) }))).toBe(0)
})

it('a captcha', async () => {
  const { captcha_id, captcha_code } = await readCaptcha(world)
  const at = digits(captcha_code)
  const guess = (i: number) =>
    world.call('/api/login/mobileCode', { mobile: '13800000003', captcha_id, captcha_code: at(i) })
  expect(await welcomed(guess)).toBe(0)
})

it('a password, known name or not', async () => {
  await saveSetting(world, 'captcha', { shop_reception_login: 0 })
  const guess = (i: number) => (i === many - 1 ? 'demo123' : `demo${i}x`)
  const tryAs = (username: string) => (i: number) => world.call('/api/login/login', { username, password: guess(i) })
  expect(await welcomed(tryAs('demo_buyer'))).toBe(0)
  expect(await welcomed(tryAs('nobody_here'))).toBe(0)
})

it('a payment password', async () => {
  const token = await world.login(1)
  const guess = (i: number) => (i === many - 1 ? '123456' : String(200_000 + i))
  expect(await welcomed((i) => world.call('/api/member/checkpaypassword', { pay_password: guess(i) }, { token }))).toBe(
    0,
  )
})

it('a hundred sendings at once are one message; many mobiles from one address are stopped', async () => {
  await saveSetting(world, 'captcha', { shop_reception_login: 0 })
  const sent: string[] = []
  jest.spyOn(world.mall.outside.sms, 'send').mockImplementation(({ mobile }) => {
    sent.push(mobile)
    return Promise.resolve()
  })
  const ask = (mobile: string) => world.call('/api/login/mobileCode', { mobile })
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask('13800000002')))
  expect([answers.filter(({ code }) => code === 0).length, sent]).toEqual([1, ['13800000002']])
  await saveSetting(world, 'rate_limits', { sms_hour: 30 })
  for (let i = 0; i < 60; i += 1) await ask(`137${String(i).padStart(8, '0')}`)
  expect(sent.length).toBeLessThanOrEqual(30)
})

it('would let the right one in', async () => {
  world.clock.forward(3600)
  await saveSetting(world, 'rate_limits', { sms_hour: 3000 })
  const { code, ...rest } = await receiveCode(world, '/api/login/mobileCode', '13800000005')
  expect((await world.call('/api/login/mobile', { ...rest, code: wrong(code) })).code).toBe(-1)
  expect((await world.call('/api/login/mobile', { ...rest, code })).code).toBe(0)
})
