export { OrderPaymentScreen as default } from '@/kinds/ordinary/OrderPaymentScreen'
