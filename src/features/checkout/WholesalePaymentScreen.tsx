import { CheckoutScreen } from './CheckoutScreen'
import { wholesale } from './wholesale'

export const WholesalePaymentScreen = () => <CheckoutScreen kind={wholesale} />
