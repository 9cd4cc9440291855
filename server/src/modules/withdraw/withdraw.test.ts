import { audit, told } from '../../database/audit/audit'
import { balances } from '../../ledger/ledger'
import { freshMobile, registered } from '../../testing/loginWorld'
import { testMall, type TestMall } from '../../testing/testMall'
import { goRound } from '../demo-merchant/demoMerchant.service'

let world: TestMall
beforeAll(async () => {
  world = await testMall({ seed: true })
}, 60_000)
afterAll(() => world.close())
afterEach(async () => rule())

const usual = {
  ...{ is_use: 1, min: '10.00', rate: '1.00', is_auto_audit: 0, is_auto_transfer: 0 },
  transfer_type: 'bank,alipay,wechatpay',
} as const
const rule = (more: object = {}) =>
  world.operator('/operator/api/config/save', {
    key: 'memberwithdraw',
    value: JSON.stringify({ ...usual, ...more }),
  } as never)

interface Person {
  memberId: number
  token: string
}
/** A member with so many cents to withdraw, and an openid of the mini-program. */
async function rich(cents: number): Promise<Person> {
  const { token } = await registered(world, freshMobile())
  const memberId = (await world.call('/api/member/info', {}, { token })).data.member_id
  const adjusted = {
    member_id: memberId,
    account_type: 'balance_money' as const,
    amount: (cents / 100).toFixed(2),
    remark: '奖励金',
  }
  expect((await world.operator('/operator/api/member/adjust', adjusted as never)).code).toBe(0)
  await world.mall.db
    .insertInto('member_openid')
    .values({ app_type: 'weapp', openid: `o${memberId}`, unionid: '', member_id: memberId })
    .execute()
  return { memberId, token }
}
const bank = { transfer_type: 'bank', realname: '林小满', mobile: '13800000009' } as const
const card = { bank_name: '招商银行', account_number: '6225880000000009' }
const apply = ({ token }: Person, apply_money: string, more: object = {}) =>
  world.call('/api/memberwithdraw/apply', { ...bank, ...card, apply_money, ...more } as never, { token })
const detail = async ({ token }: Person, id: number) =>
  (await world.call('/api/memberwithdraw/detail', { id }, { token })).data
const wallet = async ({ memberId }: Person) => (await balances(world.mall.db, memberId)).balance_money
const approve = (id: number) => world.operator('/operator/api/memberwithdraw/approve', { id })
const pay = (id: number) => world.operator('/operator/api/memberwithdraw/pay', { id })
const refuse = (id: number, refuse_reason = '账号有误') =>
  world.operator('/operator/api/memberwithdraw/refuse', { id, refuse_reason })
const forward = (seconds: number) => world.clock.setOffset(world.clock.offset + seconds)
const sandbox = () => world.mall.outside.sandbox

describe('an application', () => {
  it('takes the money and reckons the fee down to the cent', async () => {
    const person = await rich(10_000)
    const { data: id } = await apply(person, '33.33')
    expect(await detail(person, id)).toMatchObject({
      ...{
        apply_money: '33.33',
        service_money: '0.33',
        money: '33.00',
        rate: '1.00',
        status: 0,
        status_name: '待审核',
      },
      ...{ transfer_type_name: '银行卡', ...card, realname: '林小满', audit_time: 0, payment_time: 0 },
    })
    expect(await wallet(person)).toBe(6667)
    const { data } = await world.call('/api/memberwithdraw/info', {}, { token: person.token })
    expect(data.member_info).toEqual({
      ...{ balance_money: '66.67', balance_withdraw_apply: '33.33', balance_withdraw: '0.00' },
    })
  })
  it('may be of the least amount, and of all there is', async () => {
    const person = await rich(1000)
    expect(await apply(person, '10.00')).toMatchObject({ code: 0 })
    expect(await wallet(person)).toBe(0)
  })
  it('keeps where the money goes, whatever becomes of the account', async () => {
    const person = await rich(5000)
    const { data: id } = await apply(person, '20', { bank_name: ' 工商银行 ', transfer_type: 'alipay' })
    expect(await detail(person, id)).toMatchObject({ bank_name: '', account_number: card.account_number })
  })
  it.each([
    ['less than the least', '9.99', {}, '最低提现金额为10.00元'],
    ['more than there is', '50.01', {}, '余额不足'],
    ['no bank', '20', { bank_name: ' ' }, '请填写开户行'],
    ['no account', '20', { account_number: '' }, '请填写收款账号'],
    ['no name', '20', { transfer_type: 'alipay', realname: ' ' }, '请填写真实姓名'],
    [
      'a way through an app the member never opened',
      '20',
      { transfer_type: 'wechatpay', applet_type: 'wechat' },
      '该提现方式不可用',
    ],
  ])('with %s is refused, and nothing is taken', async (_, money, more, message) => {
    const person = await rich(5000)
    expect(await apply(person, money, more)).toMatchObject({ message })
    expect(await wallet(person)).toBe(5000)
  })
  it.each([
    ['withdrawing is off', { is_use: 0 }, '提现功能未开启'],
    ['the way is not offered', { transfer_type: 'alipay' }, '该提现方式不可用'],
    ['the fee eats all', { rate: '100.00' }, '扣除手续费后没有可到账金额'],
  ])('is refused where %s', async (_, more, message) => {
    const person = await rich(5000)
    await rule(more)
    expect(await apply(person, '20')).toMatchObject({ code: -1, message })
  })
  it('of two thousand to WeChat needs a name', async () => {
    const person = await rich(500_000)
    const more = { transfer_type: 'wechatpay', realname: '' }
    expect((await apply(person, '2020.20', more)).message).toContain('2000.00')
    expect((await apply(person, '2020.19', more)).code).toBe(0)
  })
  it('of fifty at once leaves what there is', async () => {
    const person = await rich(10_000)
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply(person, '30')))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3)
    expect(await wallet(person)).toBe(1000)
  })
  it('sent again with its key is one', async () => {
    const person = await rich(10_000)
    const again = () => apply(person, '20', { idempotency_key: 'once-and-only-once' })
    const answers = await Promise.all(Array.from({ length: 50 }, again))
    expect(new Set(answers.filter(({ code }) => code === 0).map(({ data }) => data)).size).toBe(1)
    expect(await wallet(person)).toBe(8000)
  })
})

it('tells the ways that are open to this member', async () => {
  const person = await rich(1)
  const ways = async (token: string) =>
    Object.keys((await world.call('/api/memberwithdraw/transferType', {}, { token })).data)
  expect(await ways(person.token)).toEqual(['bank', 'alipay', 'wechatpay'])
  expect(await ways((await registered(world, freshMobile())).token)).toEqual(['bank', 'alipay'])
  await rule({ transfer_type: 'alipay' })
  expect(await ways(person.token)).toEqual(['alipay'])
})

describe('the operator', () => {
  it('approves and pays by hand, each once', async () => {
    const person = await rich(5000)
    const { data: id } = await apply(person, '20')
    expect((await pay(id)).code).toBe(-1)
    expect((await approve(id)).code).toBe(0)
    expect((await approve(id)).code).toBe(-1)
    forward(60)
    expect((await pay(id)).code).toBe(0)
    expect([(await pay(id)).code, (await refuse(id)).code]).toEqual([-1, -1])
    const row = await detail(person, id)
    expect(row).toMatchObject({ status: 2, payment_time: row.audit_time + 60 })
    expect(await wallet(person)).toBe(3000)
  })
  it.each([0, 1])('refuses one in status %i, and all of it is back', async (status) => {
    const person = await rich(5000)
    const { data: id } = await apply(person, '20')
    if (status === 1) await approve(id)
    expect((await refuse(id)).code).toBe(0)
    expect(await detail(person, id)).toMatchObject({ status: -1, refuse_reason: '账号有误' })
    expect(await wallet(person)).toBe(5000)
  })
  it('who refuses and pays at once does one of them', async () => {
    const person = await rich(5000)
    const { data: id } = await apply(person, '20')
    await approve(id)
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => (i % 2 ? pay(id) : refuse(id))))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await wallet(person)).toBe((await detail(person, id)).status === 2 ? 3000 : 5000)
  })
  it('sees what waits, and the demo merchant goes on with it', async () => {
    const person = await rich(5000)
    await rule({ is_auto_audit: 1 })
    const { data: id } = await apply(person, '20')
    const waiting = async () =>
      (await world.operator('/operator/api/pending/lists', { kind: 'memberwithdraw', page_size: 100 })).data.list
    expect((await waiting()).find((row) => row.id === id)).toMatchObject({ status: 1, money: '19.80', title: '银行卡' })
    world.mall.config.demoMerchant = true
    forward(120)
    await goRound(world.mall)
    expect(await detail(person, id)).toMatchObject({ status: 2 })
    expect((await waiting()).map((row) => row.id)).not.toContain(id)
  })
})

describe('a transfer of WeChat', () => {
  const weChat = { transfer_type: 'wechatpay' }
  const run = async (seconds = 0) => {
    forward(seconds)
    await world.mall.jobs.runDue()
  }
  const number = async (person: Person, id: number) => (await detail(person, id)).withdraw_no

  it('waits for the member, then arrives', async () => {
    const person = await rich(5000)
    const { data: id } = await apply(person, '20', weChat)
    await approve(id)
    expect((await pay(id)).code).toBe(0)
    await run()
    expect(await detail(person, id)).toMatchObject({
      status: 1,
      package_info: { mch_id: 'sandbox', app_id: 'sandbox-weapp', package: `sandbox-${await number(person, id)}` },
    })
    expect([(await pay(id)).message, (await refuse(id)).message]).toEqual(
      Array(2).fill('微信转账处理中，请等待微信的结果'),
    )
    await run(10)
    const row = await detail(person, id)
    expect([row.status, row.package_info, await wallet(person)]).toEqual([2, undefined, 3000])
  })
  it('that fails brings the money back', async () => {
    const person = await rich(5000)
    await rule({ is_auto_audit: 1, is_auto_transfer: 1 })
    const { data: id } = await apply(person, '20', weChat)
    await run()
    expect((await detail(person, id)).package_info).toBeDefined()
    sandbox().transferStates.set(await number(person, id), { state: 'failed', reason: '用户超时未确认' })
    await run(10)
    expect(await detail(person, id)).toMatchObject({ status: -1, refuse_reason: '用户超时未确认' })
    expect(await wallet(person)).toBe(5000)
  })
  it('on its way is asked about again and again, and hears WeChat’s word at once', async () => {
    const person = await rich(5000)
    await rule({ is_auto_audit: 1, is_auto_transfer: 1 })
    const { data: id } = await apply(person, '20', weChat)
    const transferNo = await number(person, id)
    sandbox().transferStates.set(transferNo, { state: 'running' })
    for (const seconds of [0, 10, 20, 40, 80]) await run(seconds)
    expect(await detail(person, id)).toMatchObject({ status: 1 })
    sandbox().transferStates.set(transferNo, { state: 'done' })
    const { transferTold } = await import('./transfer.service')
    expect([
      await transferTold(world.mall, { transferNo }),
      await transferTold(world.mall, { transferNo: 'x' }),
    ]).toEqual(['taken', 'refused'])
    await run()
    expect(await detail(person, id)).toMatchObject({ status: 2 })
  })
})

it('the demo member has one in each status, and the ledger knows them', async () => {
  const token = await world.login(2)
  const { list } = (await world.call('/api/memberwithdraw/page', { page: 1, page_size: 10 }, { token })).data
  expect(list.map(({ status }) => status).sort()).toEqual([-1, 0, 1, 2])
  expect(await balances(world.mall.db, 2)).toMatchObject({ balance_money: 20_000 })
})
it('is told to its member alone', async () => {
  const person = await rich(5000)
  const { data: id } = await apply(person, '20')
  const stranger = await world.login(1)
  expect(await world.call('/api/memberwithdraw/detail', { id }, { token: stranger })).toMatchObject({ code: -1 })
  expect((await audit(world.mall.db, { now: world.clock.now(), live: true })).violations.map(told)).toEqual([])
})
