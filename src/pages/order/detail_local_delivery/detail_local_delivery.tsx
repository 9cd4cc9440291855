export { OrderDetailScreen as default } from '@/features/order/OrderDetailScreen'
