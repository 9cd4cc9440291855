import type { FenxiaoLevel } from '@mall/contract/fenxiao'
import { madeDistributor } from '../../testing/fenxiaoWorld'
import { testMall, type TestMall } from '../../testing/testMall'
import { claimName, insert } from './distributor.store'
import { shareLevels } from './level.store'

let world: TestMall
beforeEach(async () => {
  world = await testMall()
})
afterEach(() => world.close())

const row = (level_num: number, level_name: string, more: Partial<FenxiaoLevel> = {}): FenxiaoLevel => ({
  ...{ level_id: 0, level_num, level_name, one_rate: '0.00', two_rate: '0.00', three_rate: '0.00', upgrade_type: 1 },
  ...{ fenxiao_order_num: 0, fenxiao_order_meney: '0.00', one_fenxiao_order_num: 0, one_fenxiao_order_money: '0.00' },
  ...{ order_num: 0, order_money: '0.00', child_num: 0, child_fenxiao_num: 0, one_child_num: 0 },
  ...{ one_child_fenxiao_num: 0, ...more },
})
const first = row(1, '默认等级', { level_id: 1 })
const save = (list: FenxiaoLevel[]) =>
  world.operator('/operator/api/config/save', { key: 'fenxiao_levels', value: { list } })
const lists = async () => (await world.call('/fenxiao/api/level/lists')).data
test('nobody saved a level: there is one, without rates', async () => {
  expect(await lists()).toEqual([first])
  expect((await world.call('/fenxiao/api/fenxiao/level', { level: 1 })).data).toEqual(first)
  const { data } = await world.operator('/operator/api/config/get', { key: 'fenxiao_levels' })
  expect(data).toEqual({ list: [first] })
})

test('the first save keeps the level that everybody had, or drops it while nobody has it', async () => {
  expect(await save([{ ...first, level_name: '普通', one_rate: '10.00' }])).toMatchObject({ code: 0 })
  expect(await lists()).toEqual([{ ...first, level_name: '普通', one_rate: '10.00' }])
  expect(await save([row(1, '新')])).toMatchObject({ code: 0 })
  expect(await lists()).toMatchObject([{ level_num: 1, level_name: '新' }])
  expect((await lists())[0]?.level_id).toBeGreaterThan(1)
})

test('a saved list keeps, changes, adds and drops; it is told the lowest first, figures as they were sent', async () => {
  const gold = row(3, '金牌', {
    ...{ one_rate: '12.50', two_rate: '6.05', three_rate: '2.00', upgrade_type: 2, fenxiao_order_num: 5 },
    ...{ fenxiao_order_meney: '1000.50', one_fenxiao_order_num: 4, one_fenxiao_order_money: '0.01', order_num: 3 },
    ...{ order_money: '99999999.99', child_num: 2, child_fenxiao_num: 1, one_child_num: 6, one_child_fenxiao_num: 7 },
  })
  expect(await save([gold, first])).toMatchObject({ code: 0 })
  const [, saved] = await lists()
  const id = saved?.level_id ?? 0
  expect(saved).toEqual({ ...gold, level_id: id })
  expect((await world.call('/fenxiao/api/fenxiao/level', { level: id })).data).toEqual(saved)
  await save([row(1, '铜牌'), { ...gold, level_id: id, level_num: 2 }])
  expect((await lists()).map(({ level_id, level_num }) => [level_num, level_id === id])).toEqual([
    [1, false],
    [2, true],
  ])
})

test('what cannot be is refused and changes nothing', async () => {
  await madeDistributor(world, 9)
  const before = await lists()
  const bad: [FenxiaoLevel[], number][] = [
    [[], -10006],
    [[row(1, '甲'), row(1, '乙')], -10006],
    [[{ ...first, one_rate: '99.99', two_rate: '0.02' }], -10006],
    [[{ ...first, level_num: 0 }], -10006],
    [[first, row(2, '没有', { level_id: 77 })], -1],
    [[first, { ...first, level_num: 2 }], -1],
    // somebody has level 1
    [[row(1, '新')], -1],
  ]
  for (const [list, code] of bad) expect([list, await save(list)]).toMatchObject([list, { code, data: null }])
  expect(await lists()).toEqual(before)
})

test('an id that is no level is refused', async () => {
  const ask = (level: number) => world.call('/fenxiao/api/fenxiao/level', { level }, { language: 'en' })
  expect(await ask(404)).toMatchObject({ code: -1, message: 'Distributor level not found' })
  expect(await ask(0)).toMatchObject({ code: -10006 })
})

test.each([['before the first save', false] as const, ['later', true] as const])(
  'a level is never dropped from under a new distributor who has chosen it, %s',
  async (_, isSaved) => {
    if (isSaved) await save([first])
    let chosen: () => void = () => undefined
    const choosing = new Promise<void>((done) => (chosen = done))
    const joining = world.mall.tx(async (trx) => {
      const [level] = await shareLevels(trx)
      chosen()
      await new Promise((done) => setTimeout(done, 300))
      await claimName(trx, '团长', 9)
      const row = { member_id: 9, fenxiao_no: 'F9', fenxiao_name: '团长', audit_time: 0 }
      await insert(trx, { ...row, level_id: level?.level_id ?? 0 })
    })
    await choosing
    expect((await save([row(1, '新')])).code).toBe(-1)
    await joining
    expect((await lists()).map(({ level_id }) => level_id)).toEqual([1])
  },
)
