export { StoreDetailScreen as default } from '@/features/store/StoreDetailScreen'
