import type { AddressChoice } from '@mall/contract/checkout'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Place } from '../../lib/distance'
import { defaultAddress, findAddress } from '../address/address.service'

/** Where the order goes; id 0 = a row that came without id. */
export interface CheckoutAddress {
  id: number
  name: string
  mobile: string
  telephone: string
  province_id: number
  city_id: number
  district_id: number
  community_id: number
  address: string
  full_address: string
  longitude: string
  latitude: string
  is_default: number
  /** smallest first */
  regionIds: number[]
}

/** The chosen row is re-read by its id; one without id is taken field by field; none = the default one. */
export async function chooseAddress(
  db: Kysely<DB>,
  memberId: number,
  choice: AddressChoice | undefined,
): Promise<CheckoutAddress | undefined> {
  const row = choice?.id
    ? await findAddress(db, memberId, choice.id)
    : choice && isComplete(choice)
      ? fromFields(choice)
      : await defaultAddress(db, memberId)
  if (!row) return undefined
  const regionIds = [row.community_id, row.district_id, row.city_id, row.province_id].filter((id) => id > 0)
  return { ...row, regionIds }
}

/** Its place on the map; of one that is kept nowhere it may be where the shopper stands. Undefined = it has none. */
export function addressPlace(address: CheckoutAddress | undefined, standing: Place | undefined): Place | undefined {
  if (!address) return undefined
  const { id, longitude, latitude } = address
  if (longitude && latitude) return { longitude: Number(longitude), latitude: Number(latitude) }
  return id === 0 ? standing : undefined
}

type Given = NonNullable<AddressChoice>

const isComplete = (given: Given) =>
  Boolean(given.name && /^1[3-9]\d{9}$/.test(given.mobile ?? '') && given.province_id && given.city_id && given.address)

const fromFields = (given: Given) => ({
  id: 0,
  name: given.name ?? '',
  mobile: given.mobile ?? '',
  telephone: given.telephone ?? '',
  province_id: given.province_id ?? 0,
  city_id: given.city_id ?? 0,
  district_id: given.district_id ?? 0,
  community_id: given.community_id ?? 0,
  address: given.address ?? '',
  full_address: given.full_address ?? '',
  longitude: given.longitude === undefined ? '' : String(given.longitude),
  latitude: given.latitude === undefined ? '' : String(given.latitude),
  is_default: 0,
})
