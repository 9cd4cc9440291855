import { freshMobile, readCaptcha, receiveCode, registered, saveSetting, withLevels } from '../../testing/loginWorld'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
beforeAll(async () => {
  world = await testMall()
  await withLevels(world)
})
afterAll(() => world.close())

const infoOf = async (token: string) => (await world.call('/api/member/info', {}, { token })).data
const byUsername = async (username: string, password = 'Abc123!', base = {}) =>
  world.call('/api/register/username', { username, password, ...(await readCaptcha(world)) }, { base })

describe('by mobile', () => {
  test('opens an account on the first level with nothing in it', async () => {
    const mobile = freshMobile()
    const { token, memberId } = await registered(world, mobile)
    expect(await infoOf(token)).toMatchObject({
      member_id: memberId,
      mobile,
      username: '',
      password: '',
      status: 1,
      member_level: 1,
      member_level_name: '普通会员',
      source_member: 0,
      point: 0,
      balance: '0.00',
      wx_openid: '',
    })
    expect((await infoOf(token)).nickname).not.toContain(mobile.slice(-4))
  })

  test('refuses a mobile that is taken', async () => {
    const mobile = freshMobile()
    await registered(world, mobile)
    world.clock.forward(120)
    const again = await world.call('/api/register/mobile', await receiveCode(world, '/api/register/mobileCode', mobile))
    expect(again).toMatchObject({ code: -1, message: '该手机号已被注册' })
  })

  test('two at once make one member', async () => {
    const mobile = freshMobile()
    const forms = [await receiveCode(world, '/api/register/mobileCode', mobile)]
    world.clock.forward(120)
    forms.push(await receiveCode(world, '/api/register/mobileCode', mobile))
    const answers = await Promise.all(forms.map((form) => world.call('/api/register/mobile', form)))
    expect(answers.map(({ code }) => code).sort()).toEqual([-1, 0])
    const rows = await world.mall.db.selectFrom('member').select('member_id').where('mobile', '=', mobile).execute()
    expect(rows).toHaveLength(1)
  })

  test('a login and a registration at once make one member, and both may come in', async () => {
    const mobile = freshMobile()
    const [login, register] = [
      await receiveCode(world, '/api/login/mobileCode', mobile),
      await receiveCode(world, '/api/tripartite/mobileCode', mobile),
    ]
    const answers = await Promise.all([
      world.call('/api/login/mobile', login),
      world.call('/api/tripartite/mobile', register),
    ])
    expect(answers.map(({ code }) => code)).toEqual([0, 0])
    expect(answers.map(({ data }) => data.is_register).sort()).toEqual([0, 1])
    const rows = await world.mall.db.selectFrom('member').select('member_id').where('mobile', '=', mobile).execute()
    expect(rows).toHaveLength(1)
  })
})

describe('by username', () => {
  test('takes a free name and a good password', async () => {
    const { code, data } = await byUsername('linxiao', 'Abc123!')
    expect([code, data.is_register]).toEqual([0, 0])
    expect(await infoOf(data.token)).toMatchObject({
      username: 'linxiao',
      nickname: 'linxiao',
      password: 'set',
      mobile: '',
    })
    const login = { username: 'linxiao', password: 'Abc123!', ...(await readCaptcha(world)) }
    expect(await world.call('/api/login/login', login)).toMatchObject({ code: 0 })
  })

  test('refuses the same name, however it is written', async () => {
    await byUsername('wangfang')
    for (const name of ['wangfang', 'WangFang', ' wangfang ', 'ｗangfang'])
      expect(await byUsername(name)).toMatchObject({ code: -1, message: '用户名已被注册' })
  })

  test('six at once for one name make one member', async () => {
    const captchas = await Promise.all(Array.from({ length: 6 }, () => readCaptcha(world)))
    const form = { username: 'rushhour', password: 'Abc123!' }
    const answers = await Promise.all(
      captchas.map((captcha) => world.call('/api/register/username', { ...form, ...captcha })),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ message }) => message === '用户名已被注册')).toHaveLength(5)
  })

  test.each([['13812345678'], ['a b'], ['Ann@mall.example'], ['\u202Ename'], ['\u3000'], ['ﷺ'.repeat(30)]])(
    'refuses the name %j',
    async (name) => expect(await byUsername(name)).toMatchObject({ code: -1 }),
  )

  test('takes 30 characters, of any kind that is seen', async () => {
    const longest = '名'.repeat(29) + '🙂'
    expect(await byUsername(longest)).toMatchObject({ code: 0 })
    expect(await byUsername(`${longest}x`)).toMatchObject({ code: -10006 })
    expect(await byUsername('q@home')).toMatchObject({ code: 0 })
  })

  test('at most so many per address and hour; one that fails is not counted', async () => {
    world.clock.forward(3600)
    await saveSetting(world, 'rate_limits', { register_hour: 2 })
    const codes: number[] = []
    for (const name of ['hourly1', 'hourly1', 'hourly2', 'hourly3']) codes.push((await byUsername(name)).code)
    expect(codes).toEqual([0, -1, 0, -11004])
    expect((await world.call('/api/register/exist', { type: 'username', username: 'hourly3' })).data).toBe(0)
    world.clock.forward(3600)
    expect((await byUsername('hourly3')).code).toBe(0)
    await saveSetting(world, 'rate_limits', { register_hour: 3000 })
  })

  test('asks for the password the mall wants', async () => {
    expect(await byUsername('shortone', '12345')).toMatchObject({ code: -1, message: '密码不能少于6位' })
    await saveSetting(world, 'register', { pwd_complexity: 'number,upper_case,symbol' })
    expect(await byUsername('simpleone', 'abcdef1!')).toMatchObject({ code: -1 })
    expect(await byUsername('simpleone', 'Abcdef1!')).toMatchObject({ code: 0 })
    await saveSetting(world, 'register', { pwd_complexity: '' })
  })

  test('needs a captcha', async () => {
    const answer = await world.call('/api/register/username', { username: 'nocaptcha', password: 'Abc123!' })
    expect(answer).toMatchObject({ code: -1, error_code: 'CAPTCHA_EMPTY' })
  })
})

test('a way that is not open is refused', async () => {
  await saveSetting(world, 'register', { register: 'mobile' })
  expect(await byUsername('closedway')).toMatchObject({ code: -1, message: '该注册方式未开放' })
  await saveSetting(world, 'register', { register: 'username' })
  const mobile = freshMobile()
  const form = await receiveCode(world, '/api/register/mobileCode', mobile)
  expect(await world.call('/api/register/mobile', form)).toMatchObject({ code: -1, message: '该注册方式未开放' })
  await saveSetting(world, 'register', { register: 'username,mobile' })
})

describe('the inviter', () => {
  const sourceOf = async (base: object) =>
    (await infoOf((await registered(world, freshMobile(), base)).token)).source_member

  test('is suid, else source_member, else uid', async () => {
    const [a, b, c] = [
      await registered(world, freshMobile()),
      await registered(world, freshMobile()),
      await registered(world, freshMobile()),
    ].map(({ memberId }) => memberId)
    expect(await sourceOf({ suid: a, source_member: b, uid: c })).toBe(a)
    expect(await sourceOf({ suid: 0, source_member: b, uid: c })).toBe(b)
    expect(await sourceOf({ uid: c })).toBe(c)
  })

  test('that nobody knows is ignored', async () => {
    expect(await sourceOf({ suid: 987_654_321 })).toBe(0)
  })
})

describe('register rewards', () => {
  const rewards = { is_use: 1, point: 20, balance: '5.50', growth: 1200 } as const
  const none = { is_use: 1, point: 0, balance: '0.00', growth: 0 } as const
  afterEach(() => saveSetting(world, 'memberregister', none))

  test('are shown, given once, and lift the level', async () => {
    await saveSetting(world, 'memberregister', rewards)
    const shown = await world.call('/memberregister/api/Config/Config')
    expect(shown.data).toEqual({
      is_use: 1,
      value: { point: 20, balance: '5.50', growth: 1200, coupon: '', coupon_list: [] },
    })
    const { token, memberId } = await registered(world, freshMobile())
    // 50 points and 3.00 come with the second level
    expect(await infoOf(token)).toMatchObject({ point: 70, balance: '8.50', growth: 1200, member_level: 2 })
    const log = await world.mall.db.selectFrom('account_log').selectAll().where('member_id', '=', memberId).execute()
    expect(
      log
        .filter(({ from_type }) => from_type === 'register')
        .map(({ kind, delta }) => [kind, delta])
        .sort(),
    ).toEqual([
      ['balance', 550],
      ['growth', 1200],
      ['point', 20],
    ])
  })

  test('hand over coupons of the platform, beyond the limit for those who fetch, but none that is gone', async () => {
    const common = { site_id: 0, type: 'reward', money: 500, at_least: 2000, validity_type: 1, fixed_term: 3 }
    const row = { ...common, count: 2, max_fetch: 0, platform_split_rare: 5000, create_time: 0 }
    await world.mall.db
      .insertInto('platform_coupon_type')
      .values([
        { ...row, platformcoupon_type_id: 1, code: 'a', platformcoupon_name: '新人券' },
        { ...row, platformcoupon_type_id: 2, code: 'b', platformcoupon_name: '抢光券', lead_count: 2 },
        { ...row, platformcoupon_type_id: 3, code: 'c', platformcoupon_name: '结束券', status: 2 },
      ])
      .execute()
    await saveSetting(world, 'memberregister', { ...none, coupon: '2,1,3' })
    const shown = await world.call('/memberregister/api/Config/Config')
    // what is gone or over is not promised
    expect(shown.data.value.coupon_list).toEqual([
      { platformcoupon_name: '新人券', at_least: '20.00', type: 'reward', discount: 0, money: '5.00' },
    ])
    const own = async () => {
      const { token } = await registered(world, freshMobile())
      const { data } = await world.call('/platformcoupon/api/platformcoupon/memberpage', {}, { token })
      return data.list.map(({ platformcoupon_name, get_type }) => [platformcoupon_name, get_type])
    }
    expect([await own(), await own(), await own()]).toEqual([[['新人券', 3]], [['新人券', 3]], []])
    await saveSetting(world, 'memberregister', { ...none, coupon: '' })
  })

  describe('of a registration by username', () => {
    const newName = async (username: string) => {
      const { data } = await byUsername(username)
      expect(data.is_register).toBe(0)
      return data.token
    }
    /** Proves a new mobile as the member does in the profile. */
    const bindMobile = async (token: string, mobile: string) => {
      const form = { mobile, ...(await readCaptcha(world)) }
      const { data } = await world.call('/api/member/bindmobliecode', form, { token })
      const { code } = (await world.operator('/operator/api/dev/smscode', { mobile })).data
      return world.call('/api/member/modifymobile', { mobile, key: data.key, code }, { token })
    }

    test('come with the first mobile, once, and that answer says so', async () => {
      await saveSetting(world, 'memberregister', { ...none, point: 20 })
      const token = await newName('latecomer')
      expect((await infoOf(token)).point).toBe(0)
      expect(await bindMobile(token, freshMobile())).toMatchObject({ code: 0, data: { is_register: 1 } })
      expect((await infoOf(token)).point).toBe(20)
      expect(await bindMobile(token, freshMobile())).toMatchObject({ code: 0, data: null })
      expect((await infoOf(token)).point).toBe(20)
    })

    test('are given once to two mobiles that come at the same time', async () => {
      await saveSetting(world, 'memberregister', { ...none, point: 20 })
      const token = await newName('twicecomer')
      const answers = await Promise.all([bindMobile(token, freshMobile()), bindMobile(token, freshMobile())])
      expect(answers.map(({ data }) => data?.is_register ?? 0).sort()).toEqual([0, 1])
      expect((await infoOf(token)).point).toBe(20)
    })
  })

  test('are not given while they or their addon are off', async () => {
    await saveSetting(world, 'memberregister', { ...rewards, is_use: 0 })
    expect(await infoOf((await registered(world, freshMobile())).token)).toMatchObject({ point: 0, growth: 0 })
    await saveSetting(world, 'memberregister', rewards)
    await saveSetting(world, 'addon', { memberregister: 0 })
    expect(await infoOf((await registered(world, freshMobile())).token)).toMatchObject({ point: 0, growth: 0 })
    expect(await world.call('/memberregister/api/Config/Config')).toMatchObject({ code: -1, error_code: 'ADDON_OFF' })
    await saveSetting(world, 'addon', { memberregister: 1 })
  })
})

describe('asking who is a member', () => {
  test('tells of names, mobiles and addresses', async () => {
    const mobile = freshMobile()
    await registered(world, mobile)
    await byUsername('asked')
    expect((await world.call('/api/register/exist', { type: 'mobile', mobile })).data).toBe(1)
    expect((await world.call('/api/register/exist', { type: 'mobile', mobile: freshMobile() })).data).toBe(0)
    expect((await world.call('/api/register/exist', { type: 'username', username: 'Asked' })).data).toBe(1)
    expect((await world.call('/api/register/exist', { type: 'email', email: 'a@example.com' })).data).toBe(0)
    expect(await world.call('/api/register/exist', { type: 'email' })).toMatchObject({
      code: -1,
      error_code: 'REQUEST_EMAIL',
    })
    expect(await world.call('/api/member/checkmobile', { mobile })).toMatchObject({ code: -1 })
    expect(await world.call('/api/member/checkmobile', { mobile: freshMobile() })).toMatchObject({ code: 0 })
  })

  test('is counted per address and minute', async () => {
    world.clock.forward(60)
    await saveSetting(world, 'rate_limits', { exist_minute: 2, checkmobile_minute: 1 })
    const exist = () => world.call('/api/register/exist', { type: 'username', username: 'anybody' })
    const check = () => world.call('/api/member/checkmobile', { mobile: '13999999999' })
    const codes = async (...calls: (() => Promise<{ code: number }>)[]) => {
      const out: number[] = []
      for (const call of calls) out.push((await call()).code)
      return out
    }
    expect(await codes(exist, exist, exist, check, check)).toEqual([0, 0, -11004, 0, -11004])
    world.clock.forward(60)
    expect(await codes(exist, check)).toEqual([0, 0])
  })
})

test('config and agreement come from the settings', async () => {
  expect((await world.call('/api/register/config')).data.value).toMatchObject({
    pwd_len: 6,
    register: 'username,mobile',
  })
  await saveSetting(world, 'agreements', { register: { title: '用户协议', content: '<p>内容</p>' } })
  expect((await world.call('/api/register/aggrement')).data).toEqual({ title: '用户协议', content: '<p>内容</p>' })
})
