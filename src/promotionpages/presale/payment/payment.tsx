export { PresalePaymentScreen as default } from '@/kinds/presale/PresalePaymentScreen'
