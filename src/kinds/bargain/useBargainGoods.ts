import type { BargainGoods, BargainingRow } from '@mall/contract/bargain'
import { question } from '@/api/question'
import { useData } from '@/api/useData'
import type { Goods } from '@/features/goods-detail/GoodsKind'
import { useActivityGoods } from '@/features/goods-detail/useActivityGoods'
import { useIsMember } from '@/session/token'

/** The one sku of an activity, and what the shopper has begun there. */
export interface OwnBargainGoods extends BargainGoods {
  /** launch_id of the shopper's open launch, 0 = none */
  ownLaunch: number
  /** how it stands, once that is known */
  bargaining?: BargainingRow | undefined
}

export function useBargainGoods(
  { bargain_id = 0 }: { bargain_id?: number },
  choosing: boolean,
): Goods<OwnBargainGoods> {
  const whole = () => (bargain_id > 0 ? question('/bargain/api/goods/detail', { bargain_id }) : undefined)
  const goods = useActivityGoods<BargainGoods>({ whole }, choosing)
  const own = useData(
    '/bargain/api/goods/bargainingList',
    {},
    { onShow: true, silent: true, enabled: useIsMember() && goods.detail !== undefined },
  )
  const refresh = () => {
    goods.refresh()
    void own.refresh()
  }
  if (!goods.detail) return { ...goods, detail: undefined, refresh }

  const bargaining = own.data?.find((row) => row.bargain_id === bargain_id)
  // what the product was answered with is older
  const ownLaunch = own.data ? bargaining?.launch_id : goods.detail.launch_info?.launch_id
  // one sku is sold: there is nothing to choose
  const detail = { ...goods.detail, goods_spec_format: '', ownLaunch: ownLaunch ?? 0, bargaining }
  return { ...goods, detail, refresh }
}
