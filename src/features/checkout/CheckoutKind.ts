import type { ComponentType } from 'react'
import type { CheckoutData, CheckoutShop } from '@mall/contract/checkout'
import type { Question } from '@/api/question'
import type { DraftName } from '@/domain/checkout-draft/draft'
import { shopsOf } from '@/domain/checkout-draft/shopsOf'
import type { PromotionWord } from '@/domain/promotion/kinds'
import type { Target } from '@/navigation/address'
import type { Route } from '@/routes'
import { deliveryParam, type DeliverySelection } from './deliveryChoice'
import { invoiceParam, type InvoiceSelection } from './invoiceSelection'

/** What no shop sells: the mall hands it out for points, and for money beside them. */
export interface Given {
  name: string
  image: string
  /** what sort of thing it is */
  word: string
  /** for all pieces */
  point: number
  /** it goes to an address */
  isSent: boolean
}

/** What the checkout shows; with `given` there are no shops in it. */
export type Quote = CheckoutData & { given?: Given }

/** The buyer's choices of one checkout, before they take the form a kind sends. */
export interface Choices {
  /** the address that is shown, 0 = none yet */
  addressId: number
  /** who picks up or receives a code, where no address is shown */
  person?: { name: string; mobile: string }
  /** coupon by site, 0 = none wanted */
  coupons: Record<number, number>
  /** message by site */
  messages: Record<number, string>
  /** way of delivery by site, where one was chosen */
  deliveries: Record<number, DeliverySelection>
  /** invoice by site, where one is wanted */
  invoices: Record<number, InvoiceSelection>
  /** 0 = none */
  platformCoupon: number
  usesPoints: boolean
  usesBalance: boolean
}

export interface TickProps {
  data: CheckoutData
  agreed: boolean
  onAgree: (agreed: boolean) => void
}

/** What the buyer must agree to before anything is made. */
export interface Terms {
  /** in a few words, for who goes on without the tick */
  inShort(data: CheckoutData): string
  /** the tick, and the whole to be read */
  Tick: ComponentType<TickProps>
}

/** What the checkouts of the ways of selling differ in. All else is the same. */
export interface CheckoutKind<Draft = never> {
  draft: DraftName
  /** its payment page, to come back to */
  page: Route
  /** where its goods are chosen */
  from: Route
  /** that is a cart */
  fromCart?: true
  /** What the goods of a draft come to, and what can be chosen. `at`: where the buyer stands, for stores by distance. */
  open(draft: Draft, at: { latitude?: string; longitude?: string }): Question<Quote>
  /** the same after a choice; without it nothing can be chosen that changes the amounts */
  requote?(draft: Draft, choices: Choices): Question<Quote>
  /** makes the orders; answers the number of their bill */
  create(draft: Draft, choices: Choices, secret: { pay_password?: string }): Question<string>
  /** coupons of the shops can be used */
  shopCoupons: boolean
  /** beside its goods stands how they are sold */
  promotion?: PromotionWord
  /** all but the buyer's own means was chosen with an earlier payment, and is shown only */
  settled?: true
  /** in place of the usual words */
  useWords?(): { title: string; total: string; submit: string }
  /** how the payment is one of several, above the sums */
  Payments?: ComponentType<{ data: CheckoutData }>
  terms?: Terms
  /** what it opens with takes no address and tells the default one: another one is read by itself */
  addressApart?: true
  /** where a bill with nothing to pay leads; without it, or without an answer, to the result of the payment */
  end?(bill: string): Promise<Target | undefined>
}

/** Over all shops: what is not wanted is not sent. */
export const ownMeans = (own: Pick<Choices, 'platformCoupon' | 'usesPoints' | 'usesBalance'>) => ({
  ...(own.platformCoupon > 0 && { platform_coupon_id: own.platformCoupon }),
  ...(own.usesPoints && { is_point: 1 }),
  ...(own.usesBalance && { is_balance: 1 }),
})

/** Whom the page shows where no address names anybody. */
export function personOf(data: Quote | undefined): Choices['person'] {
  if (!data || data.member_address || isSent(data)) return undefined
  const { nickname, mobile } = data.member_account
  return { name: nickname, mobile }
}

/** Whether some of it goes to an address. */
export const isSent = (data: Quote): boolean =>
  data.given?.isSent ??
  shopsOf(data).some(({ delivery }) => delivery.delivery_type === 'express' || delivery.delivery_type === 'local')

/** What sending a shop's goods costs is not known: no address, or one that is not served (its delivery_money is 0.00). */
export const lacksFreight = ({ delivery, delivery_error: error }: CheckoutShop): boolean =>
  !!error && delivery.delivery_type !== 'store'

/** Why the freight of all shops is not known, as a name of its text; the fixed freight of an exchange always is. */
export function freightMissing(data: Quote): 'freightLater' | 'freightUnknown' | undefined {
  if (data.given || !shopsOf(data).some(lacksFreight)) return undefined
  return data.member_address ? 'freightUnknown' : 'freightLater'
}

/** Points that the member is short of, 0 = none. */
export const pointsLacking = ({ given, member_account }: Quote): number =>
  Math.max(0, (given?.point ?? 0) - member_account.point)

/** The address as the wire takes it; the server reads its row again. */
export const addressParam = (id: number) => (id > 0 ? { member_address: { id } } : {})

/** Choices of a checkout over several shops: maps by site_id. */
export const choicesBySite = ({ addressId, person, coupons, messages, deliveries, invoices, ...own }: Choices) => ({
  ...(addressId > 0 ? addressParam(addressId) : person && { member_address: person }),
  coupon: Object.fromEntries(Object.entries(coupons).map(([site, coupon_id]) => [site, { coupon_id }])),
  buyer_message: messages,
  ...(Object.keys(deliveries).length > 0 && {
    delivery: Object.fromEntries(
      Object.entries(deliveries).map(([site, selection]) => [site, deliveryParam(selection)]),
    ),
  }),
  ...(Object.keys(invoices).length > 0 && {
    invoice: Object.fromEntries(Object.entries(invoices).map(([site, selection]) => [site, invoiceParam(selection)])),
  }),
  ...ownMeans(own),
})
