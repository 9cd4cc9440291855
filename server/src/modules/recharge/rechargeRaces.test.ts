import { rechargeWorld, type RechargeWorld } from '../../testing/rechargeWorld'

jest.setTimeout(120_000)

const many = 50
let world: RechargeWorld
beforeEach(async () => {
  world = await rechargeWorld()
})
afterEach(() => world.close())

const path = '/memberrecharge/api/ordercreate/create'
const times = <T>(work: (i: number) => Promise<T>) => Promise.all(Array.from({ length: many }, (_, i) => work(i)))

it('fifty calls with one key are one recharge', async () => {
  const answers = await times(() => world.as(1, path, { recharge_id: 1 }, 'once'))
  const bills = answers.filter(({ code }) => code === 0).map(({ data }) => data)
  expect(new Set(bills).size).toBe(1)
  expect(answers.every(({ code }) => code === 0 || code === -11003)).toBe(true)
  expect(await world.mall.db.selectFrom('recharge_order').select('order_id').execute()).toHaveLength(1)
})

it('told paid fifty times at once: it brings what it brings once', async () => {
  const bill = await world.recharged({ recharge_id: 1 })
  expect(new Set(await times(() => world.pays(bill)))).toEqual(new Set([0]))
  expect([await world.owns(), await world.coupons()]).toEqual([[100, 60, 10_000, 0], 1])
})

it('fifty recharges of one package paid at once: the last coupons and those beyond, and each counts as sold', async () => {
  const bills = await times(() => world.recharged({ recharge_id: 1 }))
  await Promise.all(bills.map((bill) => world.pays(bill)))
  expect([await world.owns(), await world.coupons()]).toEqual([[100, 60, 10_000, 0].map((sum) => sum * many), many])
  const type = world.mall.db.selectFrom('platform_coupon_type').select(['lead_count', 'over_count'])
  expect(await type.executeTakeFirst()).toEqual({ lead_count: 5, over_count: many - 5 })
  const sold = world.mall.db.selectFrom('recharge').select('sale_num').where('recharge_id', '=', 1)
  expect(await sold.executeTakeFirst()).toEqual({ sale_num: many })
})

it('paid against its timer: it brings all, or all money goes back', async () => {
  for (let round = 0; round < 6; round++) {
    const before = (await world.owns())[2] ?? 0
    const bill = await world.recharged({ recharge_id: 2 })
    world.clock.forward(30 * 60)
    const [first, second] = [() => world.pays(bill), () => world.mall.jobs.runDue()]
    await Promise.all(round % 2 ? [first(), second()] : [second(), first()])
    await world.mall.jobs.runDue()
    const came = ((await world.owns())[2] ?? 0) - before
    const back = world.mall.outside.sandbox.refunds.get(bill) ?? 0
    expect([
      [5000, 0],
      [0, 5000],
    ]).toContainEqual([came, back])
  }
})
