export { WholesalePaymentScreen as default } from '@/features/checkout/WholesalePaymentScreen'
