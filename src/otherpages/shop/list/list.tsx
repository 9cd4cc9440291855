export { ShopGoodsScreen as default } from '@/features/goods-list/GoodsListScreen'
