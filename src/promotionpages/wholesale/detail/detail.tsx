export { WholesaleDetailScreen as default } from '@/features/goods-detail/WholesaleDetailScreen'
