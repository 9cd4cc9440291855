export { GiftDetailScreen as default } from '@/features/gift/GiftDetailScreen'
