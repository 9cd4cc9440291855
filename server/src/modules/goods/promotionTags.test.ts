import type { Insertable } from 'kysely'
import type { DB } from '../../database/schema'
import { saveSetting } from '../../testing/loginWorld'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'
import { openDiscount } from '../discount/discount.service'

const hour = 3600
let world: TestMall

beforeEach(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990 },
    { sku_id: 2, site_id: 3, price: 3000 },
    { sku_id: 3, site_id: 7, price: 8800 },
  ])
})
afterEach(() => world.close())

/** An hour ago until in an hour, or from in an hour on. */
const period = (from = -hour) => ({
  start_time: world.clock.now() + from,
  end_time: world.clock.now() + from + 2 * hour,
})

async function manjian(manjian_id: number, more: Partial<Insertable<DB['manjian']>> = {}) {
  const row = { site_id: 3, manjian_id, manjian_name: '满减', manjian_type: 1, type: 0, rules: '[]', create_time: 0 }
  await world.mall.db
    .insertInto('manjian')
    .values({ ...row, ...period(), ...more } as never)
    .execute()
}
async function wholesale(wholesale_goods_id: number, goods_id: number) {
  const row = { site_id: 3, wholesale_goods_id, goods_id, status: 1, create_time: 0 }
  await world.mall.db.insertInto('wholesale_goods').values(row).execute()
}
const discount = (discount_id: number, sku_id: number, from = -hour) =>
  world.mall.tx((trx) =>
    openDiscount(trx, world.mall, {
      ...{ site_id: 3, discount_id, ...period(from) },
      skus: [{ sku_id, discount_price: 1000 }],
    }),
  )
const tags = async (goods_id: number) => {
  const { data } = await world.call('/api/goodssku/page', { goods_id_arr: String(goods_id) })
  return data.list[0]?.promotion_tags
}

it('names what runs for the goods, in the order of the wire', async () => {
  expect(await tags(1)).toEqual([])
  await wholesale(61, 1)
  await manjian(51)
  await discount(41, 1)
  expect(await tags(1)).toEqual([
    { type: 'discount', name: '限时折扣', id: 41 },
    { type: 'manjian', name: '满减', id: 51 },
    { type: 'wholesale', name: '批发', id: 61 },
  ])
  expect(await tags(2)).toEqual([{ type: 'manjian', name: '满减', id: 51 }])
  expect(await tags(3)).toEqual([])
})

it('names them in the language of the caller', async () => {
  await manjian(51)
  await discount(41, 1)
  const { data } = await world.call('/api/goodssku/page', { goods_id_arr: '1' }, { language: 'en-US' })
  expect(data.list[0]?.promotion_tags?.map(({ name }) => name)).toEqual(['Limited offer', 'Spend and save'])
})

it('names the manjian that the checkout takes: the one of the whole shop, of several the newest', async () => {
  await manjian(55, { manjian_type: 2, goods_ids: [1] })
  expect([await tags(1), await tags(2)]).toEqual([[{ type: 'manjian', name: '满减', id: 55 }], []])
  await manjian(52)
  await manjian(53)
  expect(await tags(1)).toEqual([{ type: 'manjian', name: '满减', id: 53 }])
})

it('leaves out what is to come, ended or closed, and what the addon hides', async () => {
  await discount(41, 1, hour)
  await manjian(51, period(hour))
  await manjian(52, period(-3 * hour))
  await manjian(53, { is_closed: 1 })
  await wholesale(61, 1)
  await saveSetting(world, 'addon', { wholesale: 0 })
  expect(await tags(1)).toEqual([])
  world.clock.forward(hour)
  expect((await tags(1))?.map(({ id }) => id)).toEqual([41, 51])
})

it('reads the same in lists by sku and in the street', async () => {
  await manjian(51)
  const named = [{ type: 'manjian', name: '满减', id: 51 }]
  const { data: rows } = await world.call('/api/goodssku/lists', { sku_ids: '1,3' })
  expect(rows.map((row) => row.promotion_tags)).toEqual([named, []])
  const { data: street } = await world.call('/api/shop/page', {})
  expect(street.list[0]?.goods_list.map((row) => row.promotion_tags)).toEqual([named, named])
})
