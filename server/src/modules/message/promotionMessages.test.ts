import { bargainWorld } from '../../testing/bargainWorld'
import { pintuanWorld } from '../../testing/pintuanWorld'
import { day, presaleWorld } from '../../testing/presaleWorld'
import type { TestMall } from '../../testing/testMall'

jest.setTimeout(120_000)

let world: TestMall | undefined
afterEach(() => world?.close())

/** Who has been left what, oldest first. */
async function left({ mall }: TestMall): Promise<[number, string][]> {
  const rows = await mall.db
    .selectFrom('site_message')
    .selectAll()
    .where('sub_type', '=', 'promotion')
    .orderBy('create_time')
    .orderBy('member_id')
    .execute()
  return rows.map(({ member_id, occasion }) => [member_id, occasion])
}
const facts = async ({ mall }: TestMall) =>
  await mall.db
    .selectFrom('site_message')
    .select(['facts', 'site_id'])
    .where('sub_type', '=', 'promotion')
    .where('member_id', '=', 1)
    .executeTakeFirstOrThrow()

it('everybody in a group hears that it is complete', async () => {
  const mall = await pintuanWorld()
  world = mall
  const [friend = ''] = await mall.buyers(90, 1)
  const leader = await mall.login(1)
  const id = await mall.open()
  const first = await mall.buy(leader, id)
  const { own, groupId } = await mall.seen(first)
  await mall.buy(friend, id, { group_id: groupId })
  await mall.mall.jobs.runDue()
  expect(await left(mall)).toEqual([
    [1, 'groupComplete'],
    [90, 'groupComplete'],
  ])
  expect(await facts(mall)).toEqual({
    site_id: 3,
    facts: { promotion_type: 'pintuan', promotion_id: id, promotion_ref: own.id, goods_id: 1 },
  })
})

it('and that it has failed', async () => {
  const mall = await pintuanWorld()
  world = mall
  await mall.buy(await mall.login(1), await mall.open())
  await mall.forward(3600)
  expect(await left(mall)).toEqual([[1, 'groupFailed']])
})

it('a launcher hears that friends have reached the floor, once', async () => {
  const mall = await bargainWorld()
  world = mall
  const id = await mall.open()
  const launch = await mall.launched(id, { cuts: 4 })
  await mall.mall.jobs.runDue()
  expect(await left(mall)).toEqual([])
  await mall.cut(launch, 4)
  await mall.mall.jobs.runDue()
  await mall.cut(launch, 5)
  await mall.mall.jobs.runDue()
  expect(await left(mall)).toEqual([[1, 'bargainAtFloor']])
  expect((await facts(mall)).facts).toEqual({
    ...{ promotion_type: 'bargain', promotion_id: id, promotion_ref: launch, goods_id: 1 },
  })
})

it('who has paid a deposit is reminded when the rest can be paid, and a day before its end', async () => {
  const mall = await presaleWorld()
  world = mall
  const { id } = await mall.deposited()
  await mall.forward(day - 1)
  expect(await left(mall)).toEqual([])
  await mall.forward(1)
  expect(await left(mall)).toEqual([[1, 'finalOpen']])
  expect((await facts(mall)).facts).toEqual({
    ...{ promotion_type: 'presale', promotion_id: 51, promotion_ref: id, goods_id: 1 },
  })
  await mall.forward(day)
  expect(await left(mall)).toEqual([
    [1, 'finalOpen'],
    [1, 'finalEnding'],
  ])
})

it('who has paid the rest, or wants the deposit back, is not', async () => {
  const mall = await presaleWorld()
  world = mall
  const { id } = await mall.deposited()
  const asks = await mall.deposited({ num: 1 }, 1)
  await mall.as(1, '/presale/api/refund/applyRefund', { order_id: asks.id }, 'asks')
  await mall.forward(day)
  expect(await left(mall)).toEqual([[1, 'finalOpen']])
  await mall.pays(await mall.final(id))
  await mall.forward(day)
  expect(await left(mall)).toEqual([[1, 'finalOpen']])
})
