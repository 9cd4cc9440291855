import { CheckoutScreen } from '@/features/checkout/CheckoutScreen'
import { bargain } from './checkout'

export const BargainPaymentScreen = () => <CheckoutScreen kind={bargain} />
