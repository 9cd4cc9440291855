import { useEffect, useState } from 'react'
import type { GoodsDetail, ShopBlock } from '@mall/contract/goods'
import { call } from '@/api/call'
import { useData, type DataState } from '@/api/useData'

export interface Goods {
  /** what the page waits for */
  state: DataState<{ goods_sku_detail: GoodsDetail; shop_info: ShopBlock }>
  detail: GoodsDetail | undefined
  shop: ShopBlock | undefined
  /** another sku is on its way */
  switching: boolean
  switchTo(skuId: number): void
}

/** A goods by one of its skus; another sku of it is loaded alone, the page around stays. */
export function useGoods(skuId: number): Goods {
  const state = useData('/api/goodssku/detail', { sku_id: skuId }, { enabled: skuId > 0 })
  const [current, setCurrent] = useState(skuId)
  const elsewhere = current > 0 && current !== skuId
  const other = useData('/api/goodssku/info', { sku_id: current }, { enabled: elsewhere, silent: false })
  const [shown, show] = useState<GoodsDetail>()
  const wanted = current === skuId ? state.data?.goods_sku_detail : other.data
  useEffect(() => {
    if (wanted) show(wanted)
  }, [wanted])
  useEffect(() => {
    // counted once per opened page; whether it arrives matters to nobody here
    if (skuId > 0) void call('/api/goods/modifyclicks', { sku_id: skuId }, { silent: true }).catch(() => undefined)
  }, [skuId])
  return {
    state,
    detail: wanted ?? shown ?? state.data?.goods_sku_detail,
    shop: state.data?.shop_info,
    switching: wanted === undefined,
    switchTo: setCurrent,
  }
}
