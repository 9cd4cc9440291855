import { fenxiaoWorld, type FenxiaoWorld } from '../../testing/fenxiaoWorld'
import { saveSetting } from '../../testing/loginWorld'

jest.setTimeout(120_000)

let world: FenxiaoWorld
beforeEach(async () => {
  world = await fenxiaoWorld()
})
afterEach(() => world.close())

type Kind = 'fenxiaoapply' | 'fenxiaowithdraw'
const waiting = async (kind: Kind, paging: { page?: number; page_size?: number } = {}, site?: number) =>
  (await world.operator('/operator/api/pending/lists', { kind, ...paging }, site)).data
const none = { count: 0, page_count: 0, list: [] }
const as = async (memberId: number) => ({ token: await world.login(memberId) })

/** What the key of a shop is told, and the platform that asks for one shop. */
const ofShops = async (kind: Kind) => [
  await waiting(kind, {}, 3),
  await waiting(kind, {}, 7),
  (await world.operator('/operator/api/pending/lists', { kind, site_id: 3 })).data,
]

test('applications: the oldest first, page by page, until they are decided; no shop sees one', async () => {
  const ids: number[] = []
  for (const memberId of [21, 22, 23]) {
    await world.person(memberId)
    const form = { fenxiao_name: `小店${memberId}`, mobile: '13700000011' }
    ids.push((await world.call('/fenxiao/api/apply/applyfenxiao', form, await as(memberId))).data)
    world.clock.forward(60)
  }
  const applied = world.clock.now() - 180
  expect((await waiting('fenxiaoapply')).list[0]).toEqual({
    ...{ apply_id: ids[0], member_id: 21, site_id: 0, status: 1 },
    ...{ title: '小店21', money: '0.00', create_time: applied },
  })
  const page = async (number: number) => {
    const { list, ...counts } = await waiting('fenxiaoapply', { page: number, page_size: 2 })
    return [list.map(({ member_id }) => member_id), counts]
  }
  expect([await page(1), await page(2)]).toEqual([
    [[21, 22], { count: 3, page_count: 2 }],
    [[23], { count: 3, page_count: 2 }],
  ])
  expect(await ofShops('fenxiaoapply')).toEqual([none, none, none])
  for (const [i, agree] of ([1, 0] as const).entries())
    await world.operator('/operator/api/fenxiaoapply/decide', { apply_id: ids[i] ?? 0, agree })
  expect((await waiting('fenxiaoapply')).list.map(({ member_id }) => member_id)).toEqual([23])
})

test('withdrawals: the oldest first, what was asked for, until they are decided; no shop sees one', async () => {
  await world.distributor(11)
  await world.distributor(21)
  await world.person(12, 11)
  await world.person(22, 21)
  for (const buyer of [12, 22]) await world.complete(buyer, await world.buy(buyer, [2], 40))
  const apply = async (memberId: number) => {
    world.clock.forward(60)
    return (await world.call('/fenxiao/api/withdraw/apply', { money: '120.00' }, await as(memberId))).data
  }
  const ids = [await apply(11), await apply(21), await apply(11)]
  const { list, count } = await waiting('fenxiaowithdraw')
  expect([list.map(({ id, member_id, money, site_id }) => [id, member_id, money, site_id]), count]).toEqual([
    [
      [ids[0], 11, '120.00', 0],
      [ids[1], 21, '120.00', 0],
      [ids[2], 11, '120.00', 0],
    ],
    3,
  ])
  const own = await world.call('/fenxiao/api/withdraw/page', { status: 1 }, await as(21))
  expect(list[1]?.title).toBe(own.data.list[0]?.withdraw_no)
  expect((await waiting('fenxiaowithdraw', { page: 2, page_size: 2 })).list).toHaveLength(1)
  expect(await ofShops('fenxiaowithdraw')).toEqual([none, none, none])
  await world.operator('/operator/api/fenxiaowithdraw/approve', { id: ids[0] ?? 0 })
  await world.operator('/operator/api/fenxiaowithdraw/refuse', { id: ids[2] ?? 0 })
  expect((await waiting('fenxiaowithdraw')).list.map(({ id }) => id)).toEqual([ids[1]])
})

test('what nobody looks at never waits', async () => {
  await saveSetting(world, 'fenxiao_basics', { is_examine: 0 })
  await saveSetting(world, 'fenxiao_withdraw', { withdraw_status: 2 })
  await world.person(11)
  const form = { fenxiao_name: '小店', mobile: '13700000011' }
  await world.call('/fenxiao/api/apply/applyfenxiao', form, await as(11))
  await world.person(12, 11)
  await world.complete(12, await world.buy(12, [2], 20))
  expect((await world.call('/fenxiao/api/withdraw/apply', { money: '100.00' }, await as(11))).code).toBe(0)
  expect([await waiting('fenxiaoapply'), await waiting('fenxiaowithdraw')]).toEqual([none, none])
})
