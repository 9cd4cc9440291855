import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Ctx } from '../../http/route'
import { timeOfDay } from '../../lib/date'
import { general } from '../../modules/checkout/refusal'
import type { Rush } from '../rush'
import * as store from './seckill.store'
import { isSlotOpen, statusOf } from './seckillTimes'

/** The activity that a sku is sold in at `now`; refuses one that is not running, whose slot is not open, or of other goods. */
export async function seckillOnSale(
  db: Kysely<DB>,
  { seckill_id, sku_id }: { seckill_id: number; sku_id: number },
  now: number,
): Promise<store.Seckill> {
  const found = await store.findSeckillOfSku(db, seckill_id, sku_id)
  if (!found) throw general({ zh: '秒杀活动不存在', en: 'There is no such flash sale' })
  const { has_sku, ...seckill } = found
  const status = statusOf(seckill, now)
  if (status === 0) throw general({ zh: '秒杀活动尚未开始', en: 'This flash sale has not started yet' })
  if (status !== 1) throw general({ zh: '秒杀活动已结束', en: 'This flash sale has ended' })
  if (!isSlotOpen(seckill, now)) {
    const [from, to] = [timeOfDay(seckill.seckill_start_time), timeOfDay(seckill.seckill_end_time)]
    throw general({
      zh: `不在秒杀时段内，每天${from}至${to}开抢`,
      en: `This flash sale is open from ${from} to ${to} every day`,
    })
  }
  if (!has_sku) throw general({ zh: '该商品未参加此秒杀', en: 'This item is not part of the flash sale' })
  return seckill
}

/** What everybody wants when a slot opens. */
export const rushOf = (
  { seckill_id, sku_id, num }: { seckill_id: number; sku_id: number; num: number },
  { mall }: Pick<Ctx, 'mall'>,
): Rush => ({
  key: `seckill:${seckill_id}/${sku_id}`,
  num,
  remaining: () => store.findRemaining(mall.db, seckill_id, sku_id),
})
