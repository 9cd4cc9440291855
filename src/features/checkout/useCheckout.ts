import { useEffect, useMemo, useState } from 'react'
import { useQuestion } from '@/api/question'
import { useSubmitting } from '@/api/useSubmit'
import { dropDraft, readDraft } from '@/domain/checkout-draft/draft'
import { now } from '@/session/clock'
import type { CheckoutState } from './checkoutState'
import { choiceOf, offeredBy } from './couponChoice'
import { addressParam, isSent, personOf, type CheckoutKind, type Choices, type Quote } from './CheckoutKind'
import { useAddressApart } from './useAddressApart'
import { useShownAddress } from './useShownAddress'
import { useDeductions } from './useDeductions'
import { useDeliveries } from './useDeliveries'

/** A checkout of any kind: its quote, the buyer's choices, and the one submit. `named`: the draft, where the page names it. */
export function useCheckout<Draft>(kind: CheckoutKind<Draft>, named?: Draft): CheckoutState {
  const [draft] = useState(() => named ?? readDraft<Draft>(kind.draft))
  const address = useShownAddress(kind.settled)
  const [chosen, setChosen] = useState<Record<number, number>>({})
  const [messages, setMessages] = useState<Record<number, string>>({})

  const opened = useQuestion(draft && kind.open(draft, {}), { onShow: true, besides: addressParam(address.known) })
  // what the mall sends nowhere has none, whatever was chosen for another checkout
  const hasAddress = !opened.data?.given || isSent(opened.data)
  const addressId = hasAddress ? address.known || (opened.data?.member_address?.id ?? 0) : 0
  // only the first quote lists coupons
  const offered = useMemo(() => offeredBy(kind, opened.data, now()), [kind, opened.data])
  const coupons = useMemo(() => choiceOf(offered, chosen), [offered, chosen])
  const { ways, deliveries, chooseDelivery } = useDeliveries(kind, draft, opened.data, addressParam(addressId))
  const [shown, show] = useState<Quote>()
  const deductions = useDeductions(opened.data, shown)
  const choices: Choices = { addressId, coupons, messages, deliveries, ...deductions.chosen }

  const changed =
    kind.requote !== undefined &&
    (address.chosen ||
      // the default is another one meanwhile, or the shown one is gone
      (opened.data?.member_address?.id ?? 0) !== addressId ||
      deductions.any ||
      Object.values(coupons).some((couponId) => couponId > 0) ||
      Object.keys(deliveries).length > 0)
  const again = useQuestion(draft && kind.requote?.(draft, { ...choices, messages: {} }), {
    enabled: changed,
    onShow: true,
    silent: false,
  })
  const first = useAddressApart(opened.data, kind.addressApart && address.chosen ? addressId : 0)
  // the last amounts stay in sight while the next are calculated
  const current = changed ? again.data : first
  const { keep } = address
  useEffect(() => {
    if (!current) return
    show(current)
    keep(current)
  }, [current, keep])
  const data = current ?? shown ?? opened.data

  const creation = useSubmitting()
  return {
    data,
    missing: draft === undefined,
    loading: opened.loading,
    busy: opened.data !== undefined && current === undefined,
    failure: opened.failure ?? again.failure,
    choices,
    addressGone: addressId > 0 && current?.member_address === null,
    offered,
    ways,
    chooseDelivery,
    deductions,
    chooseCoupon: (siteId, couponId) => setChosen((all) => ({ ...all, [siteId]: couponId })),
    write: (siteId, message) => setMessages((all) => ({ ...all, [siteId]: message })),
    sending: creation.running,
    refresh: async () => {
      await Promise.all([opened.refresh(), changed ? again.refresh() : undefined])
    },
    submit: async (pay_password) => {
      // what was shown is made: a coupon the quote left out is not sent
      const platformCoupon = data?.platform_coupon_id ?? 0
      const all = { ...choices, platformCoupon, person: personOf(data) }
      const bill = await creation.submit(kind.create(draft!, all, { ...(pay_password && { pay_password }) }), {
        action: JSON.stringify(draft),
        silent: pay_password !== undefined,
      })
      if (named === undefined) dropDraft(kind.draft)
      return bill
    },
  }
}
