/** The distribution programme (fenxiao.md). */
import * as v from 'valibot'
import { call } from './define'
import {
  flag,
  id,
  idList,
  idOrNone,
  int,
  json,
  mobile,
  money,
  oneOf,
  orNull,
  out,
  page,
  paging,
  site,
  text,
  word,
} from './fields'
import { posterParams, posterPath } from './goods'

const basics = v.object({
  /** 0-3 levels are paid */
  level: out.int,
  /** a distributor earns on own orders */
  internal_buy: out.flag,
  is_examine: out.flag,
})
const condition = v.object({
  /** 0 none, 1 apply, 2 order count, 3 order money, 4 buy goods */
  fenxiao_condition: v.picklist([0, 1, 2, 3, 4]),
  consume_count: out.int,
  consume_money: out.money,
  /** 1 after payment, 2 after completion */
  consume_condition: v.picklist([1, 2]),
  perfect_info: out.flag,
})
const withdrawTerms = v.object({
  /** minimum */
  withdraw: out.money,
  withdraw_rate: out.pct,
  min_no_fee: out.money,
  max_no_fee: out.money,
  /** 1 review, 2 no review */
  withdraw_status: v.picklist([1, 2]),
  withdraw_type: out.csv,
})
/** Texts that replace labels. */
const words = v.object({
  concept: out.text,
  fenxiao_name: out.text,
  withdraw: out.text,
  account: out.text,
  my_team: out.text,
  child: out.text,
})
export type FenxiaoWords = v.InferOutput<typeof words>

/** Unique among distributors. */
const fenxiaoName = () => text(20)
const applyStatus = v.picklist([1, 2, -1])
const fenxiaoApply = v.object({
  apply_id: out.int,
  fenxiao_name: out.text,
  parent: out.int,
  member_id: out.int,
  mobile: out.text,
  nickname: out.text,
  headimg: out.url,
  level_id: out.int,
  level_name: out.text,
  /** fenxiaoApplyStates */
  status: applyStatus,
})
export type FenxiaoApply = v.InferOutput<typeof fenxiaoApply>

const rates = { one_rate: out.pct, two_rate: out.pct, three_rate: out.pct }

const fenxiaoLevel = v.object({
  level_id: out.int,
  level_num: out.int,
  level_name: out.text,
  ...rates,
  /** 1 any condition, 2 all; a condition of 0 is not used */
  upgrade_type: v.picklist([1, 2]),
  fenxiao_order_num: out.int,
  /** sic */
  fenxiao_order_meney: out.money,
  one_fenxiao_order_num: out.int,
  one_fenxiao_order_money: out.money,
  order_num: out.int,
  order_money: out.money,
  child_num: out.int,
  child_fenxiao_num: out.int,
  one_child_num: out.int,
  one_child_fenxiao_num: out.int,
})
export type FenxiaoLevel = v.InferOutput<typeof fenxiaoLevel>

const distributor = v.object({
  fenxiao_id: out.int,
  fenxiao_no: out.text,
  fenxiao_name: out.text,
  member_id: out.int,
  mobile: out.text,
  nickname: out.text,
  headimg: out.url,
  level_id: out.int,
  level_name: out.text,
  parent: out.int,
  parent_name: out.text,
  /** distributorStates */
  status: v.picklist([1, -1]),
  audit_time: out.time,
  account: out.money,
  account_withdraw: out.money,
  account_withdraw_apply: out.money,
  total_commission: out.money,
  today_commission: out.money,
  today_order_money: out.money,
  one_fenxiao_order_money: out.money,
  order_money: out.money,
  one_child_num: out.int,
  one_child_fenxiao_num: out.int,
  two_child_num: out.int,
  child_num: out.int,
  child_fenxiao_num: out.int,
  one_fenxiao_order_num: out.int,
  order_num: out.int,
  /** the next level's row */
  condition: v.object({ last_level: orNull(fenxiaoLevel) }),
})
export type Distributor = v.InferOutput<typeof distributor>

const teamMember = v.object({
  member_id: out.int,
  nickname: out.text,
  headimg: out.url,
  is_fenxiao: out.flag,
  reg_time: out.time,
  order_money: out.money,
  order_complete_money: out.money,
  order_num: out.int,
  order_complete_num: out.int,
  fenxiao_id: out.int,
  fenxiao_no: out.text,
  fenxiao_name: out.text,
  audit_time: out.time,
  level_name: out.text,
})
export type TeamMember = v.InferOutput<typeof teamMember>

const fenxiaoOrder = v.object({
  fenxiao_order_id: out.int,
  order_no: out.text,
  site_id: out.int,
  site_name: out.text,
  sku_id: out.int,
  sku_name: out.text,
  sku_image: out.url,
  price: out.money,
  num: out.int,
  real_goods_money: out.money,
  /** 0 pending, 1 settled */
  is_settlement: out.flag,
  is_refund: out.flag,
  commission: out.money,
  commission_level: v.picklist([1, 2, 3]),
  order_status_name: out.text,
  create_time: out.time,
})
export type FenxiaoOrder = v.InferOutput<typeof fenxiaoOrder>

const fenxiaoOrderDetail = v.object({ ...fenxiaoOrder.entries, commission_rate: out.pct })
export type FenxiaoOrderDetail = v.InferOutput<typeof fenxiaoOrderDetail>

const fenxiaoEntry = v.object({
  account_no: out.text,
  /** signed */
  money: out.money,
  type: v.picklist(['order', 'withdraw']),
  type_name: out.text,
  create_time: out.time,
})
export type FenxiaoEntry = v.InferOutput<typeof fenxiaoEntry>

const fenxiaoWithdrawal = v.object({
  id: out.int,
  withdraw_no: out.text,
  money: out.money,
  real_money: out.money,
  withdraw_rate: out.pct,
  withdraw_rate_money: out.money,
  /** fenxiaoWithdrawStates */
  status: v.picklist([1, 2, -1]),
  create_time: out.time,
  payment_time: out.time,
})
export type FenxiaoWithdrawal = v.InferOutput<typeof fenxiaoWithdrawal>

const fenxiaoGoods = v.object({
  goods_sku_id: out.int,
  goods_id: out.int,
  sku_id: out.int,
  level_id: out.int,
  ...rates,
  one_money: out.money,
  two_money: out.money,
  three_money: out.money,
  sku_name: out.text,
  goods_name: out.text,
  discount_price: out.money,
  price: out.money,
  stock: out.int,
  sale_num: out.int,
  sku_image: out.url,
  goods_image: out.csv,
  site_id: out.int,
  is_collect: out.flag,
  collect_id: out.int,
  /** what the caller would earn as level 1 on one piece; "0.00" to who is no distributor */
  commission_money: out.money,
})
export type FenxiaoGoods = v.InferOutput<typeof fenxiaoGoods>

export const fenxiao = {
  '/fenxiao/api/config/basics': call({ auth: '-', params: {}, data: basics }),
  '/fenxiao/api/config/fenxiao': call({ auth: '-', params: {}, data: condition }),
  /** 1 first visit by a link, 2 first order, 3 first payment */
  '/fenxiao/api/config/relation': call({
    auth: '-',
    params: {},
    data: v.object({ child_condition: v.picklist([1, 2, 3]) }),
  }),
  '/fenxiao/api/config/withdraw': call({ auth: '-', params: {}, data: withdrawTerms }),
  '/fenxiao/api/config/words': call({ auth: '-', params: {}, data: words }),
  '/fenxiao/api/config/agreement': call({
    auth: '-',
    params: {},
    data: v.object({
      agreement: v.object({ is_agreement: out.flag, img: out.url }),
      document: v.object({ title: out.text, content: out.html }),
    }),
  }),

  '/fenxiao/api/apply/status': call({ auth: 'T', params: {}, data: orNull(v.object({ status: applyStatus })) }),
  '/fenxiao/api/apply/info': call({ auth: 'T', params: {}, data: orNull(fenxiaoApply) }),
  '/fenxiao/api/apply/applyfenxiao': call({
    auth: 'T',
    params: { fenxiao_name: fenxiaoName(), mobile: mobile() },
    data: out.int,
  }),
  '/fenxiao/api/apply/existFenxiaoName': call({ auth: 'T', params: { fenxiao_name: fenxiaoName() }, data: out.flag }),
  '/fenxiao/api/fenxiao/sourceinfo': call({
    auth: 'T',
    params: {},
    data: orNull(v.object({ fenxiao_name: out.text })),
  }),

  /** null = not a distributor */
  '/fenxiao/api/fenxiao/detail': call({ auth: 'T', params: {}, data: orNull(distributor) }),
  '/fenxiao/api/fenxiao/teamnum': call({ auth: 'T', params: {}, data: out.int }),
  '/fenxiao/api/fenxiao/team': call({
    auth: 'T',
    params: {
      /** 0 bound members who are no distributors, 1 first-level, 2 second-level distributors */
      level: v.optional(oneOf([0, 1, 2]), 0),
      ...paging,
    },
    data: page(teamMember),
  }),
  /** `level` is a level_id */
  '/fenxiao/api/fenxiao/level': call({ auth: '-', params: { level: id() }, data: fenxiaoLevel }),
  '/fenxiao/api/level/lists': call({ auth: '-', params: {}, data: v.array(fenxiaoLevel) }),
  '/fenxiao/api/fenxiao/poster': call({
    auth: 'T',
    params: posterParams,
    /** other servers may answer a list of addresses */
    data: v.union([posterPath, v.array(out.url)]),
  }),

  '/fenxiao/api/order/page': call({
    auth: 'T',
    params: {
      /** 0 all, 1 pending, 2 settled, 3 refunded */
      is_settlement: v.optional(oneOf([0, 1, 2, 3]), 0),
      ...paging,
    },
    data: page(fenxiaoOrder),
  }),
  '/fenxiao/api/order/info': call({ auth: 'T', params: { fenxiao_order_id: id() }, data: fenxiaoOrderDetail }),
  '/fenxiao/api/account/page': call({ auth: 'T', params: paging, data: page(fenxiaoEntry) }),
  '/fenxiao/api/withdraw/apply': call({ auth: 'T', params: { money: money(1) }, data: out.int, idempotent: true }),
  '/fenxiao/api/withdraw/page': call({
    auth: 'T',
    params: {
      /** 0 all */
      status: v.optional(oneOf([0, 1, 2, -1]), 0),
      ...paging,
    },
    data: page(fenxiaoWithdrawal),
  }),

  '/fenxiao/api/goods/page': call({
    auth: 'T',
    params: {
      ...paging,
      keyword: v.optional(text(100)),
      category_id: v.optional(idOrNone()),
      category_level: v.optional(int(1, 3)),
      brand_id: v.optional(idOrNone()),
      min_price: v.optional(money()),
      max_price: v.optional(money()),
      is_free_shipping: v.optional(flag()),
      is_own: v.optional(flag()),
      order: v.optional(word(['sale_num', 'discount_price'])),
      sort: v.optional(word(['asc', 'desc'])),
      attr: v.optional(json(v.array(v.object({ attr_id: id(), attr_value_id: id() })))),
      goods_id_arr: v.optional(idList()),
    },
    data: page(fenxiaoGoods),
  }),
  /** answers the collect_id */
  '/fenxiao/api/goodscollect/add': call({
    auth: 'T',
    params: { goods_id: id(), sku_id: id(), ...site },
    data: out.int,
  }),
  '/fenxiao/api/goodscollect/delete': call({ auth: 'T', params: { collect_id: id() }, data: out.none }),
  '/fenxiao/api/goodscollect/page': call({ auth: 'T', params: paging, data: page(fenxiaoGoods) }),
} as const
