import { testMall, type TestMall } from '../testing/testMall'
import { dropEnded } from './limit.store'
import { clearCount, readCount, spend } from './limits'
import { takeTry } from './tries'

let mall: TestMall
beforeAll(async () => {
  mall = await testMall({ modules: [] })
})
afterAll(() => mall.close())

const window = (subject: string) => ({ subject, name: 'tries', most: 3, seconds: 60, now: mall.clock.now() })
const spendOne = (subject: string) =>
  spend(mall.mall.db, window(subject)).then(
    () => 0,
    (error: { code: number }) => error.code,
  )

it('gives three in a minute of the mall, then again three', async () => {
  const codes = [await spendOne('a'), await spendOne('a'), await spendOne('a'), await spendOne('a')]
  expect(codes).toEqual([0, 0, 0, -11004])
  mall.clock.forward(59)
  expect(await spendOne('a')).toBe(-11004)
  mall.clock.forward(1)
  expect(await spendOne('a')).toBe(0)
})

it('counts every subject for itself, and forgets on demand', async () => {
  for (const subject of ['b', 'b', 'b', 'c']) await spendOne(subject)
  expect(await readCount(mall.mall.db, window('b'), mall.clock.now())).toBe(3)
  expect(await spendOne('c')).toBe(0)
  await clearCount(mall.mall.db, window('b'))
  expect(await spendOne('b')).toBe(0)
})

it('counts an IPv6 address with its whole /64, which is one line', async () => {
  const codes = []
  for (const host of ['1', '2:3', 'ffff:1', '4']) codes.push(await spendOne(`2001:db8:0:7::${host}`))
  expect(codes).toEqual([0, 0, 0, -11004])
  expect(await spendOne('2001:db8:0:8::1')).toBe(0)
  expect(await readCount(mall.mall.db, window('2001:db8:0:7::9'), mall.clock.now())).toBe(4)
  await clearCount(mall.mall.db, window('2001:db8:0:7::9'))
  expect(await spendOne('2001:db8:0:7::1')).toBe(0)
})

it('gives exactly three of fifty that come at once', async () => {
  const codes = await Promise.all(Array.from({ length: 50 }, () => spendOne('d')))
  expect(codes.filter((code) => code === 0)).toHaveLength(3)
})

it('is undone with the transaction it was spent in', async () => {
  const undone = mall.mall.tx(async (trx) => {
    await spend(trx, window('e'))
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await readCount(mall.mall.db, window('e'), mall.clock.now())).toBe(0)
})

it('locks until the window has passed since the last try that was allowed', async () => {
  const tries: boolean[] = []
  for (const seconds of [0, 40, 40, 40, 19, 1]) {
    mall.clock.forward(seconds)
    tries.push(await takeTry(mall.mall.db, window('g')))
  }
  expect(tries).toEqual([true, true, true, false, false, true])
})

it('drops windows that ended', async () => {
  await spendOne('f')
  mall.clock.forward(60)
  await dropEnded(mall.mall.db, mall.clock.now())
  expect(await mall.mall.db.selectFrom('limit_window').select('subject').execute()).toEqual([])
})
