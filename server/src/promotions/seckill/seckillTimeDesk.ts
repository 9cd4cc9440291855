import { refuse } from '../../http/route'
import type { PromotionDesk } from '../promotionDesk'
import * as store from './seckillDesk.store'

/** Daily slots, of the whole mall. */
export const seckillTimeDesk: PromotionDesk<'seckilltime'> = {
  kind: 'seckilltime',
  async create(trx, { name, seckill_start_time: start, seckill_end_time: end }, { ctx: { mall, now } }) {
    if (end <= start) throw refuse({ zh: '时段不能跨越零点', en: 'A time slot must not cross midnight' })
    await store.lockSlots(trx)
    if (await store.overlapsSlot(trx, start, end))
      throw refuse({ zh: '时段与其他时段重叠', en: 'This time slot overlaps another one' })
    const id = mall.newId()
    const slot = { seckill_time_id: id, name, seckill_start_time: start, seckill_end_time: end, create_time: now }
    await store.insertSlot(trx, slot)
    return id
  },
  async find(trx, id) {
    const row = await store.lockSlot(trx, id)
    return row && { siteId: 0, isOver: row.is_closed === 1 }
  },
  async close(trx, id, _row, { now }) {
    if (await store.isUsed(trx, id, now))
      throw refuse({
        zh: '该时段还有未结束的秒杀活动，请先关闭活动',
        en: 'Flash sales of this slot are not over yet: close them first',
      })
    await store.closeSlot(trx, id)
  },
}
