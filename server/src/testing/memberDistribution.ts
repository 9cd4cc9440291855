import { earnCommission } from './earnings'
import type { Life } from './memberLife'
import { saveSetting } from './loginWorld'

/** Part of a life: applies, earns, draws some of it, and follows goods to promote. */
export async function liveWithDistribution(life: Life): Promise<void> {
  const { world, memberId } = life
  const name = '流深甲小铺'
  life.secrets.fenxiao = [name]
  const form = { fenxiao_name: name, mobile: '13900000002' }
  const apply_id = await life.call<number>('/fenxiao/api/apply/applyfenxiao', form)
  await world.operator('/operator/api/fenxiaoapply/decide', { apply_id, agree: 1 })
  await earnCommission(world, memberId, 500)
  await saveSetting(world, 'fenxiao_withdraw', { withdraw: '1.00' })
  await life.call('/fenxiao/api/withdraw/apply', { money: '2.00' })
  const collect_id = await life.call<number>('/fenxiao/api/goodscollect/add', { sku_id: 1, goods_id: 1, site_id: 3 })
  await life.call('/fenxiao/api/goodscollect/delete', { collect_id })
}
