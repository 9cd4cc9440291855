/** Bargain: friends cut the price of a launch (promotions.md section 4). */
import * as v from 'valibot'
import { call } from './define'
import { choice, id, idList, orNull, out, page, paging } from './fields'
import { goodsDetail, promotionList, shopBlock } from './goods'

const bargainRow = v.object({
  bargain_id: out.int,
  goods_id: out.int,
  sku_id: out.int,
  goods_name: out.text,
  goods_image: out.csv,
  price: out.money,
  floor_price: out.money,
  bargain_stock: out.int,
  sale_num: out.int,
  start_time: out.time,
  end_time: out.time,
})
export type BargainRow = v.InferOutput<typeof bargainRow>

const bargainingRow = v.object({
  launch_id: out.int,
  bargain_id: out.int,
  sku_id: out.int,
  goods_id: out.int,
  site_id: out.int,
  start_time: out.time,
  end_time: out.time,
  curr_price: out.money,
  price: out.money,
  goods_name: out.text,
  goods_image: out.csv,
})
export type BargainingRow = v.InferOutput<typeof bargainingRow>

const bargainGoods = v.object({
  ...goodsDetail.entries,
  /** what `launch` takes */
  id: out.int,
  bargain_id: out.int,
  /** bargainStates */
  status: v.picklist([0, 1, 2, 3]),
  floor_price: out.money,
  bargain_stock: out.int,
  /** 0 buy at any price, 1 only at the floor */
  buy_type: out.flag,
  start_time: out.time,
  end_time: out.time,
  /** the asker's open launch, null = none */
  launch_info: orNull(v.object({ launch_id: out.int })),
})
export type BargainGoods = v.InferOutput<typeof bargainGoods>

const launchStatus = v.picklist([0, 1, 2])
const launchRow = v.object({
  launch_id: out.int,
  bargain_id: out.int,
  sku_id: out.int,
  goods_id: out.int,
  site_id: out.int,
  sku_name: out.text,
  sku_image: out.url,
  price: out.money,
  floor_price: out.money,
  curr_price: out.money,
  buy_type: out.flag,
  /** 0 fixed, 1 random */
  bargain_type: out.flag,
  need_num: out.int,
  curr_num: out.int,
  start_time: out.time,
  end_time: out.time,
  /** end of the activity: until then a successful one can be bought */
  buy_end_time: out.time,
  member_id: out.int,
  nickname: out.text,
  headimg: out.url,
  /** launchStates */
  status: launchStatus,
  /** the launcher may cut */
  is_own: out.flag,
  first_bargain_price: out.money,
  /** 0 = not bought, or the asker is not the launcher */
  order_id: out.int,
  bargain_stock: out.int,
  /** the asker is the launcher */
  self: out.flag,
  /** the asker has cut */
  cut: out.flag,
})
export type LaunchRow = v.InferOutput<typeof launchRow>

const cutRow = v.object({
  id: out.int,
  member_id: out.int,
  nickname: out.text,
  headimg: out.url,
  money: out.money,
  bargain_time: out.time,
})
export type CutRow = v.InferOutput<typeof cutRow>

const ownLaunch = v.object({ ...launchRow.entries, bargain_record: v.array(cutRow) })
export type OwnLaunch = v.InferOutput<typeof ownLaunch>

export const bargain = {
  '/bargain/api/goods/page': call({
    auth: 't',
    /** id_arr: bargain_ids */
    params: { ...promotionList, id_arr: v.optional(idList()) },
    data: page(bargainRow),
  }),
  '/bargain/api/goods/bargainingList': call({ auth: 'T', params: {}, data: v.array(bargainingRow) }),
  '/bargain/api/goods/detail': call({
    auth: 't',
    params: { bargain_id: id() },
    data: v.object({ goods_sku_detail: bargainGoods, shop_info: shopBlock }),
  }),
  '/bargain/api/bargain/launch': call({ auth: 'T', params: { id: id() }, data: out.int }),
  '/bargain/api/bargain/info': call({ auth: 't', params: { id: id() }, data: launchRow }),
  '/bargain/api/bargain/bargain': call({
    auth: 'T',
    params: { id: id() },
    data: v.object({ bargain_money: out.money, status: launchStatus }),
  }),
  '/bargain/api/bargain/record': call({ auth: '-', params: { id: id(), ...paging }, data: page(cutRow) }),
  '/bargain/api/bargain/launchPage': call({
    auth: 'T',
    params: { status: v.optional(choice(['all', '0', '1', '2']), 'all'), ...paging },
    data: page(ownLaunch),
  }),
} as const
