import type { StoreRow } from '@mall/contract/store'
import { pointOf } from '@/domain/place/showPlace'
import type { ChosenPlace } from '@/platform/map/port'

type Addressed = Pick<StoreRow, 'full_address' | 'address'>

/** Region and street of a store in one line. */
export const storeAddress = ({ full_address, address }: Addressed): string =>
  `${full_address.replaceAll('-', ' ')} ${address}`.trim()

/** The store as a place on the map; undefined: nobody knows where it is. */
export function storePlace(
  store: Pick<StoreRow, 'store_name' | 'longitude' | 'latitude'> & Addressed,
): ChosenPlace | undefined {
  const point = pointOf(store.longitude, store.latitude)
  return point && { ...point, name: store.store_name, address: storeAddress(store) }
}
