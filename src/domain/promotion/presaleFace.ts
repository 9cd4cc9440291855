import type { PresaleRow } from '@mall/contract/presale'
import type { GoodsFace } from '@/domain/goods/face'
import { momentOf } from '@/lib/date'
import { routes } from '@/routes'
import { now } from '@/session/clock'
import { useTexts } from './faceTexts'
import { presaleSums } from './presaleSums'

/** A product that takes a deposit first: what that is and counts for, what it comes to in all, when the rest is due. */
export function presaleFace(row: PresaleRow): GoodsFace {
  const texts = useTexts.get()
  const words = texts.presale
  const { deposit, worth, more, total } = presaleSums(row)
  const { month, date, clock } = momentOf(row.pay_start_time)
  const soldOut = row.goods_stock <= 0
  return {
    target: { route: routes.presaleDetail, query: { presale_id: String(row.presale_id) } },
    name: row.goods_name,
    image: row.goods_image.split(',')[0] ?? '',
    intro: row.pay_start_time > now() ? words.rest(month, date, clock) : words.restNow,
    from: words.deposit,
    price: deposit,
    marks: [...(more ? [{ word: words.counts(deposit, worth) }] : []), { word: words.total(total), tone: 'aux' }],
    sold: row.sale_num,
    soldOut,
    action: soldOut ? texts.out : words.go,
  }
}

/** On a card that has room for a price alone, which nobody may take for the deposit: both payments. */
export function presaleTileFace(row: PresaleRow): GoodsFace {
  return { ...presaleFace(row), price: presaleSums(row).total, old: row.price }
}
