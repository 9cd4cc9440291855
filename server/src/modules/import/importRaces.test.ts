import { imported, importing, smallMall } from '../../testing/importWorld'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
beforeEach(async () => {
  world = await testMall()
})
afterEach(() => world.close())

const count = async (table: 'goods' | 'sku' | 'shop' | 'import_code') => {
  const { rows } = await world.mall.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

it('the same data at the same time: one makes the rows, the others find them', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => importing(world, smallMall)))
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  expect(answers.filter(({ data }) => data.created > 0)).toHaveLength(1)
  const [one, ...others] = answers.map(({ data }) => data.ids)
  for (const ids of others) expect(ids).toEqual(one)
  expect([await count('shop'), await count('goods'), await count('sku')]).toEqual([2, 2, 3])
})

it('a shop and the platform at the same time in one shop: no code stands for two rows', async () => {
  await imported(world, smallMall)
  const goods = ['a', 'b', 'c'].map((code) => ({
    ...{ shop: 'bakery', code, category: 'food', goods_name: code, skus: [{ code, price: 1, stock: 2 }] },
  }))
  const answers = await Promise.all([
    importing(world, { goods }),
    importing(world, { goods: [...goods].reverse() }, { site: 2 }),
    importing(world, { goods }, { site: 2 }),
  ])
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(answers.reduce((sum, { data }) => sum + data.created, 0)).toBe(3)
  expect(await count('goods')).toBe(5)
})

it('an import of stock beside buyers: nothing sold comes back, nothing is sold twice', async () => {
  const { ids } = await imported(world, smallMall)
  const sku = ids.goods?.find(({ code }) => code === 'bread')?.skus?.[0]?.id ?? 0
  const { db } = world.mall
  const { level_id } = await db.selectFrom('member_level').select('level_id').executeTakeFirstOrThrow()
  await db
    .insertInto('member')
    .values({ member_id: 1, member_level: level_id, create_time: 0, mobile: '13800000001' })
    .execute()
  await db.updateTable('goods').set({ is_virtual: 1 }).execute()
  const token = await world.login(1)
  const buy = () =>
    world.call('/api/ordercreate/create', { sku_id: sku, num: 1, member_address: { mobile: '13800000001' } } as never, {
      token,
    })
  const again = (stock: number) =>
    importing(world, { goods: [{ shop: 'bakery', code: 'bread', skus: [{ code: 'bread', stock }] }] })
  const [first, , second] = await Promise.all([buy(), again(3), buy(), again(3)])
  const sold = [first, second].filter(({ code }) => code === 0).length
  const { stock } = await db.selectFrom('sku').select('stock').where('sku_id', '=', sku).executeTakeFirstOrThrow()
  expect(stock).toBe(3 - sold)
})
