import { CheckoutScreen } from '@/features/checkout/CheckoutScreen'
import { pintuan } from './checkout'

export const PintuanPaymentScreen = () => <CheckoutScreen kind={pintuan} />
