import type { Address } from '@mall/contract/address'
import { pointOf } from '@/domain/place/showPlace'
import type { Point } from '@/lib/gcj02'
import type { Region } from './region'

export interface AddressValues extends Region {
  name: string
  mobile: string
  telephone: string
  address: string
  isDefault: boolean
  /** place on the map; local delivery needs it */
  point: Point | undefined
}

/** A new address. */
export const blank: AddressValues = {
  ...{ name: '', mobile: '', telephone: '', address: '', isDefault: false },
  ...{ ids: [], names: [], complete: false, point: undefined },
}

export function valuesOf(row: Address): AddressValues {
  const ids = [row.province_id, row.city_id, row.district_id].filter((one) => one > 0)
  const { name, mobile, telephone, address } = row
  const names = row.full_address.split('-').slice(0, ids.length)
  const point = row.type === 2 ? pointOf(row.longitude, row.latitude) : undefined
  return { name, mobile, telephone, address, isDefault: row.is_default === 1, ids, names, complete: true, point }
}
