/** The operator's calls (operator.md). With the platform key `site_id` names the site where a row is created. */
import * as v from 'valibot'
import { dialogue } from './chat'
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
  out,
  page,
  paging,
  pieces,
  site,
  text,
  word,
} from './fields'
import { contentKinds } from './contentRows'
import { type ConfigKey, configValues } from './settings'
import { promotionKinds } from './promotionData'

export const pendingKinds = [
  'ship',
  'refund',
  'complain',
  'memberwithdraw',
  'fenxiaowithdraw',
  'fenxiaoapply',
  'membercancel',
  'chat',
  'evaluate',
  'gift',
  'offlinepay',
  'presalerefund',
  /** words and pictures of members that nobody judged so far */
  'content',
  /** rooms that wait for the platform */
  'live',
] as const
export type PendingKind = (typeof pendingKinds)[number]

const configKeys = Object.keys(configValues) as [ConfigKey, ...ConfigKey[]]

/** Beside the common fields the ids that the acting call needs. */
const pendingRow = v.object({
  order_id: v.optional(out.int),
  order_goods_id: v.optional(out.int),
  id: v.optional(out.int),
  apply_id: v.optional(out.int),
  out_trade_no: v.optional(out.text),
  evaluate_id: v.optional(out.int),
  member_id: out.int,
  site_id: out.int,
  status: out.int,
  title: out.text,
  money: out.money,
  create_time: out.time,
})
export type PendingRow = v.InferOutput<typeof pendingRow>

/** An order as its shop sees it (our addition to the wire). */
const shopOrder = v.object({
  order_id: out.int,
  site_id: out.int,
  member_id: out.int,
  status: out.int,
  title: out.text,
  money: out.money,
  create_time: out.time,
  /** why its member closed it, as far as that was said */
  close_reason: out.text,
})
export type ShopOrder = v.InferOutput<typeof shopOrder>

/** late: minutes past its time, or tried in vain again and again; dead: given up */
export const jobListStates = ['late', 'dead'] as const
const jobRow = v.object({
  dist_key: out.int,
  kind: out.text,
  key: out.text,
  run_at: out.time,
  attempts: out.int,
  last_error: out.text,
  state: v.picklist(jobListStates),
})
export type JobRow = v.InferOutput<typeof jobRow>

const importError = v.object({ path: out.text, code: out.int, message: out.text })
export type ImportError = v.InferOutput<typeof importError>
const importId = v.object({
  shop: out.text,
  code: out.text,
  id: out.int,
  /** of goods */
  skus: v.optional(v.array(v.object({ code: out.text, id: out.int }))),
})
export type ImportId = v.InferOutput<typeof importId>

const agree = flag
const html = () => text(200_000)
/** The value of the key (ConfigValue of contract/settings). */
const configValue = v.record(v.string(), v.unknown())
const record = v.record(v.string(), v.unknown())

/** Every call of the operator accepts an idempotency_key (section 1). */
const act = <const P extends v.ObjectEntries, const D extends v.GenericSchema>(
  auth: 'S' | 'P' | 'D',
  params: P,
  data: D,
) => call({ auth, params, data, idempotent: true })

export const operator = {
  '/operator/api/pending/lists': act('S', { kind: word(pendingKinds), ...site, ...paging }, page(pendingRow)),

  /** timed work that did not get done (our addition to the wire) */
  '/operator/api/job/lists': act('P', { state: word(jobListStates), ...paging }, page(jobRow)),
  '/operator/api/job/retry': act('P', { dist_key: idOrNone(), kind: text(64), key: text(128) }, out.none),

  '/operator/api/goods/state': act('S', { goods_id: id(), goods_state: flag() }, out.none),
  '/operator/api/goods/sku': act(
    'S',
    { sku_id: id(), price: v.optional(money()), market_price: v.optional(money()), stock: v.optional(pieces()) },
    out.none,
  ),

  '/operator/api/order/lists': act(
    'S',
    { order_status: oneOf([0, 1, 2, 3, 4, 10, -1]), ...site, ...paging },
    page(shopOrder),
  ),
  '/operator/api/order/ship': act(
    'S',
    {
      order_id: id(),
      /** missing = all unshipped lines */
      order_goods_ids: v.optional(idList()),
      express_company_name: v.optional(text(50), ''),
      delivery_no: v.optional(text(64), ''),
      delivery_type: v.optional(word(['express', 'none']), 'express'),
    },
    out.none,
  ),
  '/operator/api/order/localdelivery': act(
    'S',
    { order_id: id(), deliverer: text(50), deliverer_mobile: text(20) },
    out.none,
  ),
  '/operator/api/order/adjust': act(
    'S',
    { order_id: id(), adjust_money: money(-9_999_999_999), delivery_money: v.optional(money()) },
    out.none,
  ),
  '/operator/api/order/close': act('S', { order_id: id() }, out.none),
  '/operator/api/order/confirmoffline': act('P', { out_trade_no: text(64) }, out.none),

  '/operator/api/refund/agree': act('S', { order_goods_id: id(), refund_address: v.optional(text(500), '') }, out.none),
  '/operator/api/refund/refuse': act('S', { order_goods_id: id(), refund_refuse_reason: text() }, out.none),
  '/operator/api/refund/receive': act('S', { order_goods_id: id() }, out.none),
  '/operator/api/refund/transfer': act(
    'S',
    {
      order_goods_id: id(),
      refund_real_money: v.optional(money()),
      refund_pay_type: word(['online_refund_pay', 'offline_refund_pay']),
    },
    out.none,
  ),
  '/operator/api/refund/presale': act(
    'S',
    { order_id: id(), agree: agree(), reason: v.optional(text(), '') },
    out.none,
  ),
  '/operator/api/complain/decide': act(
    'P',
    {
      order_goods_id: id(),
      agree: agree(),
      complain_refuse_reason: v.optional(text(), ''),
      complain_real_money: v.optional(money()),
    },
    out.none,
  ),

  '/operator/api/memberwithdraw/approve': act('P', { id: id() }, out.none),
  '/operator/api/memberwithdraw/refuse': act('P', { id: id(), refuse_reason: text() }, out.none),
  '/operator/api/memberwithdraw/pay': act('P', { id: id() }, out.none),
  '/operator/api/fenxiaowithdraw/approve': act('P', { id: id() }, out.none),
  '/operator/api/fenxiaowithdraw/refuse': act('P', { id: id() }, out.none),
  '/operator/api/fenxiao/freeze': act('P', { fenxiao_id: id(), freeze: flag() }, out.none),
  '/operator/api/fenxiaoapply/decide': act(
    'P',
    { apply_id: id(), agree: agree(), level_id: v.optional(id()) },
    out.none,
  ),
  '/operator/api/membercancel/decide': act(
    'P',
    { member_id: id(), agree: agree(), reason: v.optional(text(), '') },
    out.none,
  ),
  '/operator/api/member/freeze': act(
    'P',
    { member_id: id(), freeze: flag(), reason: v.optional(text(), '') },
    out.none,
  ),
  '/operator/api/member/adjust': act(
    'P',
    {
      member_id: id(),
      account_type: word(['point', 'growth', 'balance', 'balance_money']),
      /** signed; hundredths: cents of a wallet, of point and growth a whole number x 100 */
      amount: money(-9_999_999_999),
      remark: text(),
    },
    out.none,
  ),
  '/operator/api/verifier/save': act(
    'S',
    { ...site, member_id: id(), verifier_name: text(50), state: flag() },
    out.int,
  ),

  /** newest first; marks the member's words read */
  '/operator/api/chat/dialogs': act('S', { ...site, member_id: id(), ...paging }, page(dialogue)),
  '/operator/api/chat/reply': act(
    'S',
    {
      ...site,
      member_id: id(),
      /** 0 text, 1 goods, 2 order, 3 image */
      content_type: oneOf([0, 1, 2, 3]),
      message: v.optional(text(2000), ''),
      /** a sku_id */
      goods_id: v.optional(idOrNone(), 0),
      order_id: v.optional(idOrNone(), 0),
    },
    out.none,
  ),
  '/operator/api/message/send': act(
    'S',
    {
      ...site,
      sub_type: word(['group', 'promotion']),
      title: text(),
      content: v.optional(text(2000), ''),
      text: v.optional(html(), ''),
      image: v.optional(text(500), ''),
      /** missing = all members */
      member_ids: v.optional(idList(1000)),
      message_json: v.optional(json(record)),
    },
    out.none,
  ),
  '/operator/api/evaluate/audit': act(
    'S',
    {
      evaluate_id: id(),
      is_audit: oneOf([1, -1]),
      explain_first: v.optional(text(1000)),
      again_explain: v.optional(text(1000)),
    },
    out.none,
  ),
  /** what stayed pending in the content check: agree 1 shows it, 0 drops it */
  '/operator/api/content/decide': act('P', { id: id(), agree: agree() }, out.none),
  '/operator/api/gift/send': act(
    'P',
    { order_id: id(), express_company_name: text(50), express_no: text(64) },
    out.none,
  ),

  /** `data` is parsed with promotionData[kind]; platformKinds take the platform key. */
  '/operator/api/promotion/create': act('S', { ...site, kind: word(promotionKinds), data: json(record) }, out.int),
  '/operator/api/promotion/close': act('S', { kind: word(promotionKinds), id: id() }, out.none),

  '/operator/api/diy/save': act(
    'S',
    {
      ...site,
      name: text(64),
      title: text(100),
      value: json(v.looseObject({})),
      website_id: v.optional(idOrNone(), 0),
    },
    out.none,
  ),
  '/operator/api/notice/save': act(
    'P',
    {
      /** 0 = new */
      id: v.optional(idOrNone(), 0),
      title: text(),
      content: html(),
      is_top: v.optional(flag(), 0),
      receiving_type: v.optional(text(32), 'mobile'),
    },
    out.int,
  ),
  '/operator/api/notice/delete': act('P', { id: id() }, out.none),
  '/operator/api/help/save': act(
    'P',
    {
      id: v.optional(idOrNone(), 0),
      /** 0 = make the class class_name */
      class_id: v.optional(idOrNone(), 0),
      class_name: v.optional(text(50), ''),
      title: text(),
      content: html(),
      sort: v.optional(int(), 0),
      link_address: v.optional(text(500), ''),
    },
    out.int,
  ),
  '/operator/api/help/delete': act('P', { id: id() }, out.none),

  /** `data` is parsed with contentRows[kind]; cities take the platform key. */
  '/operator/api/content/save': act(
    'S',
    { ...site, kind: word(contentKinds), id: v.optional(idOrNone(), 0), data: json(record) },
    out.int,
  ),
  '/operator/api/content/delete': act('S', { kind: word(contentKinds), id: id() }, out.none),

  /** Keys of scope P take the platform key. */
  '/operator/api/config/get': act('S', { ...site, key: word(configKeys) }, configValue),
  /** `value` is parsed with configPatch(key). */
  '/operator/api/config/save': act('S', { ...site, key: word(configKeys), value: json(record) }, configValue),

  /** Rows are parsed with importRows[list]; lists outside siteLists take the platform key. */
  '/operator/api/import': act(
    'S',
    { data: json(v.record(v.string(), v.array(v.unknown()))), dry_run: v.optional(flag(), 0) },
    v.object({
      created: out.int,
      updated: out.int,
      errors: v.array(importError),
      /** by list, all rows of the data; empty with errors and at dry_run */
      ids: v.record(v.string(), v.array(importId)),
    }),
  ),

  '/operator/api/dev/captcha': act('D', { captcha_id: text(64) }, v.object({ code: out.text })),
  '/operator/api/dev/smscode': act(
    'D',
    { mobile: mobile() },
    v.object({ code: out.text, key: out.text, purpose: out.text, create_time: out.time }),
  ),
  '/operator/api/dev/clock': act('D', { seconds: int() }, out.time),
  '/operator/api/dev/rundue': act('D', {}, out.int),
  '/operator/api/dev/paymark': act('D', { out_trade_no: text(64), result: word(['paid', 'failed', 'late']) }, out.none),
  '/operator/api/dev/reset': act('D', {}, out.none),
} as const
