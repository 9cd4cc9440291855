/** Collected goods and the footprint (member.md section 5). */
import * as v from 'valibot'
import { call } from './define'
import { id, idList, idOrNone, out, page, paging } from './fields'

const goodsFields = {
  goods_id: out.int,
  sku_id: out.int,
  sku_name: out.text,
  sku_image: out.url,
  goods_name: out.text,
  price: out.money,
  discount_price: out.money,
  sale_num: out.int,
  /** 0 none, 1 time-limited discount */
  promotion_type: out.flag,
  is_free_shipping: out.flag,
}
const collectRow = v.object({
  collect_id: out.int,
  ...goodsFields,
  market_price: out.money,
  collect_num: out.int,
})
export type CollectRow = v.InferOutput<typeof collectRow>

const browseRow = v.object({ id: out.int, browse_time: out.time, ...goodsFields, goods_image: out.csv })
export type BrowseRow = v.InferOutput<typeof browseRow>

export const collect = {
  '/api/goodscollect/add': call({
    auth: 'T',
    params: { sku_id: id(), goods_id: v.optional(id()), site_id: v.optional(idOrNone()) },
    data: out.none,
  }),
  '/api/goodscollect/delete': call({ auth: 'T', params: { goods_id: id() }, data: out.none }),
  '/api/goodscollect/iscollect': call({ auth: 'T', params: { goods_id: id() }, data: out.flag }),
  '/api/goodscollect/page': call({ auth: 'T', params: paging, data: page(collectRow) }),
  '/api/goodsbrowse/page': call({ auth: 'T', params: paging, data: page(browseRow) }),
  '/api/goodsbrowse/delete': call({ auth: 'T', params: { id: idList() }, data: out.none }),
} as const
