export { OrderPaymentScreen as default } from '@/features/checkout/OrderPaymentScreen'
