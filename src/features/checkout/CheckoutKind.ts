import type { CheckoutData, CheckoutShop } from '@mall/contract/checkout'
import type { DraftName } from '@/domain/checkout-draft/draft'
import type { Route } from '@/routes'
import { deliveryParam, type DeliveryWish } from './deliveryChoice'
import { invoiceParam, type InvoiceWish } from './invoiceWish'

/** The quote of every kind answers checkout data; params beside the goods are the common ones. */
export type QuotePath =
  | '/api/ordercreate/payment'
  | '/api/ordercreate/calculate'
  | '/groupbuy/api/ordercreate/payment'
  | '/groupbuy/api/ordercreate/calculate'
  | '/bargain/api/ordercreate/payment'
  | '/bargain/api/ordercreate/calculate'
  | '/seckill/api/ordercreate/payment'
  | '/seckill/api/ordercreate/calculate'
  | '/pintuan/api/ordercreate/payment'
  | '/pintuan/api/ordercreate/calculate'
  | '/topic/api/ordercreate/payment'
  | '/topic/api/ordercreate/calculate'
  | '/bundling/api/ordercreate/payment'
  | '/bundling/api/ordercreate/calculate'
  | '/wholesale/api/ordercreate/payment'
  | '/wholesale/api/ordercreate/calculate'
  | '/presale/api/ordercreate/depositPayment'
  | '/presale/api/ordercreate/depositCalculate'
  | '/presale/api/ordercreate/finalPayment'
  | '/presale/api/ordercreate/finalCalculate'

export type CreatePath =
  | '/api/ordercreate/create'
  | '/groupbuy/api/ordercreate/create'
  | '/bargain/api/ordercreate/create'
  | '/seckill/api/ordercreate/create'
  | '/pintuan/api/ordercreate/create'
  | '/topic/api/ordercreate/create'
  | '/bundling/api/ordercreate/create'
  | '/wholesale/api/ordercreate/create'
  | '/presale/api/ordercreate/depositCreate'
  | '/presale/api/ordercreate/finalCreate'

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
  deliveries: Record<number, DeliveryWish>
  /** invoice by site, where one is wanted */
  invoices: Record<number, InvoiceWish>
  /** 0 = none */
  platformCoupon: number
  usesPoints: boolean
  usesBalance: boolean
}

/** What differs between ordinary, pintuan, seckill ... checkouts. All else is the same. */
export interface CheckoutKind<Draft = never> {
  draft: DraftName
  /** its payment page, to come back to */
  page: Route
  /** where its goods are chosen */
  cart: Route
  open: QuotePath
  /** after a choice; without it nothing can be chosen that changes the amounts */
  requote?: QuotePath
  create: CreatePath
  /** which goods: cart rows, a sku and its number, a launch, a presale order ... */
  selection(draft: Draft): object
  /** the choices as params: maps by site, or flat for one shop */
  choices(choices: Choices): object
  shops(data: CheckoutData): CheckoutShop[]
  sections: {
    /** coupons of the shops */
    coupons: boolean
  }
  /** beside the goods of a promotion */
  badge?(data: CheckoutData): string
  /** presale: what is paid now and later; point exchange: points beside money */
  amounts?(data: CheckoutData): { label: string; value: string }[]
}

/** shop_goods_list is a map by site, or the one shop of a promotion (wire README section 9). */
export function shopsOf({ shop_goods_list: list }: CheckoutData): CheckoutShop[] {
  const isOne = (value: typeof list): value is CheckoutShop => Array.isArray((value as CheckoutShop).goods_list)
  return isOne(list) ? [list] : Object.values(list).sort((a, b) => a.site_id - b.site_id)
}

/** Over all shops: what is not wanted is not sent. */
export const ownMeans = (own: Pick<Choices, 'platformCoupon' | 'usesPoints' | 'usesBalance'>) => ({
  ...(own.platformCoupon > 0 && { platform_coupon_id: own.platformCoupon }),
  ...(own.usesPoints && { is_point: 1 }),
  ...(own.usesBalance && { is_balance: 1 }),
})

/** Whom the page shows where no address names anybody. */
export function personOf(data: CheckoutData | undefined): Choices['person'] {
  if (!data || data.member_address || isSent(data)) return undefined
  const { nickname, mobile } = data.member_account
  return { name: nickname, mobile }
}

/** Whether some of it goes to an address. */
export const isSent = (data: CheckoutData): boolean =>
  shopsOf(data).some(({ delivery }) => delivery.delivery_type === 'express' || delivery.delivery_type === 'local')

/** The address as the wire takes it; the server reads its row again. */
export const addressParam = (id: number) => (id > 0 ? { member_address: { id } } : {})

/** Choices of a checkout over several shops: maps by site_id. */
export const choicesBySite = ({ addressId, person, coupons, messages, deliveries, invoices, ...own }: Choices) => ({
  ...(addressId > 0 ? addressParam(addressId) : person && { member_address: person }),
  coupon: Object.fromEntries(Object.entries(coupons).map(([site, coupon_id]) => [site, { coupon_id }])),
  buyer_message: messages,
  ...(Object.keys(deliveries).length > 0 && {
    delivery: Object.fromEntries(Object.entries(deliveries).map(([site, wish]) => [site, deliveryParam(wish)])),
  }),
  ...(Object.keys(invoices).length > 0 && {
    invoice: Object.fromEntries(Object.entries(invoices).map(([site, wish]) => [site, invoiceParam(wish)])),
  }),
  ...ownMeans(own),
})
