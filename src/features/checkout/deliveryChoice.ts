import type { CheckoutShop, ExpressType } from '@mall/contract/checkout'
import type { DeliveryType } from '@mall/contract/status'
import { proposedTime, timesLeft } from './localTimes'

/** How the buyer wants the goods of one shop. */
export interface DeliverySelection {
  type: DeliveryType
  /** of pick-up */
  storeId: number
  /** `HH:mm` of local delivery, empty = as soon as possible */
  time: string
}

/** Ways of delivery by site_id; only the first quote lists them. */
export type Ways = Readonly<Record<number, readonly ExpressType[]>>
export type DeliverySelections = Readonly<Record<number, DeliverySelection>>

export const waysBySite = (shops: readonly CheckoutShop[]): Ways =>
  Object.fromEntries(shops.map(({ site_id, express_type: ways = [] }) => [site_id, ways]))

/** What choosing a way begins with: the nearest store, the soonest time. `now` in unix seconds of the mall's clock. */
export function selectionFor(
  { name, store_id, store_list }: ExpressType,
  shop: CheckoutShop,
  now: number,
): DeliverySelection {
  const storeId = name === 'store' ? (store_id ?? store_list?.[0]?.store_id ?? 0) : 0
  const time = name === 'local' ? (proposedTime(timesLeft(shop.local_config, now)) ?? '') : ''
  return { type: name, storeId, time }
}

/** The selections that can still be had: a way that is gone is none, a store that is gone gives way to the nearest. */
export function standing(selections: DeliverySelections, ways: Ways): Record<number, DeliverySelection> {
  return Object.fromEntries(
    Object.entries(selections).flatMap(([site, selection]): [string, DeliverySelection][] => {
      const way = ways[Number(site)]?.find(({ name }) => name === selection.type)
      if (!way) return []
      const kept = selection.type !== 'store' || way.store_list?.some(({ store_id }) => store_id === selection.storeId)
      return [[site, kept ? selection : { ...selection, storeId: way.store_id ?? 0 }]]
    }),
  )
}

/** As the wire takes it, for one shop (checkout-and-pay section 1.1). */
export const deliveryParam = ({ type, storeId, time }: DeliverySelection) => ({
  delivery_type: type,
  ...(type === 'store' && { store_id: storeId }),
  ...(type === 'local' && time !== '' && { buyer_ask_delivery_time: time }),
})
