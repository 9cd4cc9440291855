import { useEffect, useRef } from 'react'
import type { GoodsDetail, ShopBlock } from '@mall/contract/goods'
import { call } from '@/api/call'
import { useData } from '@/api/useData'
import { rememberSeen } from '@/domain/goods/seen'
import { plainSku } from '@/domain/goods/askSku'
import { useSku } from '@/domain/goods/useSku'
import { navigation } from '@/platform/navigation/navigation'
import { addressOf } from '@/navigation/address'
import { isMember, useIsMember } from '@/session/token'
import { routes, type ParamsOfRoute } from '@/routes'
import type { Goods } from '@/features/goods-detail/GoodsKind'

type GoodsParams = Partial<ParamsOfRoute<typeof routes.goodsDetail>>

/** `sku_id`, or the first sku of `goods_id` that is listed. */
function useOpening({ sku_id = 0, goods_id = 0 }: GoodsParams) {
  const asks = sku_id <= 0 && goods_id > 0
  const params = { page: 1, page_size: 1, goods_id_arr: String(goods_id) }
  const found = useData('/api/goodssku/page', params, { enabled: asks })
  const skuId = asks ? (found.data?.list[0]?.sku_id ?? 0) : sku_id
  return { skuId, found, missing: asks ? found.data?.list.length === 0 : sku_id <= 0 }
}

/** The goods of the page's params. `choosing`: its sku sheet is open. */
export function useOrdinaryGoods(params: GoodsParams, choosing: boolean): Goods<GoodsDetail> {
  const { skuId, found, missing } = useOpening(params)
  const state = useData('/api/goodssku/detail', { sku_id: skuId }, { enabled: skuId > 0 })
  const sku = useSku(skuId, state.data?.goods_sku_detail, choosing, plainSku)
  const known = useRef<ShopBlock>()
  const shop = state.data?.shop_info ?? known.current
  useEffect(() => {
    known.current = shop
  }, [shop])
  useVisit(skuId, sku.detail, params)
  const shown = sku.detail && shop
  return {
    waited: shown || missing ? [] : skuId > 0 ? state : found,
    missing: missing === true,
    detail: sku.detail,
    shop,
    sku,
    refresh: () => void Promise.all([state.refresh(), sku.refresh()]),
  }
}

/** What a visit leaves behind: a click, a footprint, and the chosen sku in the address. A preview leaves nothing. */
function useVisit(skuId: number, detail: GoodsDetail | undefined, params: GoodsParams): void {
  const member = useIsMember()
  const goodsId = detail?.goods_id ?? 0
  const preview = params.preview === 1
  useEffect(() => {
    // counted once per opened page; whether it arrives matters to nobody here
    if (skuId > 0 && !preview)
      void call('/api/goods/modifyclicks', { sku_id: skuId }, { silent: true }).catch(() => undefined)
  }, [skuId, preview])
  useEffect(() => {
    if (goodsId === 0 || preview) return
    rememberSeen({ goodsId, skuId })
    if (isMember()) {
      const quietly = { silent: true, login: 'quiet' } as const
      void call('/api/goodsbrowse/add', { sku_id: skuId }, quietly).catch(() => undefined)
    }
  }, [goodsId, skuId, member, preview])
  const chosen = detail?.sku_id ?? 0
  const opened = useRef(0)
  const latest = useRef(params)
  latest.current = params
  useEffect(() => {
    if (chosen === 0) return
    if (opened.current > 0 && opened.current !== chosen)
      navigation.rename(addressOf(routes.goodsDetail, { ...latest.current, sku_id: chosen }))
    opened.current = chosen
  }, [chosen])
}
