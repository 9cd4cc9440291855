import type { ConfigValue } from '@mall/contract/settings'
import { balances } from '../../ledger/ledger'
import { putOrder, readOrder } from '../../testing/orders'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'

let world: TestMall
type Row = ConfigValue<'levels'>['list'][number]

const coupon = (coupon_type_id: number, coupon_name: string) => ({
  ...{ coupon_type_id, code: coupon_name, coupon_name, count: 99, site_id: 3, type: 'reward', money: 500, at_least: 0 },
  ...{ validity_type: 1, fixed_term: 3, create_time: 0, goods_type: 1, max_fetch: 0, image: '' },
})

beforeEach(async () => {
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }])
  const { db } = world.mall
  await db
    .insertInto('coupon_type')
    .values([coupon(1, '银卡券'), coupon(2, '金卡券'), coupon(3, '黑卡券')])
    .execute()
  const recharge = { recharge_id: 1, recharge_name: '充 50', face_value: 5000, buy_price: 5000, status: 1 }
  await db
    .insertInto('recharge')
    .values({ ...recharge, site_id: 0, growth: 60 })
    .execute()
  await db
    .insertInto('member_level')
    .values([
      { level_id: 2, level_name: '银卡', growth: 100, send_point: 7, send_balance: 100, send_coupon: '1' },
      { level_id: 3, level_name: '金卡', growth: 200, send_point: 11, send_balance: 300, send_coupon: '2' },
    ])
    .execute()
})
afterEach(() => world.close())

const lists = async () => (await world.call('/api/memberlevel/lists')).data as Row[]
/** Gives each level its growth, in this order of the list. */
async function reorder(growths: [number, number][], more: Row[] = []) {
  const rows = await lists()
  const list = growths.map(([id, growth]) => ({ ...rows.find(({ level_id }) => level_id === id)!, growth }))
  const { code } = await world.operator('/operator/api/config/save', {
    key: 'levels',
    value: { list: [...list, ...more] },
  })
  expect(code).toBe(0)
}
const grow = async (amount: number) => {
  const asked = { member_id: 1, account_type: 'growth', amount: String(amount), remark: '补偿' } as const
  return (await world.operator('/operator/api/member/adjust', asked)).code
}
const levelOf = async (memberId = 1) => {
  const { db } = world.mall
  const member = db.selectFrom('member').select('member_level').where('member_id', '=', memberId)
  return (await member.executeTakeFirstOrThrow()).member_level
}
const coupons = async () => {
  const rows = await world.mall.db
    .selectFrom('member_coupon')
    .select('coupon_name')
    .where('member_id', '=', 1)
    .execute()
  return rows.map(({ coupon_name }) => coupon_name).sort()
}
/** What the levels have given so far. */
async function given() {
  await world.mall.jobs.runDue()
  const { point, balance } = await balances(world.mall.db, 1)
  return { point, balance, coupons: await coupons() }
}
const ofBoth = { point: 18, balance: 400, coupons: ['金卡券', '银卡券'] }

describe('levels saved in another order', () => {
  beforeEach(async () => {
    expect(await grow(250)).toBe(0)
    expect([await levelOf(), await given()]).toEqual([3, ofBoth])
    await reorder([[3, 100], [2, 200], [1, 0]]) // prettier-ignore
  })

  it('leave a member in the level it has, whatever growth moves, and give nothing twice', async () => {
    for (const amount of [10, -200, 200, 40]) expect(await grow(amount)).toBe(0)
    expect([await levelOf(), await given()]).toEqual([3, ofBoth])
  })

  it('let orders complete', async () => {
    const { order_id } = await putOrder(world.mall, { type: 1, status: 4 })
    await world.mall.tx((trx) =>
      world.mall.jobs.enqueue(trx, { kind: 'order.complete', distKey: 1, key: order_id, runAt: world.clock.now() }),
    )
    await world.mall.jobs.runDue()
    expect((await readOrder(world.mall, 1, order_id)).order_status).toBe(10)
    expect([await levelOf(), (await balances(world.mall.db, 1)).growth]).toEqual([3, 309])
    expect(await given()).toEqual({ ...ofBoth, point: ofBoth.point + 59 })
  })

  it('let paid recharges be booked', async () => {
    const token = await world.login(1)
    const { data } = await world.call('/memberrecharge/api/ordercreate/create', { recharge_id: 1 }, { token })
    const paid = await world.operator('/operator/api/dev/paymark', { out_trade_no: data, result: 'paid' })
    expect(paid.code).toBe(0)
    expect([await levelOf(), (await balances(world.mall.db, 1)).growth]).toEqual([3, 310])
    expect(await given()).toEqual({ ...ofBoth, balance: ofBoth.balance + 5000 })
  })

  it('still lift a member to a level that was never reached, with its gifts alone', async () => {
    const [first] = await lists()
    const black = { ...first!, level_id: 0, level_name: '黑卡', growth: 300, send_point: 13, send_coupon: '3' }
    await reorder([[1, 0], [3, 100], [2, 200]], [black]) // prettier-ignore
    expect(await grow(60)).toBe(0)
    const top = (await lists()).at(-1)!
    expect([await levelOf(), top.level_name]).toEqual([top.level_id, '黑卡'])
    expect(await given()).toEqual({ point: 31, balance: 400, coupons: ['金卡券', '银卡券', '黑卡券'].sort() })
  })

  it('leave the member in its level when they are saved in the old order again and changed once more', async () => {
    await reorder([[1, 0], [2, 100], [3, 200]]) // prettier-ignore
    expect(await grow(5)).toBe(0)
    await reorder([[2, 240], [3, 0], [1, 180]]) // prettier-ignore
    expect(await grow(5)).toBe(0)
    expect([await levelOf(), await given()]).toEqual([3, ofBoth])
  })

  it('count a level that a member passed where a game asks for it', async () => {
    const times = { start_time: world.clock.now() - 60, end_time: world.clock.now() + 3600 }
    const award = { award_name: '谢谢', award_type: 1, point: 1, stock: 9, weight: 1 }
    const game = {
      ...{ game_name: '转盘', points: 0, join_type: 0, join_frequency: 3, level_id: 2, winning_rate: '100.00' },
      ...{ no_winning_desc: '没有', award: [award], ...times },
    }
    const made = await world.operator('/operator/api/promotion/create', {
      kind: 'turntable',
      data: game,
      site_id: 0,
    } as never)
    expect(made).toMatchObject({ code: 0, message: 'success' })
    const token = await world.login(1)
    expect((await world.call('/turntable/api/turntable/lottery', { id: made.data } as never, { token })).code).toBe(0)
  })
})

it('a member who has not passed a level rises to it in the new order', async () => {
  expect(await grow(50)).toBe(0)
  await reorder([[3, 100], [2, 200], [1, 0]]) // prettier-ignore
  expect(await grow(60)).toBe(0)
  expect([await levelOf(), await coupons()]).toEqual([3, []])
  expect(await grow(100)).toBe(0)
  expect([await levelOf(), await given()]).toEqual([2, ofBoth])
})

it('an import that puts levels in another order leaves a member in the level it has', async () => {
  const bring = (black: number, platinum: number) =>
    world.operator('/operator/api/import', {
      data: {
        levels: [
          { code: 'black', level_name: '黑卡', growth: black, send_coupon: '3' },
          { code: 'platinum', level_name: '白金卡', growth: platinum },
        ],
      },
    } as never)
  expect((await bring(300, 400)).code).toBe(0)
  expect(await grow(500)).toBe(0)
  const before = [await levelOf(), await given()]
  expect(before[0]).toBe((await lists()).at(-1)!.level_id)
  expect((await bring(400, 300)).code).toBe(0)
  expect((await lists()).at(-1)!.level_name).toBe('黑卡')
  expect(await grow(10)).toBe(0)
  expect([await levelOf(), await given()]).toEqual(before)
})

it('growth that moves while levels are saved in other orders never fails and takes no level away', async () => {
  expect(await grow(250)).toBe(0)
  for (let round = 0; round < 6; round++) {
    const [silver, gold] = round % 2 === 0 ? [200, 100] : [100, 200]
    await Promise.all([
      reorder([[3, gold], [2, silver], [1, 0]] as [number, number][]), // prettier-ignore
      ...Array.from({ length: 4 }, async () => expect(await grow(1)).toBe(0)),
    ])
    expect(await levelOf()).toBe(3)
  }
  expect(await given()).toEqual(ofBoth)
})
