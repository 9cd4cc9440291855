import { useMemo } from 'react'
import type { SeckillRow } from '@mall/contract/seckill'
import { isOn } from '@/domain/decoration/pageValue'
import { Marks } from '@/domain/goods/Marks'
import { seckillFace } from '@/domain/promotion/seckillFace'
import { useLaterTexts } from './laterTexts'
import { PromotionProducts } from './PromotionProducts'
import { seckillKey, seckillsOf, useHidden, type SlotProps } from './Seckills'
import { isDescribed } from './seckillLook'

function Products({ item, slot, phase }: SlotProps) {
  const texts = useLaterTexts()
  const described = isDescribed(item)
  const tellsStock = isOn(item.isShowGoodsStock)
  const face = useMemo(() => {
    const plain = seckillFace(slot, phase)
    return (row: SeckillRow) => {
      const known = plain(row)
      const left = tellsStock ? [{ word: texts.left(row.goods_stock) }] : []
      return { ...known, marks: [...left, ...(described ? known.marks : [])] }
    }
  }, [slot, phase, described, tellsStock, texts])
  const Below = useMemo(
    () => (described || tellsStock ? ({ row }: { row: SeckillRow }) => <Marks face={face(row)} /> : undefined),
    [face, described, tellsStock],
  )
  return (
    <PromotionProducts
      item={item}
      rows={slot.goods_list}
      rowKey={seckillKey}
      face={face}
      hide={useHidden(item)}
      Below={Below}
    />
  )
}

/** Products with marks, or as cards. */
export const DescribedSeckills = seckillsOf(Products)
