import type { GoodsDetail } from '@mall/contract/goods'
import { ordinaryOffer } from '@/domain/goods/offer'
import { useCartWays } from '@/features/goods-detail/cartWays'
import { GoodsDetailScreen } from '@/features/goods-detail/GoodsDetailScreen'
import type { GoodsKind } from '@/features/goods-detail/GoodsKind'
import { useTexts } from '@/features/goods-detail/texts'
import { routes, type ParamsOfRoute } from '@/routes'
import { useCartCount } from '@/session/cartCount'
import { Panel } from './Panel'
import { useOrdinaryGoods } from './useOrdinaryGoods'

const cart = {
  name: 'goods',
  add: '/api/cart/add',
  draft: 'orderCreateData',
  payment: routes.orderPayment,
} as const

const kind: GoodsKind<ParamsOfRoute<typeof routes.goodsDetail>, GoodsDetail> = {
  route: routes.goodsDetail,
  useWords: useTexts,
  useGoods: useOrdinaryGoods,
  offer: ordinaryOffer,
  useWays: () => useCartWays(cart),
  cart: { page: routes.cart, useCount: useCartCount },
  Panel,
  sections: { offers: true, seen: true, tabs: true },
}

export const OrdinaryGoodsScreen = () => <GoodsDetailScreen kind={kind} />
