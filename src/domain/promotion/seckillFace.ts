import type { SeckillRow, SeckillSlot } from '@mall/contract/seckill'
import type { FaceOf } from '@/domain/goods/face'
import { savedOf } from '@/domain/price/money'
import { clockText } from '@/lib/slotTime'
import { bareSeckillFace } from './bareSeckillFace'
import type { SlotTime } from './slot'
import { useTexts } from './faceTexts'

/** Products of a slot, while it stands as it does. */
export const seckillFace =
  (slot: SeckillSlot, phase: SlotTime['phase']): FaceOf<SeckillRow> =>
  (row) => {
    const texts = useTexts.get()
    const { go, starts, tomorrow } = texts.seckill
    const bare = bareSeckillFace(row)
    const less = savedOf(row.price, row.seckill_price)
    const time = clockText(slot.seckill_start_time)
    const open = { soon: starts(time), on: bare.soldOut ? texts.out : go, done: tomorrow(time) }
    return { ...bare, marks: less ? [{ word: texts.less(less) }] : [], action: open[phase] }
  }

/** How much of the activity's stock is gone, whole percent; 100 only when nothing is left. */
export function percentTaken({ sale_num, goods_stock }: Pick<SeckillRow, 'sale_num' | 'goods_stock'>): number {
  if (goods_stock <= 0) return 100
  return Math.min(99, Math.floor((sale_num * 100) / (sale_num + goods_stock)))
}
