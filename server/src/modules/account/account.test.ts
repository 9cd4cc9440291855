import type { ParamsOf } from '@mall/contract/define'
import type { Api } from '@mall/contract/api'
import { move, type AccountKind } from '../../ledger/ledger'
import { freshMobile, levelRows, registered, saveSetting, withLevels } from '../../testing/loginWorld'
import { testMall, testStart, type TestMall } from '../../testing/testMall'
import { phrase } from '../../words/phrases'

let world: TestMall
beforeAll(async () => {
  world = await testMall()
  await withLevels(world)
})
afterAll(() => world.close())

let token: string
let memberId: number
beforeEach(async () => {
  ;({ token, memberId } = await registered(world, freshMobile()))
})

let refs = 0
const entry = (kind: AccountKind, delta: number, at = testStart, fromType = 'order') => {
  const ref = `test:${++refs}`
  return world.mall.tx((trx) =>
    move(trx, { memberId, kind, delta, ref, fromType, typeName: phrase('cause.order'), typeTag: 7, remark: 'r', at }),
  )
}
const day = (text: string) => Date.parse(`${text}+08:00`) / 1000
type Asked = ParamsOf<Api['/api/memberaccount/page']>
const page = async (asked: Asked) => (await world.call('/api/memberaccount/page', asked, { token })).data
const sum = async (asked: ParamsOf<Api['/api/memberaccount/sum']>) =>
  (await world.call('/api/memberaccount/sum', asked, { token })).data

test('info answers the accounts that were asked for', async () => {
  await entry('point', 30)
  await entry('balance', 1250)
  const ask = async (account_type: string) =>
    (await world.call('/api/memberaccount/info', { account_type }, { token })).data
  expect(await ask('point,balance')).toEqual({ point: 30, balance: '12.50' })
  expect(await ask('balance_money,growth')).toEqual({ balance_money: '0.00', growth: 0 })
  expect((await world.call('/api/memberaccount/info', { account_type: 'fenxiao' }, { token })).code).toBe(-10006)
})

describe('page', () => {
  test('tells what moved, the newest first', async () => {
    await entry('balance', 1250, testStart)
    await entry('point', 5, testStart + 1)
    await entry('balance', -50, testStart + 2)
    const { count, list } = await page({ account_type: 'balance,point' })
    expect(count).toBe(3)
    expect(list.map(({ account_type, account_data }) => [account_type, account_data])).toEqual([
      ['balance', '-0.50'],
      ['point', 5],
      ['balance', '12.50'],
    ])
    expect(list[0]).toEqual({
      account_type: 'balance',
      account_data: '-0.50',
      from_type: 'order',
      type_name: '订单',
      type_tag: '7',
      remark: 'r',
      create_time: testStart + 2,
    })
    expect((await page({ account_type: 'point' })).count).toBe(1)
  })

  test('one month in Shanghai at a time, the current one by itself', async () => {
    await entry('point', 1, day('2026-01-31T23:59:59'))
    await entry('point', 2, day('2026-02-01T00:00:00'))
    await entry('point', 3, day('2026-02-28T23:59:59'))
    await entry('point', 4, day('2026-03-01T00:00:00'))
    const points = async (asked: Partial<Asked>) =>
      (await page({ account_type: 'point', ...asked })).list.map(({ account_data }) => account_data)
    expect(await points({})).toEqual([4])
    expect(await points({ date: '2026-02' })).toEqual([3, 2])
    expect(await points({ date: '2026-02', page: 2, page_size: 1 })).toEqual([2])
  })

  test('of one cause', async () => {
    await entry('point', 1, testStart, 'order')
    await entry('point', 2, testStart, 'signin')
    expect(
      (await page({ account_type: 'point', from_type: 'signin' })).list.map(({ account_data }) => account_data),
    ).toEqual([2])
  })

  test('never of another member', async () => {
    await entry('point', 1)
    const other = await registered(world, freshMobile())
    const answer = await world.call('/api/memberaccount/page', { account_type: 'point' }, { token: other.token })
    expect(answer.data).toEqual({ count: 0, page_count: 0, list: [] })
  })
})

test('sum is signed, by direction, cause and time', async () => {
  await entry('balance', 1000, testStart)
  await entry('balance', -300, testStart + 10, 'withdraw')
  await entry('point', 9, testStart)
  expect(await sum({ account_type: 'balance' })).toBe('7.00')
  expect(await sum({ account_type: 'balance', query_type: 'income' })).toBe('10.00')
  expect(await sum({ account_type: 'balance', query_type: 'pay' })).toBe('-3.00')
  expect(await sum({ account_type: 'balance', from_type: 'withdraw' })).toBe('-3.00')
  expect(await sum({ account_type: 'balance', start_time: testStart + 1, end_time: testStart + 9 })).toBe('0.00')
  expect(await sum({ account_type: 'balance', start_time: testStart + 10, end_time: testStart + 10 })).toBe('-3.00')
  expect(await sum({ account_type: 'point' })).toBe(9)
})

test('fromType names the causes of each account', async () => {
  const { data } = await world.call('/api/memberaccount/fromType')
  expect(Object.keys(data)).toEqual(['point', 'growth', 'balance', 'balance_money'])
  expect(data.balance_money?.withdraw).toEqual({ type_name: '提现', type_url: '' })
  expect(data.point?.withdraw).toBeUndefined()
  const english = await world.call('/api/memberaccount/fromType', {}, { language: 'en' })
  expect(english.data.balance_money?.withdraw).toEqual({ type_name: 'Withdrawal', type_url: '' })
})

describe('the operator adjusts', () => {
  type Adjust = ParamsOf<Api['/operator/api/member/adjust']>
  const adjust = (account_type: Adjust['account_type'], amount: string, more: Partial<Adjust> = {}, base = {}) =>
    world.operator(
      '/operator/api/member/adjust',
      { member_id: memberId, account_type, amount, remark: '补偿', ...more },
      0,
      { base },
    )
  const accounts = async () =>
    (await world.call('/api/memberaccount/info', { account_type: 'point,growth,balance,balance_money' }, { token }))
      .data

  test('every account, up and down', async () => {
    expect((await adjust('point', '20')).code).toBe(0)
    expect((await adjust('growth', '30')).code).toBe(0)
    expect((await adjust('balance', '12.34')).code).toBe(0)
    expect((await adjust('balance_money', '5')).code).toBe(0)
    expect((await adjust('balance', '-2.34')).code).toBe(0)
    expect((await adjust('point', '-5')).code).toBe(0)
    expect(await accounts()).toEqual({ point: 15, growth: 30, balance: '10.00', balance_money: '5.00' })
    const { list } = await page({ account_type: 'balance', from_type: 'adjust' })
    expect(list.map(({ account_data, remark, type_name }) => [account_data, remark, type_name])).toEqual([
      ['-2.34', '补偿', '调整'],
      ['12.34', '补偿', '调整'],
    ])
  })

  test.each([
    ['point', '0', -10006],
    ['point', '1.50', -10006],
    ['growth', '-0.01', -10006],
    ['balance', '0.00', -10006],
    ['balance', '1.234', -10006],
    ['point', '-1', -1],
    ['balance', '-0.01', -1],
  ] as const)('not %s by %s', async (kind, amount, code) => {
    expect((await adjust(kind, amount)).code).toBe(code)
    expect(await accounts()).toEqual({ point: 0, growth: 0, balance: '0.00', balance_money: '0.00' })
  })

  test('not an unknown member, and not with the key of a shop', async () => {
    expect((await adjust('point', '1', { member_id: 987_654 })).code).toBe(-1)
    const asked = { member_id: memberId, account_type: 'point' as const, amount: '1', remark: '' }
    expect((await world.operator('/operator/api/member/adjust', asked, 3)).code).toBeLessThan(0)
    expect((await accounts()).point).toBe(0)
  })

  test('once per idempotency key', async () => {
    const base = { idempotency_key: 'adjust-once' }
    const answers = await Promise.all([1, 2, 3].map(() => adjust('point', '7', {}, base)))
    expect(answers.some(({ code }) => code === 0)).toBe(true)
    expect((await accounts()).point).toBe(7)
    expect((await adjust('point', '8', {}, base)).code).toBe(-11002)
  })

  test('two at once never below zero', async () => {
    await adjust('balance', '10')
    const answers = await Promise.all([1, 2, 3, 4].map(() => adjust('balance', '-6')))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect((await accounts()).balance).toBe('4.00')
  })

  test('growth lifts the level with what it sends, once; less growth keeps it', async () => {
    const level = async () => (await world.call('/api/member/info', {}, { token })).data.member_level
    await adjust('growth', '999')
    expect(await level()).toBe(1)
    await adjust('growth', '4500')
    expect(await level()).toBe(3)
    const [, second, third] = levelRows
    expect(await accounts()).toMatchObject({
      point: (second?.send_point ?? 0) + (third?.send_point ?? 0),
      balance: '3.00',
    })
    await adjust('growth', '-5000')
    expect(await level()).toBe(3)
    await adjust('growth', '5000')
    expect((await accounts()).point).toBe(130)
  })
})

describe('the rules of the accounts', () => {
  const rules = async () => (await world.call('/api/member/accountrule')).data
  test('say what the settings say, to anybody', async () => {
    await saveSetting(world, 'memberconsume', { point_rate: '150.00', growth_rate: '100.00' })
    await saveSetting(world, 'memberwithdraw', { is_use: 1, min: '10.00', rate: '1.50' })
    const { point, balance, growth } = await rules()
    expect(point).toContain('订单完成后，实付金额每满1元得1.5积分')
    expect(balance).toContain('可提现余额满10元可申请提现，手续费1.5%')
    expect(growth).toEqual(
      expect.arrayContaining([
        '订单完成后，实付金额每满1元得1成长值',
        '成长值达到1000，升级为银卡会员',
        '会员等级只升不降',
      ]),
    )
    const english = (await world.call('/api/member/accountrule', {}, { language: 'en' })).data
    expect(english.point).toContain('Completed orders earn 1.5 points for each ¥1 paid')
    expect(english.balance).toContain('Withdraw from a withdrawable balance of ¥10, fee 1.5%')
  })

  test('leave out what is switched off', async () => {
    await saveSetting(world, 'memberconsume', { is_use: 0 })
    await saveSetting(world, 'memberregister', { is_use: 0 })
    await saveSetting(world, 'membersignin', { is_use: 0 })
    await saveSetting(world, 'point_exchange', { is_use: 0 })
    expect((await rules()).point).toEqual([])
    await saveSetting(world, 'addon', { memberwithdraw: 0, memberrecharge: 0 })
    expect((await rules()).balance).toEqual(['余额可用于支付订单'])
    expect((await rules()).growth[0]).toBe('成长值达到1000，升级为银卡会员')
  })
})
