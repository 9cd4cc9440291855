import { useEffect, useRef } from 'react'
import type { GoodsDetail } from '@mall/contract/goods'
import { toast } from '@/session/toast'
import { specsOf } from './parsed'
import { useTexts } from './pickerTexts'
import { valuesOf } from './skuChoice'
import { specText } from './specText'

/**
 * A value is chosen before the phone knows whether it goes with the others. When the answer shows that it does not, the
 * shopper is told which values came instead. Returns a function that notes the values that were chosen, spec_id ->
 * spec_value_id, and the sku that was asked for.
 */
export function useMovedNotice(answer: GoodsDetail | undefined): (skuId: number, values: Map<number, number>) => void {
  const chosen = useRef<{ skuId: number; values: Map<number, number> }>()
  useEffect(() => {
    const { skuId, values } = chosen.current ?? {}
    if (!answer || !values || answer.sku_id !== skuId) return
    chosen.current = undefined
    const got = valuesOf(specsOf(answer.goods_spec_format))
    if ([...values].some(([id, value]) => got.get(id) !== value)) {
      toast(useTexts.get().movedTo(specText(answer.sku_spec_format)))
    }
  }, [answer])
  return (skuId, values) => void (chosen.current = { skuId, values })
}
