export { WholesalePaymentScreen as default } from '@/kinds/wholesale/WholesalePaymentScreen'
