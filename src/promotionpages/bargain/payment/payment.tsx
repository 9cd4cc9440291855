export { BargainPaymentScreen as default } from '@/kinds/bargain/BargainPaymentScreen'
