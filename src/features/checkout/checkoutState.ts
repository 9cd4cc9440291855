import type { CallFailure } from '@/api/CallFailure'
import type { Choices, Quote } from './CheckoutKind'
import type { Offered } from './couponChoice'
import type { Deductions } from './useDeductions'
import type { Deliveries } from './useDeliveries'

export interface CheckoutState extends Pick<Deliveries, 'ways' | 'chooseDelivery'> {
  /** undefined: nothing was chosen to buy, or it is being asked */
  data: Quote | undefined
  /** the goods are gone: the page was opened without them */
  missing: boolean
  loading: boolean
  /** amounts are being calculated again */
  busy: boolean
  failure: CallFailure | undefined
  choices: Choices
  /** the address that was shown is not there any more: the buyer chooses again */
  addressGone: boolean
  /** the usable coupons of each shop, best first */
  offered: Offered
  /** invoices, the platform's coupon, points and balance */
  deductions: Deductions
  chooseCoupon(siteId: number, couponId: number): void
  write(siteId: number, message: string): void
  refresh(): Promise<void>
  /** the create call is under way */
  sending: boolean
  /** Creates the orders; answers the bill's number. Throws a CallFailure, untold when a pay password was given. */
  submit(payPassword?: string): Promise<string>
}
