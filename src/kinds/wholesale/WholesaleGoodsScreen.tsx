import { useFreshCount } from './useFreshCount'
import { useCartWays } from '@/features/goods-detail/cartWays'
import { GoodsDetailScreen } from '@/features/goods-detail/GoodsDetailScreen'
import type { GoodsKind } from '@/features/goods-detail/GoodsKind'
import { routes, type ParamsOfRoute } from '@/routes'
import { SheetSum } from './SheetSum'
import { useTexts } from './texts'
import { useWholesaleGoods, wholesaleOffer, type WholesaleSku } from './useWholesaleGoods'
import { WholesalePrices } from './WholesalePrices'

const cart = {
  name: 'wholesale',
  add: '/wholesale/api/cart/add',
  draft: 'wholesaleOrderCreateData',
  payment: routes.wholesalePayment,
} as const

const kind: GoodsKind<ParamsOfRoute<typeof routes.wholesaleDetail>, WholesaleSku> = {
  route: routes.wholesaleDetail,
  poster: '/wholesale/api/goods/poster',
  useWords: useTexts,
  useGoods: useWholesaleGoods,
  offer: wholesaleOffer,
  useWays: () => useCartWays(cart),
  cart: { page: routes.wholesaleCart, useCount: useFreshCount },
  elsewhere: { route: routes.wholesaleList, query: {} },
  Prices: WholesalePrices,
  InSheet: SheetSum,
  sections: { offers: false, seen: false, tabs: false },
}

export const WholesaleGoodsScreen = () => <GoodsDetailScreen kind={kind} />
