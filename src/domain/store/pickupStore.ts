import type { DeliveryStoreInfo, OrderRow } from '@mall/contract/order'
import { addressLine, placeOf } from '@/domain/place/placeOf'
import type { ChosenPlace } from '@/platform/map/port'

export interface PickupStore {
  name: string
  /** '' = not told, as the others */
  hours: string
  address: string
  telephone: string
  /** undefined: nobody knows where it is */
  place: ChosenPlace | undefined
}

function infoOf(text: string): Partial<DeliveryStoreInfo> {
  try {
    return JSON.parse(text || '{}') as Partial<DeliveryStoreInfo>
  } catch {
    return {}
  }
}

/** Where an order is picked up, as it was when the order was made; undefined: it names no store. */
export function pickupStoreOf(
  order: Pick<OrderRow, 'delivery_store_name' | 'delivery_store_info'>,
): PickupStore | undefined {
  const { delivery_store_name: name } = order
  if (!name) return undefined
  const {
    full_address = '',
    open_date = '',
    telphone = '',
    longitude = '',
    latitude = '',
  } = infoOf(order.delivery_store_info)
  const place = placeOf(name, { full_address, address: '', longitude, latitude })
  return { name, hours: open_date, address: addressLine({ full_address, address: '' }), telephone: telphone, place }
}
