import { CheckoutScreen } from '@/features/checkout/CheckoutScreen'
import { wholesale } from './checkout'

export const WholesalePaymentScreen = () => <CheckoutScreen kind={wholesale} />
