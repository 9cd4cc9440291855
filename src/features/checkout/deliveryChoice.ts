import type { CheckoutShop, ExpressType } from '@mall/contract/checkout'
import type { DeliveryType } from '@mall/contract/status'
import { proposedTime, timesLeft } from './localTimes'

/** How the buyer wants the goods of one shop. */
export interface DeliveryWish {
  type: DeliveryType
  /** of pick-up */
  storeId: number
  /** `HH:mm` of local delivery, empty = as soon as possible */
  time: string
}

/** Ways of delivery by site_id; only the first quote lists them. */
export type Ways = Readonly<Record<number, readonly ExpressType[]>>
export type Wishes = Readonly<Record<number, DeliveryWish>>

export const waysBySite = (shops: readonly CheckoutShop[]): Ways =>
  Object.fromEntries(shops.map(({ site_id, express_type: ways = [] }) => [site_id, ways]))

/** What choosing a way begins with: the nearest store, the soonest time. `now` in unix seconds of the mall's clock. */
export function wishFor({ name, store_id, store_list }: ExpressType, shop: CheckoutShop, now: number): DeliveryWish {
  const storeId = name === 'store' ? (store_id ?? store_list?.[0]?.store_id ?? 0) : 0
  const time = name === 'local' ? (proposedTime(timesLeft(shop.local_config, now)) ?? '') : ''
  return { type: name, storeId, time }
}

/** The wishes that can still be had: a way that is gone is none, a store that is gone gives way to the nearest. */
export function standing(wishes: Wishes, ways: Ways): Record<number, DeliveryWish> {
  return Object.fromEntries(
    Object.entries(wishes).flatMap(([site, wish]): [string, DeliveryWish][] => {
      const way = ways[Number(site)]?.find(({ name }) => name === wish.type)
      if (!way) return []
      const kept = wish.type !== 'store' || way.store_list?.some(({ store_id }) => store_id === wish.storeId)
      return [[site, kept ? wish : { ...wish, storeId: way.store_id ?? 0 }]]
    }),
  )
}

/** As the wire takes it, for one shop (checkout-and-pay section 1.1). */
export const deliveryParam = ({ type, storeId, time }: DeliveryWish) => ({
  delivery_type: type,
  ...(type === 'store' && { store_id: storeId }),
  ...(type === 'local' && time !== '' && { buyer_ask_delivery_time: time }),
})
