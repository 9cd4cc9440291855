import { CheckoutScreen } from '@/features/checkout/CheckoutScreen'
import { topic } from './checkout'

export const TopicPaymentScreen = () => <CheckoutScreen kind={topic} />
