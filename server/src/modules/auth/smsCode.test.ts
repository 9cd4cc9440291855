import { secondsLeftOfDay } from '../../lib/date'
import sharp from 'sharp'
import { freshMobile, readCaptcha, receiveCode, saveSetting, wrong } from '../../testing/loginWorld'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
beforeAll(async () => {
  world = await testMall()
})
afterAll(() => world.close())

let mobile: string
beforeEach(() => {
  mobile = freshMobile()
})
const send = async (to = mobile, captcha?: { captcha_id: string; captcha_code: string }) =>
  world.call('/api/login/mobileCode', { mobile: to, ...(captcha ?? (await readCaptcha(world))) })

describe('captcha', () => {
  test('is a picture of four digits, and two are never alike', async () => {
    const [one, other] = [await world.call('/api/captcha/captcha'), await world.call('/api/captcha/captcha')]
    expect(one.data.img).not.toBe(other.data.img)
    const picture = sharp(Buffer.from(one.data.img.split(',')[1] ?? '', 'base64'))
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 180 })
    expect((await picture.stats()).entropy).toBeGreaterThan(0.5)
    const shown = await world.operator('/operator/api/dev/captcha', { captcha_id: one.data.id })
    expect(shown.data.code).toMatch(/^\d{4}$/)
  })

  test('opens one call only', async () => {
    const captcha = await readCaptcha(world)
    expect(await send(mobile, captcha)).toMatchObject({ code: 0 })
    expect(await send(freshMobile(), captcha)).toMatchObject({ code: -1, error_code: 'CAPTCHA_EXPIRED' })
  })

  test('ends after 300 s', async () => {
    const [early, late] = [await readCaptcha(world), await readCaptcha(world)]
    world.clock.forward(299)
    expect(await send(mobile, early)).toMatchObject({ code: 0 })
    world.clock.forward(1)
    expect(await send(freshMobile(), late)).toMatchObject({ code: -1, error_code: 'CAPTCHA_EXPIRED' })
  })

  test('ends by a wrong guess, and by drawing the next one', async () => {
    const captcha = await readCaptcha(world)
    const guess = { ...captcha, captcha_code: wrong(captcha.captcha_code) }
    expect(await send(mobile, guess)).toMatchObject({ code: -1, error_code: 'CAPTCHA_ERROR' })
    expect(await send(mobile, captcha)).toMatchObject({ code: -1, error_code: 'CAPTCHA_EXPIRED' })
    const old = await readCaptcha(world)
    await world.call('/api/captcha/captcha', { captcha_id: old.captcha_id })
    expect(await send(mobile, old)).toMatchObject({ code: -1, error_code: 'CAPTCHA_EXPIRED' })
  })

  test('is needed unless the mall switched it off', async () => {
    expect(await world.call('/api/login/mobileCode', { mobile })).toMatchObject({ code: -1 })
    await saveSetting(world, 'captcha', { shop_reception_login: 0 })
    expect(await world.call('/api/login/mobileCode', { mobile })).toMatchObject({ code: 0 })
    await saveSetting(world, 'captcha', { shop_reception_login: 1 })
  })
})

describe('sending', () => {
  test('once in 120 s for a mobile and purpose; the refused call leaves its captcha unspent', async () => {
    await send()
    const captcha = await readCaptcha(world)
    world.clock.forward(119)
    expect(await send(mobile, captcha)).toMatchObject({ code: -11004 })
    const register = await world.call('/api/register/mobileCode', { mobile, ...(await readCaptcha(world)) })
    expect(register.code).toBe(0)
    world.clock.forward(1)
    expect(await send(mobile, captcha)).toMatchObject({ code: 0 })
  })

  test('one of eight at once is sent', async () => {
    const sent = jest.spyOn(world.mall.outside.sms, 'send')
    const captchas = await Promise.all(Array.from({ length: 8 }, () => readCaptcha(world)))
    const answers = await Promise.all(captchas.map((captcha) => send(mobile, captcha)))
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array<number>(7).fill(-11004)].sort())
    expect(sent).toHaveBeenCalledTimes(1)
    sent.mockRestore()
  })

  test('one captcha used at once for eight mobiles sends one', async () => {
    const captcha = await readCaptcha(world)
    const mobiles = Array.from({ length: 8 }, freshMobile)
    const answers = await Promise.all(mobiles.map((one) => send(one, captcha)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    const rows = await world.mall.db.selectFrom('sms_code').select('key').where('mobile', 'in', mobiles).execute()
    expect(rows).toHaveLength(1)
  })

  test('ten a Shanghai day for a mobile, whatever they are for', async () => {
    const twentyMinutes = 1200
    world.clock.forward(secondsLeftOfDay(world.clock.now()) + 86_400 - twentyMinutes)
    const paths = ['/api/login/mobileCode', '/api/register/mobileCode'] as const
    for (let turn = 0; turn < 5; turn++) {
      for (const path of paths) expect((await world.call(path, { mobile, ...(await readCaptcha(world)) })).code).toBe(0)
      world.clock.forward(120)
    }
    expect(await send()).toMatchObject({ code: -11004 })
    world.clock.forward(secondsLeftOfDay(world.clock.now()))
    expect(await send()).toMatchObject({ code: 0 })
  })

  test('as many from an address in an hour as the setting says', async () => {
    world.clock.forward(3600)
    await saveSetting(world, 'rate_limits', { sms_hour: 2 })
    expect((await send(freshMobile())).code).toBe(0)
    expect((await send(freshMobile())).code).toBe(0)
    expect(await send()).toMatchObject({ code: -11004 })
    world.clock.forward(3600)
    expect((await send()).code).toBe(0)
    await saveSetting(world, 'rate_limits', { sms_hour: 3000 })
  })

  test('a failed sending is told, may be tried again, and its code opens nothing', async () => {
    const broken = jest.spyOn(world.mall.outside.sms, 'send').mockRejectedValueOnce(new Error('gateway'))
    expect(await send()).toMatchObject({ code: -1 })
    expect(await world.operator('/operator/api/dev/smscode', { mobile })).toMatchObject({ code: -1 })
    expect(await send()).toMatchObject({ code: 0 })
    broken.mockRestore()
  })

  test('neither mobile nor code reach the log', async () => {
    const lines: unknown[] = []
    const log = { info: (...line: unknown[]) => lines.push(line) }
    await world.mall.outside.sms.send({ mobile: '13911110001', code: '4827', purpose: 'login' }, log as never)
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toMatch(/4827|13911110001/)
  })
})

describe('a code', () => {
  const login = (given: { mobile: string; key: string; code: string }) => world.call('/api/login/mobile', given)
  const received = (of = mobile) => receiveCode(world, '/api/login/mobileCode', of)

  test('opens once', async () => {
    const given = await received()
    expect(await login(given)).toMatchObject({ code: 0, data: { is_register: 1 } })
    expect(await login(given)).toMatchObject({ code: -1, error_code: 'SMS_CODE_EXPIRED' })
  })

  test('used at once by six calls opens for one', async () => {
    const given = await received()
    const answers = await Promise.all(Array.from({ length: 6 }, () => login(given)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  test('ends after 600 s', async () => {
    const given = await received()
    world.clock.forward(600)
    expect(await login(given)).toMatchObject({ code: -1, error_code: 'SMS_CODE_EXPIRED' })
  })

  test('ends after five wrong tries', async () => {
    const given = await received()
    for (let turn = 0; turn < 5; turn++)
      expect(await login({ ...given, code: wrong(given.code) })).toMatchObject({ error_code: 'SMS_CODE_ERROR' })
    expect(await login(given)).toMatchObject({ code: -1, error_code: 'SMS_CODE_EXPIRED' })
  })

  test('stands four wrong tries', async () => {
    const given = await received()
    for (let turn = 0; turn < 4; turn++) await login({ ...given, code: wrong(given.code) })
    expect(await login(given)).toMatchObject({ code: 0 })
  })

  test('is compared five times at most when forty guesses come at once', async () => {
    const given = await received()
    const guesses = Array.from({ length: 40 }, () => login({ ...given, code: wrong(given.code) }))
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ error_code }) => error_code === 'SMS_CODE_ERROR')).toHaveLength(5)
  })

  test('belongs to its mobile, its purpose and its key', async () => {
    const given = await received()
    const other = await received(freshMobile())
    expect(await login({ ...given, mobile: other.mobile })).toMatchObject({ code: -1 })
    expect(await login({ ...given, key: other.key })).toMatchObject({ code: -1 })
    expect(await world.call('/api/register/mobile', given)).toMatchObject({ code: -1 })
    expect(await login(given)).toMatchObject({ code: 0 })
  })

  test('of two at one moment the last is shown', async () => {
    await received()
    const last = await receiveCode(world, '/api/register/mobileCode', mobile)
    const shown = await world.operator('/operator/api/dev/smscode', { mobile })
    expect(shown.data).toEqual({ key: last.key, code: last.code, purpose: 'register', create_time: world.clock.now() })
  })
})

test('what ended is swept', async () => {
  await receiveCode(world, '/api/login/mobileCode', mobile)
  await readCaptcha(world)
  world.clock.forward(3600)
  await world.mall.jobs.runDue()
  for (const table of ['sms_code', 'captcha'] as const)
    expect(await world.mall.db.selectFrom(table).selectAll().execute()).toEqual([])
})
