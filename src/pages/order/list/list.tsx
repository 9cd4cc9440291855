export { OrderListScreen as default } from '@/features/order/OrderListScreen'
