import { CheckoutScreen } from '@/features/checkout/CheckoutScreen'
import { groupbuy } from './checkout'

export const GroupbuyPaymentScreen = () => <CheckoutScreen kind={groupbuy} />
