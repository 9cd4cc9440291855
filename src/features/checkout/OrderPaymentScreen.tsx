import { CheckoutScreen } from './CheckoutScreen'
import { ordinary } from './ordinary'

export const OrderPaymentScreen = () => <CheckoutScreen kind={ordinary} />
