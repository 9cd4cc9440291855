import { imported, importing, stateOf } from '../../testing/importWorld'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
beforeEach(async () => {
  world = await testMall()
})
afterEach(() => world.close())

const coupons = ['ten', 'twenty'].map((code) => ({
  ...{ code, platformcoupon_name: code, type: 'reward', money: '10', at_least: '100', count: 50 },
  ...{ validity_type: 1, fixed_term: 3, use_scenario: 1, platform_split_rare: '40' },
}))
const small = { code: 'small', recharge_name: '充 50', face_value: '50', buy_price: '50.00' }
const big = {
  ...{ code: 'big', recharge_name: '充 500', cover_img: 'upload/a.jpg', face_value: '500', buy_price: '480' },
  ...{ point: 500, growth: 50, coupons: ['ten', 'twenty'], status: 0 },
}
const bag = { code: 'bag', gift_name: '帆布袋', gift_image: 'upload/b.jpg', gift_desc: '<p>布</p>', market_price: '39' }
const data = { coupons, gifts: [bag, { code: 'cup', gift_name: '杯子', status: 0 }], recharges: [small, big] }

const info = async (recharge_id: number) =>
  (await world.call('/memberrecharge/api/memberrecharge/info', { recharge_id })).data
const gifts = () => world.mall.db.selectFrom('gift').selectAll().orderBy('gift_name', 'desc').execute()

it('makes packages and gifts; packages name the coupons of the same data', async () => {
  const { created, ids } = await imported(world, data)
  expect(created).toBe(6)
  const [ten, twenty] = ids.coupons ?? []
  const [first, second] = ids.recharges ?? []
  expect(await info(first!.id)).toEqual({
    ...{ recharge_id: first!.id, recharge_name: '充 50', cover_img: '', face_value: '50.00', buy_price: '50.00' },
    ...{ point: 0, growth: 0, coupon_id: '', sale_num: 0, status: 1 },
  })
  expect(await info(second!.id)).toMatchObject({
    ...{ cover_img: 'upload/a.jpg', point: 500, growth: 50, coupon_id: `${ten!.id},${twenty!.id}`, status: 0 },
  })
  expect(await gifts()).toMatchObject([
    { site_id: 0, gift_name: '杯子', market_price: 0, status: 0 },
    { gift_name: '帆布袋', gift_image: 'upload/b.jpg', gift_desc: '<p>布</p>', market_price: 3900, status: 1 },
  ])
})

it('the same data again change nothing; a field that is sent changes, what is left out stays', async () => {
  const { ids } = await imported(world, data)
  const before = await stateOf(world)
  expect(await imported(world, data)).toMatchObject({ created: 0, updated: 0 })
  expect(await stateOf(world)).toEqual(before)
  const change = {
    recharges: [{ code: 'big', buy_price: '470', coupons: ['twenty'] }],
    gifts: [{ code: 'bag', status: 0 }],
  }
  expect(await imported(world, change)).toMatchObject({ created: 0, updated: 2 })
  expect(await info(ids.recharges![1]!.id)).toMatchObject({
    ...{ buy_price: '470.00', face_value: '500.00', coupon_id: String(ids.coupons![1]!.id) },
  })
  expect((await gifts())[1]).toMatchObject({ gift_name: '帆布袋', status: 0 })
})

it.each<[string, object, string]>([
  ['no name', { recharges: [{ ...small, recharge_name: ' ' }] }, 'recharges[0].recharge_name'],
  ['no price', { recharges: [{ code: 'x', recharge_name: 'x', face_value: 1 }] }, 'recharges[0].buy_price'],
  ['a price of nothing', { recharges: [{ ...small, buy_price: '0' }] }, 'recharges[0].buy_price'],
  ['nothing to bring', { recharges: [{ ...small, face_value: 0 }] }, 'recharges[0].face_value'],
  ['a negative price', { recharges: [{ ...small, buy_price: '-1' }] }, 'recharges[0].buy_price'],
  ['negative points', { recharges: [{ ...small, point: -1 }] }, 'recharges[0].point'],
  ['an unknown coupon', { recharges: [{ ...small, coupons: ['gone'] }] }, 'recharges[0].coupons[0]'],
  ['a coupon twice', { coupons, recharges: [{ ...small, coupons: ['ten', 'ten'] }] }, 'recharges[0].coupons'],
  ['another status', { recharges: [{ ...small, status: 2 }] }, 'recharges[0].status'],
  ['a code twice', { recharges: [small, small] }, 'recharges[1].code'],
  ['a gift without a name', { gifts: [{ code: 'x' }] }, 'gifts[0].gift_name'],
  ['a gift below nothing', { gifts: [{ ...bag, market_price: '-1' }] }, 'gifts[0].market_price'],
])('refuses %s, and changes nothing', async (_, wrong, place) => {
  const before = await stateOf(world)
  const { code, data: answer } = await importing(world, wrong as never)
  expect([code, answer.errors.map(({ path }) => path)]).toEqual([expect.any(Number), [place]])
  expect(code).toBeLessThan(0)
  expect(await stateOf(world)).toEqual(before)
})

it('a coupon of a shop is none of a package', async () => {
  const shop = { code: 'tea', site_name: '茶舍' }
  const own = { ...coupons[0], shop: 'tea', code: 'own', coupon_name: 'x', goods_type: 1 }
  await imported(world, { shops: [shop], coupons: [own] })
  const { data: answer } = await importing(world, { recharges: [{ ...small, coupons: ['own'] }] })
  expect(answer.errors).toMatchObject([{ path: 'recharges[0].coupons[0]' }])
})

it('is the platform’s: a shop imports neither', async () => {
  await imported(world, { shops: [{ code: 'tea', site_name: '茶舍' }] })
  for (const list of ['gifts', 'recharges'] as const)
    expect((await importing(world, { [list]: data[list] }, { site: 1 })).code).toBe(-11006)
})
