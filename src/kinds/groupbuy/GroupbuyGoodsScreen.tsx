import type { GroupbuyGoods } from '@mall/contract/groupbuy'
import { question } from '@/api/question'
import { activityOffer, type Offer } from '@/domain/goods/offer'
import { useBuyNow, usePlainWay } from '@/features/goods-detail/buyWays'
import { GoodsDetailScreen } from '@/features/goods-detail/GoodsDetailScreen'
import type { GoodsKind } from '@/features/goods-detail/GoodsKind'
import { useActivityGoods } from '@/features/goods-detail/useActivityGoods'
import { routes, type ParamsOfRoute } from '@/routes'
import type { GroupbuyDraft } from './checkout'
import { useTexts } from './texts'

/** By its status: 1 to come, 2 running, 3 over. */
const phases = { 1: 'soon', 2: 'on', 3: 'over' } as const

export const groupbuyOffer = (detail: GroupbuyGoods): Offer =>
  activityOffer(detail, {
    name: useTexts.get().price,
    price: detail.groupbuy_price,
    phase: phases[detail.status],
    startsAt: detail.start_time,
    endsAt: detail.end_time,
    least: detail.buy_num,
  })

function useGroupbuyGoods(
  { groupbuy_id = 0, sku_id = 0 }: { groupbuy_id?: number; sku_id?: number },
  choosing: boolean,
) {
  const whole = () => (groupbuy_id > 0 ? question('/groupbuy/api/goods/detail', { groupbuy_id }) : undefined)
  const one = (skuId: number) => question('/groupbuy/api/goods/info', { groupbuy_id, sku_id: skuId })
  return useActivityGoods<GroupbuyGoods>({ whole, one, skuId: groupbuy_id > 0 ? sku_id : 0 }, choosing)
}

function useWays() {
  const of = ({ detail, num }: { detail: GroupbuyGoods; num: number }): GroupbuyDraft => ({
    groupbuy_id: detail.groupbuy_id,
    sku_id: detail.sku_id,
    num,
  })
  const { buy: label } = useTexts()
  const buy = useBuyNow({ draft: 'groupbuyOrderCreateData', page: routes.groupbuyPayment, of, label })
  return [usePlainWay<GroupbuyGoods>(), buy]
}

const kind: GoodsKind<ParamsOfRoute<typeof routes.groupbuyDetail>, GroupbuyGoods> = {
  route: routes.groupbuyDetail,
  poster: '/groupbuy/api/goods/poster',
  shared: ({ groupbuy_id }) => ({ groupbuy_id }),
  useWords: () => {
    const { goodsTitle: title, gone } = useTexts()
    return { title, gone }
  },
  useGoods: useGroupbuyGoods,
  offer: groupbuyOffer,
  useWays,
  elsewhere: { route: routes.groupbuyList, query: {} },
  sections: { offers: false, seen: false, tabs: false },
}

export const GroupbuyGoodsScreen = () => <GoodsDetailScreen kind={kind} />
