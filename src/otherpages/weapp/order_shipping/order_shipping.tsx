export { OrderShippingScreen as default } from '@/features/order/OrderShippingScreen'
