import { balances } from '../../ledger/ledger'
import { saveSetting } from '../../testing/loginWorld'
import { fenxiaoWorld, type FenxiaoWorld } from '../../testing/fenxiaoWorld'

jest.setTimeout(120_000)

let world: FenxiaoWorld
beforeEach(async () => {
  world = await fenxiaoWorld()
  await world.distributor(11)
  await world.person(12, 11)
})
afterEach(() => world.close())

/** So many times 10.00 of commission. */
async function earn(times: number) {
  await world.mall.db
    .insertInto('fenxiao_rate')
    .values({ site_id: 3, sku_id: 2, level_num: 1, one_money: 1000 })
    .execute()
  await world.complete(12, await world.buy(12, [2], times))
}
const mine = async () => ({ token: await world.login(11) })
const apply = async (money: string, key?: string) =>
  world.call(
    '/fenxiao/api/withdraw/apply',
    { money },
    {
      ...(await mine()),
      ...(key ? { base: { idempotency_key: key } } : {}),
    },
  )
const approve = (id: number) => world.operator('/operator/api/fenxiaowithdraw/approve', { id })
const refuse = (id: number) => world.operator('/operator/api/fenxiaowithdraw/refuse', { id })
const detail = async () => (await world.call('/fenxiao/api/fenxiao/detail', {}, await mine())).data
const rows = async (status: 0 | 1 | 2 | -1 = 0) =>
  (await world.call('/fenxiao/api/withdraw/page', { status }, await mine())).data.list
const wallet = async () => (await balances(world.mall.db, 11)).balance_money
const bill = async () => (await world.call('/fenxiao/api/account/page', { page_size: 100 }, await mine())).data.list

test("the wire's example: 120.00 at 5 percent pays 114.00 into the purse that can be withdrawn", async () => {
  await earn(12)
  const asked = await apply('120.00')
  expect(await detail()).toMatchObject({ account: '0.00', account_withdraw_apply: '120.00', account_withdraw: '0.00' })
  const waiting = await world.operator('/operator/api/pending/lists', { kind: 'fenxiaowithdraw' })
  expect(waiting.data.list).toMatchObject([{ id: asked.data, member_id: 11, money: '120.00' }])
  expect((await approve(asked.data)).code).toBe(0)
  expect(await rows()).toMatchObject([
    { money: '120.00', withdraw_rate: '5.00', withdraw_rate_money: '6.00', real_money: '114.00', status: 2 },
  ])
  expect(await wallet()).toBe(11_400)
  expect(await detail()).toMatchObject({ account_withdraw_apply: '0.00', account_withdraw: '120.00' })
  expect([(await approve(asked.data)).code, (await refuse(asked.data)).code]).toEqual([-1, -1])
})

test('one that is refused is in the account again, and the bill adds up to it', async () => {
  await earn(15)
  const { data: id } = await apply('110.00')
  expect((await refuse(id)).code).toBe(0)
  await approve((await apply('100.00')).data)
  const entries = await bill()
  expect(entries.map(({ type, type_name, money }) => [type, type_name, money])).toEqual([
    ['withdraw', '提现', '-100.00'],
    ['withdraw', '提现退回', '110.00'],
    ['withdraw', '提现', '-110.00'],
    ['order', '订单结算', '150.00'],
  ])
  expect(entries.reduce((sum, { money }) => sum + Number(money), 0)).toBe(Number((await detail())?.account))
  // a number that the distributor knows from elsewhere
  expect(entries[0]?.account_no).toBe((await rows(2))[0]?.withdraw_no)
  expect([(await rows(-1)).length, (await rows(1)).length]).toEqual([1, 0])
})

test.each([
  ['499.99', '24.99'],
  ['500.00', '0.00'],
  ['1000.00', '0.00'],
  ['1000.01', '50.00'],
])('a withdrawal of %s costs %s', async (money, fee) => {
  await earn(101)
  const { code } = await apply(money)
  expect([code, (await rows())[0]?.withdraw_rate_money]).toEqual([0, fee])
})

test('the least and the most, and nothing of a frozen distributor or of who is none', async () => {
  await earn(12)
  const answers = [await apply('99.99'), await apply('120.01')]
  await world.operator('/operator/api/fenxiao/freeze', { fenxiao_id: 11, freeze: 1 })
  answers.push(await apply('100.00'))
  const stranger = { token: await world.login(12) }
  answers.push(await world.call('/fenxiao/api/withdraw/apply', { money: '100.00' }, stranger))
  await saveSetting(world, 'fenxiao_withdraw', { withdraw_rate: '100.00' })
  await world.operator('/operator/api/fenxiao/freeze', { fenxiao_id: 11, freeze: 0 })
  answers.push(await apply('100.00'))
  expect(answers.map(({ code }) => code)).toEqual([-1, -1, -1, -1, -1])
  expect([await rows(), await world.account(11)]).toEqual([[], 12_000])
})

test('without a review it is paid at once', async () => {
  await saveSetting(world, 'fenxiao_withdraw', { withdraw_status: 2 })
  await earn(12)
  await apply('100.00')
  expect([await wallet(), await world.account(11), (await rows(2)).length]).toEqual([9500, 2000, 1])
})

test('fifty at once never take more than there is, and one key once', async () => {
  await earn(35)
  const answers = await Promise.all(Array.from({ length: 50 }, () => apply('100.00')))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(3)
  expect(await world.account(11)).toBe(5000)
  await earn2()
  const keyed = await Promise.all(Array.from({ length: 50 }, () => apply('100.00', 'one-key-of-mine')))
  expect(new Set(keyed.filter(({ code }) => code === 0).map(({ data }) => data)).size).toBe(1)
  expect(await world.account(11)).toBe(5000 + 10_000 - 10_000)
})
const earn2 = async () => world.complete(12, await world.buy(12, [2], 10))

test('passed and refused at once: one of both, and the books hold', async () => {
  await earn(50)
  for (let turn = 0; turn < 3; turn++) {
    const { data: id } = await apply('100.00')
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => (i % 2 === 0 ? approve(id) : refuse(id))))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  }
  const paid = (await rows(2)).length
  expect([await wallet(), await world.account(11)]).toEqual([9500 * paid, 50_000 - 10_000 * paid])
})

test('what is pending, waits or can be withdrawn keeps the account from being closed', async () => {
  const token = await mine()
  const info = async () => (await world.call('/membercancel/api/membercancel/accountInfo', {}, token)).data
  const blocked = async () => (await info()).blocks.filter(({ type }) => type === 'fenxiao').map(({ num }) => num)
  expect([(await info()).member_info.is_fenxiao, await blocked()]).toEqual([1, []])
  const bought = await world.buy(12, [2])
  expect(await blocked()).toEqual([1])
  await world.refund(12, bought.line)
  expect([await blocked(), (await info()).fenxiao_order_count]).toEqual([[], 1])
})
