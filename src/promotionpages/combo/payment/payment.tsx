export { ComboPaymentScreen as default } from '@/kinds/bundling/ComboPaymentScreen'
