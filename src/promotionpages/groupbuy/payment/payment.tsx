export { GroupbuyPaymentScreen as default } from '@/kinds/groupbuy/GroupbuyPaymentScreen'
