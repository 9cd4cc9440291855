export { GoodsDetailScreen as default } from '@/features/goods-detail/GoodsDetailScreen'
