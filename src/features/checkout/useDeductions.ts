import { useMemo, useState } from 'react'
import type { CheckoutData } from '@mall/contract/checkout'
import { now } from '@/session/clock'
import type { Choices } from './CheckoutKind'
import type { InvoiceSelection } from './invoiceSelection'
import { platformChoice, platformOffers, type PlatformOffers } from './platformChoice'

type Chosen = Pick<Choices, 'invoices' | 'platformCoupon' | 'usesPoints' | 'usesBalance'>

export interface Deductions {
  chosen: Chosen
  /** something is chosen that changes the amounts */
  any: boolean
  offers: PlatformOffers
  /** undefined = no invoice of that shop */
  chooseInvoice(siteId: number, selection: InvoiceSelection | undefined): void
  /** 0 = none */
  choosePlatformCoupon(couponId: number): void
  usePoints(on: boolean): void
  useBalance(on: boolean): void
}

/** What the buyer uses of their own: platform coupon, points and balance; and the invoices they want. */
export function useDeductions(opened: CheckoutData | undefined, shown: CheckoutData | undefined): Deductions {
  const [invoices, setInvoices] = useState<Record<number, InvoiceSelection>>({})
  const [platform, choosePlatformCoupon] = useState<number>()
  const [usesPoints, usePoints] = useState(false)
  const [usesBalance, useBalance] = useState(false)
  // only the first quote lists them; what they must come to follows every quote
  const offers = useMemo(() => platformOffers(opened, shown, now()), [opened, shown])
  const platformCoupon = platformChoice(opened?.platform_coupon_list ?? [], offers, platform)
  const chosen = { invoices, platformCoupon, usesPoints, usesBalance }
  return {
    chosen,
    any: platformCoupon > 0 || usesPoints || usesBalance || Object.keys(invoices).length > 0,
    offers,
    chooseInvoice: (siteId, selection) =>
      setInvoices(({ [siteId]: _, ...others }) => (selection ? { ...others, [siteId]: selection } : others)),
    choosePlatformCoupon,
    usePoints,
    useBalance,
  }
}
