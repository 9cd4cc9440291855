/** Seckill: a low price inside a daily time slot (promotions.md section 2). `seckill_id` is the slot in the goods list, the activity elsewhere. */
import * as v from 'valibot'
import { call } from './define'
import { id, out, page, site } from './fields'
import { goodsDetail, promotionList, shopBlock } from './goods'

/** activityStates */
const status = v.picklist([0, 1, 2, -1])

const seckillRow = v.object({
  /** the activity */
  id: out.int,
  site_id: out.int,
  seckill_name: out.text,
  status,
  start_time: out.time,
  end_time: out.time,
  goods_id: out.int,
  seckill_time_id: out.int,
  seckill_price: out.money,
  goods_name: out.text,
  goods_image: out.csv,
  goods_stock: out.int,
  price: out.money,
  sale_num: out.int,
})
export type SeckillRow = v.InferOutput<typeof seckillRow>

/** Seconds since midnight. */
const clock = { seckill_start_time: out.time, seckill_end_time: out.time }

const seckillSlot = v.object({ id: out.int, name: out.text, ...clock, goods_list: v.array(seckillRow) })
export type SeckillSlot = v.InferOutput<typeof seckillSlot>

const seckillGoods = v.object({
  /** start_time and end_time are the days of the activity (our choice) */
  ...goodsDetail.entries,
  seckill_id: out.int,
  status,
  seckill_price: out.money,
  /** limit per member, 0 = none */
  num: out.int,
  stock: out.int,
  max_buy: out.int,
  ...clock,
})
export type SeckillGoods = v.InferOutput<typeof seckillGoods>

/** The sku asked for is not in the activity: ask again with this one. */
const askAgain = v.object({ type: v.literal('again'), sku_id: out.int })

export const seckill = {
  '/seckill/api/seckill/lists': call({
    auth: '-',
    params: { ...site },
    data: v.array(seckillSlot),
  }),
  '/seckill/api/seckillgoods/page': call({
    auth: '-',
    params: { seckill_id: id(), ...promotionList },
    data: page(seckillRow),
  }),
  '/seckill/api/seckillgoods/detail': call({
    auth: '-',
    params: { seckill_id: id() },
    data: v.object({ goods_sku_detail: seckillGoods, shop_info: shopBlock }),
  }),
  '/seckill/api/seckillgoods/info': call({
    auth: '-',
    params: { seckill_id: id(), sku_id: id() },
    data: v.union([seckillGoods, askAgain]),
  }),
} as const
