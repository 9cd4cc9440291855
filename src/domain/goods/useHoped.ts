import { useEffect, useRef } from 'react'
import type { GoodsDetail } from '@mall/contract/goods'
import { toast } from '@/session/toast'
import { specsOf } from './parsed'
import { useTexts } from './pickerTexts'
import { valuesOf } from './skuChoice'
import { specText } from './specText'

/**
 * A value is chosen before it is known whether it goes with the others: when the answer shows that it does not, the shopper
 * is told what came instead. Answers how to note what is hoped for: the values of a sku, spec_id -> spec_value_id.
 */
export function useHoped(answer: GoodsDetail | undefined): (skuId: number, values: Map<number, number>) => void {
  const hoped = useRef<{ skuId: number; values: Map<number, number> }>()
  useEffect(() => {
    const { skuId, values } = hoped.current ?? {}
    if (!answer || !values || answer.sku_id !== skuId) return
    hoped.current = undefined
    const got = valuesOf(specsOf(answer.goods_spec_format))
    if ([...values].some(([id, value]) => got.get(id) !== value)) {
      toast(useTexts.get().movedTo(specText(answer.sku_spec_format)))
    }
  }, [answer])
  return (skuId, values) => void (hoped.current = { skuId, values })
}
