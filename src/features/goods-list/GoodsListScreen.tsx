import { GoodsListing } from './parts/GoodsListing'
import { useMallScope, useShopScope } from './useScope'

export const GoodsListScreen = () => <GoodsListing scope={useMallScope()} />

/** The goods of one shop, by its own categories. */
export const ShopGoodsScreen = () => <GoodsListing scope={useShopScope()} ofShop />
