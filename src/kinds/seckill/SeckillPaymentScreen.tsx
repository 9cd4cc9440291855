import { CheckoutScreen } from '@/features/checkout/CheckoutScreen'
import { seckill } from './checkout'

export const SeckillPaymentScreen = () => <CheckoutScreen kind={seckill} />
