import { queriesOf } from '../../testing/countQueries'
import { fenxiaoWorld, type FenxiaoWorld } from '../../testing/fenxiaoWorld'
import { saveSetting } from '../../testing/loginWorld'

jest.setTimeout(120_000)

let world: FenxiaoWorld
beforeAll(async () => {
  world = await fenxiaoWorld()
  await world.distributor(11)
  await world.distributor(12, 11)
  await world.person(13, 12)
})
afterAll(() => world.close())

const besides = /"setting"|rules_version|"token"|member_token/
const sent = async (work: () => Promise<unknown>) => (await queriesOf(work)).filter((text) => !besides.test(text))

/** A page of 11 or 12, how often it may ask. */
const pages: [name: string, most: number, ask: (token: string) => Promise<{ code: number }>][] = [
  ['detail', 9, (token) => world.call('/fenxiao/api/fenxiao/detail', {}, { token })],
  ['team', 2, (token) => world.call('/fenxiao/api/fenxiao/team', { level: 1 }, { token })],
  ['teamnum', 1, (token) => world.call('/fenxiao/api/fenxiao/teamnum', {}, { token })],
  ['orders', 2, (token) => world.call('/fenxiao/api/order/page', { is_settlement: 0 }, { token })],
  ['bill', 2, (token) => world.call('/fenxiao/api/account/page', {}, { token })],
  ['withdrawals', 2, (token) => world.call('/fenxiao/api/withdraw/page', { status: 0 }, { token })],
]

test('every page of a distributor asks as often with much on it as with little', async () => {
  const counts = async () => {
    const token = await world.login(12)
    const found: Record<string, number> = {}
    for (const [name, , ask] of pages) {
      const { length } = await sent(async () => expect((await ask(token)).code).toBe(0))
      found[name] = length
    }
    return found
  }
  await counts()
  const few = await counts()
  for (let n = 0; n < 4; n++) {
    await world.distributor(100 + n, 12)
    await world.complete(100 + n, await world.buy(100 + n, [1, 2]))
  }
  await world.complete(13, await world.buy(13, [2], 30))
  const token = await world.login(12)
  for (let n = 0; n < 2; n++) await world.call('/fenxiao/api/withdraw/apply', { money: '100.00' }, { token })
  const many = await counts()
  expect(many).toEqual(few)
  expect(pages.filter(([name, most]) => (many[name] ?? 0) > most).map(([name]) => [name, many[name]])).toEqual([])
})

/** Queries of a payment alone: its jobs are not run. */
async function paying(memberId: number): Promise<string[]> {
  const token = await world.login(memberId)
  const { data } = await world.call('/api/cart/add', { sku_id: 2, num: 1, site_id: 0 }, { token })
  expect(data).not.toBeNull()
  const cart = await world.call('/api/cart/goodslists', {}, { token })
  const cart_ids = cart.data.map((row) => row.cart_id).join(',')
  const made = await world.call('/api/ordercreate/create', { cart_ids } as never, { token })
  const mark = { out_trade_no: String(made.data), result: 'paid' } as const
  const texts = await sent(() => world.operator('/operator/api/dev/paymark', mark))
  await world.mall.jobs.runDue()
  return texts
}

test('a payment itself only looks whom it concerns and leaves a job', async () => {
  await world.person(20)
  await paying(20)
  const off = async (memberId: number) => {
    await saveSetting(world, 'addon', { fenxiao: 0 })
    const { length } = await paying(memberId)
    await saveSetting(world, 'addon', { fenxiao: 1 })
    return length
  }
  const [without, nobody, bound] = [await off(20), await paying(20), await paying(13)]
  // the member, and whether he is a distributor
  expect(nobody.length - without).toBeLessThanOrEqual(2)
  // the member, and the job
  expect(bound.length - without).toBeLessThanOrEqual(2)
  // of all that distribution keeps, nothing is written while the bill is held
  const writes = [...nobody, ...bound].filter((text) => /^(insert into|update|delete from) "fenxiao/i.test(text))
  expect(writes).toEqual([])
  expect(bound.join('\n')).not.toMatch(/for update.*fenxiao|"fenxiao_turn"/i)
})
