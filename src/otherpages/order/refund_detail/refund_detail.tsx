export { RefundDetailScreen as default } from '@/features/after-sales/RefundDetailScreen'
