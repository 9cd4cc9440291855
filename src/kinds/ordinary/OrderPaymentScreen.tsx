import { CheckoutScreen } from '@/features/checkout/CheckoutScreen'
import { ordinary } from './checkout'

export const OrderPaymentScreen = () => <CheckoutScreen kind={ordinary} />
