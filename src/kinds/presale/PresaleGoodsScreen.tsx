import type { PresaleGoods } from '@mall/contract/presale'
import { useBuyNow, usePlainWay } from '@/features/goods-detail/buyWays'
import { GoodsDetailScreen } from '@/features/goods-detail/GoodsDetailScreen'
import type { Chosen, GoodsKind } from '@/features/goods-detail/GoodsKind'
import { routes, type ParamsOfRoute } from '@/routes'
import { Arithmetic } from './Arithmetic'
import type { PresaleDraft } from './checkout'
import { presaleOffer } from './offer'
import { PresalePanel } from './PresalePanel'
import { useTexts } from './texts'
import { usePresaleGoods } from './usePresaleGoods'

function useWays() {
  const of = ({ detail: { presale_id, sku_id }, num }: Chosen<PresaleGoods>): PresaleDraft => ({
    presale_id,
    sku_id,
    num,
  })
  const { buy: label } = useTexts()
  const buy = useBuyNow({ draft: 'presaleOrderCreateData', page: routes.presalePayment, of, label })
  return [usePlainWay<PresaleGoods>(), buy]
}

const kind: GoodsKind<ParamsOfRoute<typeof routes.presaleDetail>, PresaleGoods> = {
  route: routes.presaleDetail,
  poster: '/presale/api/goods/poster',
  shared: ({ presale_id }) => ({ presale_id }),
  useWords: () => {
    const { goodsTitle: title, gone } = useTexts()
    return { title, gone }
  },
  useGoods: usePresaleGoods,
  offer: presaleOffer,
  useWays,
  elsewhere: { route: routes.presaleList, query: {} },
  Panel: PresalePanel,
  InSheet: ({ detail, num }) => <Arithmetic detail={detail} num={num} />,
  sections: { offers: false, seen: false, tabs: false },
}

export const PresaleGoodsScreen = () => <GoodsDetailScreen kind={kind} />
