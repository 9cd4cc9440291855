export { ExchangePaymentScreen as default } from '@/kinds/pointexchange/ExchangePaymentScreen'
