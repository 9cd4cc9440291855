import type { CheckoutShop, ExpressType, LocalConfig } from '@mall/contract/checkout'
import type { ConfigValue } from '@mall/contract/settings'
import { deliveryTypes } from '@mall/contract/status'
import type { Language } from '@mall/contract/words'
import type { CheckoutAddress, Person } from './checkoutAddress'
import type { ShopDelivery } from './delivery.service'

type Shown = Pick<CheckoutShop, 'delivery' | 'express_config' | 'store_config' | 'local_config'>

/** What the wire's shop tells of its delivery (checkout-and-pay section 2). */
export const deliveryRow = ({ type, store, stores, local }: ShopDelivery): Shown => ({
  delivery: { delivery_type: type, store_id: store?.store_id ?? 0 },
  express_config: { is_use: 1 },
  store_config: { is_use: stores.length > 0 ? 1 : 0 },
  local_config: local ? localConfig(local) : notDelivering,
})

/** What there is to choose from, the nearest store proposed; nothing of virtual goods. */
export function waysOf({ type, store, stores, local }: ShopDelivery, language: Language): ExpressType[] {
  if (type === '') return []
  const proposed = store ?? stores[0]
  return [
    { title: deliveryTypes.express[language], name: 'express' },
    ...(proposed
      ? [
          {
            title: deliveryTypes.store[language],
            name: 'store' as const,
            store_list: stores,
            store_id: proposed.store_id,
          },
        ]
      : []),
    ...(local?.is_use === 1 ? [{ title: deliveryTypes.local[language], name: 'local' as const }] : []),
  ]
}

const km = (text: string) => Number(text).toFixed(2)

const localConfig = ({ is_use, info }: ConfigValue<'local'>): LocalConfig => ({
  is_use,
  info: {
    ...info,
    start_distance: km(info.start_distance),
    max_distance: km(info.max_distance),
    continued_distance: km(info.continued_distance),
  },
})

const notDelivering: LocalConfig = {
  is_use: 0,
  info: {
    ...{ time_is_open: 0, time_type: 0, time_week: [], start_time: 0, end_time: 0, area_type: 1 },
    ...{ start_money: '0.00', start_distance: '0.00', max_distance: '0.00', start_delivery_money: '0.00' },
    ...{ continued_distance: '0.00', continued_delivery_money: '0.00' },
  },
}

/** wire/orders-and-aftersales section 2 */
const orderType = { express: 1, store: 2, local: 3, '': 4 } as const

/** What the order's row keeps of its delivery. */
export const orderDelivery = ({ type, store, askedTime }: ShopDelivery) => ({
  order_type: orderType[type],
  delivery_type: type,
  buyer_ask_delivery_time: askedTime,
  ...(store
    ? {
        delivery_store_id: store.store_id,
        delivery_store_name: store.store_name,
        delivery_store_info: JSON.stringify({
          open_date: store.open_date,
          full_address: `${store.full_address} ${store.address}`.trim(),
          longitude: store.longitude,
          latitude: store.latitude,
          telphone: store.telphone,
        }),
      }
    : {}),
})

/** Who the goods are for: of a pick-up a name and a mobile, of virtual goods a mobile. */
export function receiver(type: ShopDelivery['type'], address: CheckoutAddress | undefined, person?: Person) {
  if (type === '') return { mobile: address?.mobile ?? '' }
  if (type === 'store')
    return { name: address?.name || (person?.name ?? ''), mobile: address?.mobile || (person?.mobile ?? '') }
  if (!address) return {}
  const { name, mobile, telephone, province_id, city_id, district_id, full_address, longitude, latitude } = address
  const place = { province_id, city_id, district_id, address: address.address, full_address, longitude, latitude }
  return { name, mobile, telephone, ...place }
}
