import { CheckoutScreen } from '@/features/checkout/CheckoutScreen'
import { pointexchange } from './checkout'
import { NotGiven } from './NotGiven'

export const ExchangePaymentScreen = () => (
  <CheckoutScreen kind={pointexchange} refused={(words) => <NotGiven words={words} />} />
)
