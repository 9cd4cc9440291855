import type { AddressChoice, CheckoutAddress as WireAddress } from '@mall/contract/checkout'
import type { Words } from '@mall/contract/words'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Place } from '../../lib/distance'
import { defaultAddress, findAddress } from '../address/address.service'
import { chainName, chainOf } from '../region/region.service'

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
}

/** As the wire tells it. */
export const addressRow = (address: CheckoutAddress): WireAddress => ({
  id: address.id,
  name: address.name,
  mobile: address.mobile,
  telephone: address.telephone,
  province_id: address.province_id,
  city_id: address.city_id,
  district_id: address.district_id,
  address: address.address,
  full_address: address.full_address,
  longitude: address.longitude,
  latitude: address.latitude,
  is_default: address.is_default as 0 | 1,
})

/** Who comes for a pick-up. */
export type Person = Pick<CheckoutAddress, 'name' | 'mobile'>

/** Why nothing can be sent to the address that was chosen, and which of its fields says so. */
export interface AddressFlaw {
  field: keyof CheckoutAddress
  message: Words
}

export interface ChosenAddress {
  /** undefined = there is none, or the chosen one is not the member's */
  address: CheckoutAddress | undefined
  flaw: AddressFlaw | undefined
}

/**
 * The chosen row is re-read by its id, one without id is checked field by field; the default one counts only where
 * none is chosen (wire/checkout-and-pay section 1.1).
 */
export async function chooseAddress(
  db: Kysely<DB>,
  memberId: number,
  choice: AddressChoice | undefined,
): Promise<ChosenAddress> {
  if (!choice) return { address: await defaultAddress(db, memberId), flaw: undefined }
  if (!choice.id) return typedAddress(db, choice)
  const address = await findAddress(db, memberId, choice.id)
  return {
    address,
    flaw: address
      ? undefined
      : {
          field: 'id',
          message: { zh: '收货地址已不存在，请重新选择', en: 'This address no longer exists. Please choose another.' },
        },
  }
}

/** Smallest first; undefined = nothing can be sent there. */
export function regionsOf({ address, flaw }: ChosenAddress): number[] | undefined {
  if (!address || flaw) return undefined
  return [address.community_id, address.district_id, address.city_id, address.province_id].filter((id) => id > 0)
}

/** Its place on the map; of one that is kept nowhere it may be where the shopper stands. Undefined = it has none. */
export function addressPlace({ address }: ChosenAddress, standing: Place | undefined): Place | undefined {
  if (!address) return undefined
  const { id, longitude, latitude } = address
  if (longitude && latitude) return { longitude: Number(longitude), latitude: Number(latitude) }
  return id === 0 ? standing : undefined
}

export const isMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text)

async function typedAddress(db: Kysely<DB>, choice: Given): Promise<ChosenAddress> {
  const address = fromFields(choice)
  const { name, mobile, address: street } = address
  if (!name)
    return {
      address,
      flaw: { field: 'name', message: { zh: '请填写收货人姓名', en: "Please enter the recipient's name" } },
    }
  if (!isMobile(mobile))
    return {
      address,
      flaw: {
        field: 'mobile',
        message: { zh: '请填写正确的收货人手机号', en: "Please enter the recipient's mobile number again" },
      },
    }
  const chain = await chainOf(db, address)
  if (typeof chain === 'string')
    return {
      address,
      flaw: { field: chain, message: { zh: '请选择正确的地区', en: 'Please choose the region again' } },
    }
  const named = { ...address, full_address: chainName(chain) }
  return {
    address: named,
    flaw: street
      ? undefined
      : { field: 'address', message: { zh: '请填写详细地址', en: 'Please enter the street and house number' } },
  }
}

type Given = NonNullable<AddressChoice>

const fromFields = (given: Given): CheckoutAddress => ({
  id: 0,
  name: given.name?.trim() ?? '',
  mobile: given.mobile ?? '',
  telephone: given.telephone ?? '',
  province_id: given.province_id ?? 0,
  city_id: given.city_id ?? 0,
  district_id: given.district_id ?? 0,
  community_id: given.community_id ?? 0,
  address: given.address?.trim() ?? '',
  full_address: given.full_address ?? '',
  longitude: given.longitude === undefined ? '' : String(given.longitude),
  latitude: given.latitude === undefined ? '' : String(given.latitude),
  is_default: 0,
})
