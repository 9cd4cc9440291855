export { GoodsListScreen as default } from '@/features/goods-list/GoodsListScreen'
