/** Addresses of a member (member.md section 3). */
import * as v from 'valibot'
import { call } from './define'
import { flag, id, idOrNone, latitude, longitude, mobile, oneOf, out, page, paging, text } from './fields'

const addressHead = {
  id: out.int,
  member_id: out.int,
  name: out.text,
  mobile: out.text,
  telephone: out.text,
  address: out.text,
  /** region names joined with "-" */
  full_address: out.text,
  is_default: out.flag,
  /** 1 ordinary, 2 located */
  type: v.picklist([1, 2]),
}
const addressRow = v.object(addressHead)
export type AddressRow = v.InferOutput<typeof addressRow>

const address_ = v.object({
  ...addressHead,
  province_id: out.int,
  city_id: out.int,
  district_id: out.int,
  community_id: out.int,
  longitude: out.decimal,
  latitude: out.decimal,
})
export type Address = v.InferOutput<typeof address_>

const form = {
  name: text(50),
  mobile: mobile(),
  telephone: v.optional(text(20)),
  province_id: id(),
  city_id: id(),
  /** 0: a few cities have no districts */
  district_id: idOrNone(),
  community_id: v.optional(idOrNone()),
  address: text(255),
  full_address: text(255),
  longitude: v.optional(longitude()),
  latitude: v.optional(latitude()),
  is_default: v.optional(flag()),
  type: v.optional(oneOf([1, 2])),
}

const located = v.object({
  province_id: out.int,
  province: out.text,
  city_id: out.int,
  city: out.text,
  district_id: out.int,
  district: out.text,
})
export type LocatedRegion = v.InferOutput<typeof located>

/** `lat,lng` in degrees, parsed into numbers. */
const latlng = () =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,3}(\.\d{1,16})?,-?\d{1,3}(\.\d{1,16})?$/, 'latlng'),
    v.transform((s) => {
      const [lat = NaN, lng = NaN] = s.split(',').map(Number)
      return { lat, lng }
    }),
    v.check(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180, 'latlng'),
  )

export const address = {
  '/api/memberaddress/page': call({
    auth: 'T',
    params: { ...paging, type: v.optional(oneOf([1, 2])) },
    data: page(addressRow),
  }),
  '/api/memberaddress/info': call({
    auth: 'T',
    params: { id: v.optional(id()), default: v.optional(flag()) },
    data: v.nullable(address_),
  }),
  '/api/memberaddress/add': call({ auth: 'T', params: form, data: out.int }),
  '/api/memberaddress/edit': call({ auth: 'T', params: { id: id(), ...form }, data: out.int }),
  '/api/memberaddress/setdefault': call({ auth: 'T', params: { id: id() }, data: out.none }),
  '/api/memberaddress/delete': call({ auth: 'T', params: { id: id() }, data: out.none }),
  '/api/memberaddress/addthreeparties': call({
    auth: 'T',
    params: {
      name: text(50),
      mobile: mobile(),
      province: text(50),
      city: text(50),
      district: v.optional(text(50)),
      address: text(255),
      full_address: v.optional(text(255)),
      is_default: v.optional(flag()),
    },
    data: out.int,
  }),
  '/api/memberaddress/tranAddressInfo': call({ auth: '-', params: { latlng: latlng() }, data: located }),
} as const
