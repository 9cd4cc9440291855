export { PintuanPaymentScreen as default } from '@/kinds/pintuan/PintuanPaymentScreen'
