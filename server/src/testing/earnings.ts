import { saveSetting } from './loginWorld'
import { putOrder } from './orders'
import type { TestMall } from './testMall'

/** Asked for and approved; answers whether it was. */
export async function becomeDistributor(world: TestMall, memberId: number, fenxiao_name: string): Promise<boolean> {
  const form = { fenxiao_name, mobile: '13700000001' }
  const asked = await world.call('/fenxiao/api/apply/applyfenxiao', form, { token: await world.login(memberId) })
  const { code } = await world.operator('/operator/api/fenxiaoapply/decide', { apply_id: asked.data, agree: 1 })
  return asked.code >= 0 && code >= 0
}

/**
 * A distributor has so many cents of commission, by a purchase of his own of sku 1 in shop 3: completed, or received and
 * the commission waits.
 */
export async function earnCommission(world: TestMall, memberId: number, cents: number, status: 4 | 10 = 10) {
  const { mall } = world
  await saveSetting(world, 'fenxiao_basics', { internal_buy: 1 })
  const { level_num } = await mall.db
    .selectFrom('fenxiao')
    .innerJoin('fenxiao_level', 'fenxiao_level.level_id', 'fenxiao.level_id')
    .select('level_num')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  await mall.db
    .insertInto('fenxiao_rate')
    .values({ site_id: 3, sku_id: 1, level_num, one_money: cents })
    .onConflict((conflict) => conflict.columns(['site_id', 'sku_id', 'level_num']).doUpdateSet({ one_money: cents }))
    .execute()
  const order = await putOrder(mall, { type: 1, status, memberId, lines: [2 * cents] })
  await mall.jobs.runDue()
  return order
}
