import { CheckoutScreen } from '@/features/checkout/CheckoutScreen'
import { bundling } from './checkout'

export const ComboPaymentScreen = () => <CheckoutScreen kind={bundling} />
