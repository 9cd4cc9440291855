/** Pick-up stores of the shops (shops-stores-notes.md section 3). */
import * as v from 'valibot'
import { call } from './define'
import { id, latitude, longitude, out, page, paging, site } from './fields'

export const storeRow = v.object({
  store_id: out.int,
  store_name: out.text,
  telphone: out.text,
  store_image: out.url,
  site_id: out.int,
  site_name: out.text,
  address: out.text,
  full_address: out.text,
  longitude: out.decimal,
  latitude: out.decimal,
  open_date: out.text,
  /** km; empty when no position was sent */
  distance: out.text,
})
export type StoreRow = v.InferOutput<typeof storeRow>

const storeDetail = v.object({ ...storeRow.entries, username: out.text })
export type StoreDetail = v.InferOutput<typeof storeDetail>

export const store = {
  '/api/store/page': call({
    auth: '-',
    params: {
      ...paging,
      ...site,
      lat: v.optional(latitude()),
      lng: v.optional(longitude()),
    },
    data: page(storeRow),
  }),
  '/api/store/info': call({
    auth: '-',
    params: { store_id: id(), ...site },
    data: storeDetail,
  }),
} as const
