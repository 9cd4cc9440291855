import { atTheEnd } from '../database/atTheEnd'
import { codes } from '@mall/contract/envelope'
import { balances, move } from '../ledger/ledger'
import { testMall, type TestMall } from '../testing/testMall'
import { phrase } from '../words/phrases'
import { runOnce } from './idempotency'
import { refuse, serveOnce } from './route'

let mall: TestMall
let token: string
let runs = 0
/** What the next run of the handler meets. */
let before: () => Promise<void> = () => Promise.resolve()
let last: () => Promise<void> = () => Promise.resolve()

beforeAll(async () => {
  mall = await testMall({
    modules: [
      {
        routes: [
          serveOnce('/api/memberwithdraw/apply', async ({ apply_money }, ctx, trx) => {
            runs++
            await before()
            const ref = `apply:${ctx.mall.newId()}`
            const entry = { memberId: ctx.memberId, kind: 'point', delta: apply_money, ref, at: ctx.now } as const
            await move(trx, { ...entry, fromType: 'adjust', typeName: phrase('cause.adjust'), remark: '' })
            atTheEnd(trx, { table: 'shop', key: [0], run: () => last() })
            return { data: runs }
          }),
        ],
      },
    ],
  })
})
afterAll(() => mall.close())
beforeEach(async () => {
  runs = 0
  before = last = () => Promise.resolve()
  token = await mall.login(mall.mall.newId())
})

const apply = (
  key: string | undefined,
  money = '1.00',
  more: { token?: string; base?: Record<string, string | number> } = {},
) =>
  mall.call(
    '/api/memberwithdraw/apply',
    { apply_money: money, transfer_type: 'bank' },
    { token: more.token ?? token, base: { ...(key === undefined ? {} : { idempotency_key: key }), ...more.base } },
  )
const points = async () => {
  const row = await mall.mall.db
    .selectFrom('token')
    .select('member_id')
    .orderBy('member_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return (await balances(mall.mall.db, row.member_id)).point
}

it('the same key and body: the same answer, nothing done again', async () => {
  expect(await apply('k1')).toMatchObject({ code: 0, message: 'success', data: 1 })
  expect(await apply('k1')).toMatchObject({ code: 0, message: 'success', data: 1 })
  expect(runs).toBe(1)
  expect(await points()).toBe(100)
})

it('base params make no other body, site_id does', async () => {
  await apply('k1', '1.00', { base: { app_type: 'h5', uid: 1, suid: 2, website_id: 3, site_id: 3 } })
  expect(
    await apply('k1', '1.00', { base: { app_type: 'weapp', uid: 4, app_version: '5.3.7', site_id: 3 } }),
  ).toMatchObject({
    code: 0,
    data: 1,
  })
  expect(await apply('k1', '1.00', { base: { site_id: 4 } })).toMatchObject({ code: codes.IDEMPOTENCY_CONFLICT })
})

it('the same key and another body: -11002', async () => {
  await apply('k1')
  expect(await apply('k1', '2.00')).toMatchObject({
    code: codes.IDEMPOTENCY_CONFLICT,
    error_code: 'IDEMPOTENCY_CONFLICT',
  })
  expect(await points()).toBe(100)
})

it('another member or another spelling of the path', async () => {
  await apply('k1')
  const other = await mall.login(mall.mall.newId())
  expect(await apply('k1', '1.00', { token: other })).toMatchObject({ data: 2 })
  const again = await mall.app.inject({
    method: 'POST',
    url: '/API/MemberWithdraw/Apply.html',
    headers: { token, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'transfer_type=bank&apply_money=1.00&idempotency_key=k1',
  })
  expect(again.json()).toMatchObject({ code: 0, data: 1 })
})

it('parallel calls with one key do it once and get one answer', async () => {
  before = () => new Promise((done) => setTimeout(done, 100))
  const answers = await Promise.all(Array.from({ length: 10 }, () => apply('k1')))
  expect(answers.map((answer) => [answer.code, answer.data])).toEqual(Array.from({ length: 10 }, () => [0, 1]))
  expect(await points()).toBe(100)
})

it('after a refusal it runs again, with any body', async () => {
  before = () => Promise.reject(refuse({ zh: '余额不足', en: 'Balance too low' }))
  expect(await apply('k1')).toMatchObject({ code: -1, message: '余额不足' })
  before = () => Promise.resolve()
  expect(await apply('k1', '2.00')).toMatchObject({ code: 0, data: 2 })
  expect(await points()).toBe(200)
})

it('a refusal or crash of the last step undoes everything, the row too', async () => {
  last = () => Promise.reject(refuse({ zh: '商品库存不足', en: 'Not enough in stock' }))
  expect(await apply('k1')).toMatchObject({ code: -1, message: '商品库存不足' })
  last = () => Promise.reject(new Error('crash'))
  expect((await apply('k1')).code).toBe(codes.UNKNOW_ERROR)
  last = () => Promise.resolve()
  expect(await points()).toBe(0)
  expect(await apply('k1')).toMatchObject({ code: 0 })
  expect(await points()).toBe(100)
})

it('after 24 h the key is new', async () => {
  await apply('k1')
  mall.clock.forward(86_399)
  expect(await apply('k1')).toMatchObject({ data: 1 })
  mall.clock.forward(1)
  expect(await apply('k1', '3.00')).toMatchObject({ code: 0, data: 2 })
  expect(await apply('k1', '3.00')).toMatchObject({ data: 2 })
})

it.each(['', 'a b', 'ä', 'x'.repeat(65), 'a.b'])('refuses the key %j', async (key) => {
  expect(await apply(key)).toMatchObject({ code: codes.PARAMETER_ERROR })
  expect(runs).toBe(0)
})

it('takes keys up to 64 characters, and works without one', async () => {
  expect(await apply('A-z_9'.padEnd(64, 'x'))).toMatchObject({ code: 0 })
  expect([(await apply(undefined)).data, (await apply(undefined)).data]).toEqual([2, 3])
})

it('does not store refreshtoken with the answer', async () => {
  mall.clock.forward(86_400)
  const first = await apply('k1')
  expect(first.refreshtoken).toEqual(expect.any(String))
  const again = await apply('k1', '1.00', { token: first.refreshtoken ?? '' })
  expect(again).toMatchObject({ code: 0, data: 1 })
  expect(again.refreshtoken).toBeUndefined()
})

it('two processes with one key do it once: the row keeps the second waiting', async () => {
  const call = { distKey: 77, caller: 'member', path: '/x', key: 'k', bodyHash: 'h', now: mall.clock.now() }
  let done = 0
  const work = async () => {
    await new Promise((go) => setTimeout(go, 100))
    return { data: ++done }
  }
  const both = await Promise.all([runOnce(mall.mall, call, work), runOnce(mall.mall, call, work)])
  expect(both).toEqual([1, 1])
})
