/**
 * Values of the config keys (operator.md section 2.9). A value is kept, answered and saved in its wire form:
 * parsing checks it and brings it there (money "12.50", percent "6.00", numbers as numbers).
 */
import * as v from 'valibot'
import {
  decimal,
  decimalText,
  flag,
  id,
  idOrNone,
  idText,
  int,
  moneyText,
  oneOf,
  pctText,
  text,
  word,
  wordList,
} from './fields'

export const addons = [
  'bundling',
  'coupon',
  'discount',
  'fenxiao',
  'gift',
  'groupbuy',
  'manjian',
  'memberconsume',
  'memberrecharge',
  'memberregister',
  'membersignin',
  'memberwithdraw',
  'pintuan',
  'pointexchange',
  'seckill',
  'store',
  'topic',
  'bargain',
  'membercancel',
  'servicer',
  'cards',
  'city',
  'egg',
  'live',
  'notes',
  'platformcoupon',
  'presale',
  'sitemessage',
  'turntable',
  'wholesale',
] as const
export type Addon = (typeof addons)[number]

export const themes = ['red', 'blue', 'green', 'pink', 'golden'] as const

const url = () => text(500)
const html = () => text(200_000)
const colour = () => text(32)
/** Seconds since midnight, 86400 = end of day. */
const daysec = () => int(0, 86_400)
const localInfo = v.strictObject({
  time_is_open: flag(),
  time_type: int(0, 9),
  /** 0 Sunday to 6 */
  time_week: v.array(int(0, 6)),
  start_time: daysec(),
  end_time: daysec(),
  /** 1 distance, 2 areas, 3 districts */
  area_type: oneOf([1, 2, 3]),
  start_money: moneyText(),
  start_distance: decimalText(0, 9999),
  /** 0 = none */
  max_distance: decimalText(0, 9999),
  start_delivery_money: moneyText(),
  continued_distance: decimalText(0, 9999),
  continued_delivery_money: moneyText(),
})
/** `servicer` own chat room, `third` open_url, `weapp` native contact button */
export const servicerTypes = ['none', 'servicer', 'third', 'weapp', 'wxwork'] as const
const searchWord = () => v.pipe(text(50), v.minLength(1))
/** 0 = the condition is not used */
const fenxiaoLevel = v.strictObject({
  level_id: idOrNone(),
  level_num: int(1),
  level_name: text(50),
  one_rate: pctText(),
  two_rate: pctText(),
  three_rate: pctText(),
  /** 1 any condition, 2 all */
  upgrade_type: oneOf([1, 2]),
  fenxiao_order_num: int(),
  /** sic */
  fenxiao_order_meney: moneyText(),
  one_fenxiao_order_num: int(),
  one_fenxiao_order_money: moneyText(),
  order_num: int(),
  order_money: moneyText(),
  child_num: int(),
  child_fenxiao_num: int(),
  one_child_num: int(),
  one_child_fenxiao_num: int(),
})
/** At least one level, every level_num once, rates together at most 100 %. */
const areLevels = (list: v.InferOutput<typeof fenxiaoLevel>[]) =>
  list.length > 0 &&
  new Set(list.map(({ level_num }) => level_num)).size === list.length &&
  // in hundredths: as decimals 87.65, 12.26 and 0.09 are more than 100
  list.every(
    (one) => Math.round((Number(one.one_rate) + Number(one.two_rate) + Number(one.three_rate)) * 100) <= 10_000,
  )
const link = v.union([
  text(500),
  v.looseObject({
    name: v.optional(text()),
    title: v.optional(text()),
    wap_url: v.optional(text(500)),
    site_id: v.optional(idOrNone()),
  }),
])

/** Fields of a row of the keys levels, store and express_template; the import takes the same (section 2.10). */
export const levelFields = {
  level_name: text(50),
  growth: int(),
  remark: text(500),
  /** percent, 100 = points unchanged */
  point_feedback: pctText(100_000),
  /** tenths, 10 = none */
  consume_discount: decimal(0.1, 10),
  is_free_shipping: flag(),
  send_point: int(),
  send_balance: moneyText(),
  send_coupon: idText(),
}
export const storeFields = {
  store_name: text(100),
  telphone: text(50),
  store_image: url(),
  address: text(),
  full_address: text(500),
  longitude: decimalText(-180, 180),
  latitude: decimalText(-90, 90),
  open_date: text(),
}
export const templateFields = {
  template_name: text(100),
  /** 1 weight (kg), 2 volume (m3), 3 pieces */
  fee_type: oneOf([1, 2, 3]),
  is_default: flag(),
  areas: v.array(
    v.strictObject({
      /** empty = everywhere else */
      region_ids: v.array(id()),
      /** first and further amounts, in the unit of fee_type */
      snum: decimal(0, 999_999),
      sprice: moneyText(),
      xnum: decimal(0, 999_999),
      xprice: moneyText(),
    }),
  ),
}
export const agreementFields = { title: text(), content: html() }

export const configValues = {
  captcha: {
    scope: 'P',
    value: v.strictObject({
      shop_reception_login: flag(),
      shop_login: flag(),
      admin_login: flag(),
      store_login: flag(),
      supply_login: flag(),
      city_login: flag(),
    }),
  },
  register: {
    scope: 'P',
    value: v.strictObject({
      login: wordList(['username', 'mobile']),
      register: wordList(['username', 'mobile']),
      third_party: flag(),
      bind_mobile: flag(),
      pwd_len: int(1, 32),
      pwd_complexity: wordList(['number', 'letter', 'upper_case', 'symbol']),
    }),
  },
  point_exchange: {
    scope: 'P',
    /** points per yuan; percent of the order (checkout-and-pay.md section 3.1) */
    value: v.strictObject({ is_use: flag(), point_exchange_rate: int(1), point_max_share: int(0, 100) }),
  },
  memberwithdraw: {
    scope: 'P',
    value: v.strictObject({
      is_use: flag(),
      min: moneyText(),
      rate: pctText(),
      is_auto_audit: flag(),
      is_auto_transfer: flag(),
      transfer_type: wordList(['bank', 'alipay', 'wechatpay']),
    }),
  },
  membersignin: {
    scope: 'P',
    value: v.strictObject({
      is_use: flag(),
      /** days */
      cycle: int(1, 366),
      reward: v.array(v.strictObject({ day: int(1, 366), point: int(), growth: int(), balance: moneyText() })),
    }),
  },
  membercancel: { scope: 'P', value: v.strictObject({ is_enable: flag(), is_audit: flag() }) },
  fenxiao_basics: {
    scope: 'P',
    value: v.strictObject({ level: int(0, 3), internal_buy: flag(), is_examine: flag() }),
  },
  fenxiao_relation: { scope: 'P', value: v.strictObject({ child_condition: oneOf([1, 2, 3]) }) },
  fenxiao_withdraw: {
    scope: 'P',
    value: v.strictObject({
      withdraw: moneyText(),
      withdraw_rate: pctText(),
      min_no_fee: moneyText(),
      max_no_fee: moneyText(),
      /** 1 review, 2 no review */
      withdraw_status: oneOf([1, 2]),
      withdraw_type: text(100),
    }),
  },
  fenxiao_words: {
    scope: 'P',
    value: v.strictObject({
      concept: text(50),
      fenxiao_name: text(50),
      withdraw: text(50),
      account: text(50),
      my_team: text(50),
      child: text(50),
    }),
  },
  fenxiao_condition: {
    scope: 'P',
    value: v.strictObject({
      /** 0 none, 1 apply, 2 order count, 3 order money, 4 buy goods */
      fenxiao_condition: oneOf([0, 1, 2, 3, 4]),
      consume_count: int(),
      consume_money: moneyText(),
      /** 1 after payment, 2 after completion */
      consume_condition: oneOf([1, 2]),
      perfect_info: flag(),
      goods_ids: idText(),
    }),
  },
  fenxiao_levels: {
    scope: 'P',
    value: v.strictObject({ list: v.pipe(v.array(fenxiaoLevel), v.check(areLevels, 'levels')) }),
  },
  memberregister: {
    scope: 'P',
    value: v.strictObject({
      is_use: flag(),
      point: int(),
      balance: moneyText(),
      growth: int(),
      /** platform coupon type ids */
      coupon: idText(),
    }),
  },
  memberconsume: {
    scope: 'P',
    /** percent: 100 = one per whole yuan */
    value: v.strictObject({ is_use: flag(), point_rate: pctText(100_000), growth_rate: pctText(100_000) }),
  },
  memberrecharge: { scope: 'P', value: v.strictObject({ is_use: flag() }) },
  search: {
    scope: 'P',
    value: v.strictObject({
      default_words: v.array(searchWord()),
      hot_words: v.array(searchWord()),
      /** words that mean the same */
      synonyms: v.array(v.array(searchWord())),
    }),
  },
  member_menu: {
    scope: 'P',
    /** tags fenxiao, memberwithdraw, membersignin and verifier: shown by addon flag or role */
    value: v.strictObject({
      list: v.array(v.strictObject({ tag: text(50), text: text(50), img: url(), url: text(500) })),
    }),
  },
  levels: {
    scope: 'P',
    value: v.strictObject({ list: v.array(v.strictObject({ level_id: idOrNone(), ...levelFields })) }),
  },
  website: {
    scope: 'P',
    value: v.strictObject({
      title: text(),
      logo: url(),
      desc: text(1000),
      web_qrcode: url(),
      web_status: flag(),
      close_reason: text(500),
      wap_status: flag(),
      keywords: text(),
      web_email: text(),
      web_phone: text(50),
      /** 0 hides the shops */
      development: flag(),
    }),
  },
  copyright: {
    scope: 'P',
    value: v.strictObject({
      logo: url(),
      company_name: text(),
      copyright_link: url(),
      copyright_desc: text(500),
      icp: text(),
      gov_record: text(),
      gov_url: url(),
      market_supervision_url: url(),
    }),
  },
  default_img: {
    scope: 'P',
    value: v.strictObject({
      default_goods_img: url(),
      default_headimg: url(),
      default_shop_img: url(),
      default_category_img: url(),
      default_city_img: url(),
      default_supply_img: url(),
      default_store_img: url(),
      default_brand_img: url(),
    }),
  },
  agreements: {
    scope: 'P',
    value: v.strictObject({
      register: v.strictObject(agreementFields),
      aftersale: v.strictObject(agreementFields),
      membercancel: v.strictObject(agreementFields),
      fenxiao: v.strictObject({ ...agreementFields, is_agreement: flag(), img: url() }),
    }),
  },
  evaluate: {
    scope: 'P',
    value: v.strictObject({ evaluate_status: flag(), evaluate_show: flag(), evaluate_audit: flag() }),
  },
  order_timers: {
    scope: 'P',
    value: v.strictObject({
      /** minutes; all others days */
      auto_close: int(0, 1_000_000),
      auto_take_delivery: int(0, 10_000),
      auto_complete: int(0, 10_000),
      auto_refund_confirm: int(0, 10_000),
      auto_refund_take_delivery: int(0, 10_000),
      auto_refund_cancel: int(0, 10_000),
    }),
  },
  /** payment offline: account and instructions (empty = not offered), and the days that a transfer may take */
  offlinepay: {
    scope: 'P',
    value: v.strictObject({ is_use: flag(), content: html(), wait_days: int(1, 30) }),
  },
  rate_limits: {
    scope: 'P',
    value: v.strictObject({ sms_hour: int(), exist_minute: int(), checkmobile_minute: int(), register_hour: int() }),
  },
  style_theme: { scope: 'P', value: v.strictObject({ name: word(themes) }) },
  addon: {
    scope: 'P',
    value: v.strictObject(
      Object.fromEntries(addons.map((name) => [name, flag()])) as Record<Addon, ReturnType<typeof flag>>,
    ),
  },
  bottom_nav: {
    scope: 'S',
    value: v.strictObject({
      /** 1 image and text, 2 image, 3 text */
      type: oneOf([1, 2, 3]),
      backgroundColor: colour(),
      textColor: colour(),
      textHoverColor: colour(),
      list: v.array(v.strictObject({ title: text(50), iconPath: url(), selectedIconPath: url(), link })),
    }),
  },
  servicer: {
    scope: 'S',
    value: v.strictObject({
      /** the native contact button is the mini-program's */
      h5: v.strictObject({ type: word(['none', 'servicer', 'third', 'wxwork']), open_url: url() }),
      weapp: v.strictObject({ type: word(servicerTypes), corpid: text(100), wxwork_url: url() }),
    }),
  },
  invoice: {
    scope: 'S',
    value: v.strictObject({
      invoice_status: flag(),
      /** 1 paper, 2 electronic */
      type: v.array(oneOf([1, 2])),
      invoice_content: v.array(text(100)),
      invoice_rate: pctText(),
      /** postage of a paper invoice */
      invoice_money: moneyText(),
    }),
  },
  express_template: {
    scope: 'S',
    value: v.strictObject({ list: v.array(v.strictObject({ template_id: idOrNone(), ...templateFields })) }),
  },
  store: {
    scope: 'S',
    value: v.strictObject({
      is_use: flag(),
      list: v.array(v.strictObject({ store_id: idOrNone(), ...storeFields })),
    }),
  },
  local: {
    scope: 'S',
    value: v.strictObject({
      is_use: flag(),
      info: localInfo,
      areas: v.array(
        v.pipe(
          v.strictObject({
            shape: word(['circle', 'polygon']),
            /** [longitude, latitude]; of a circle its centre */
            points: v.array(v.tuple([decimal(-180, 180), decimal(-90, 90)])),
            /** km */
            radius: v.optional(decimal(0, 9999), 0),
            start_price: moneyText(),
            delivery_money: moneyText(),
          }),
          v.check(({ shape, points }) => (shape === 'circle' ? points.length === 1 : points.length >= 3), 'points'),
        ),
      ),
      district_ids: v.array(id()),
      is_open_step: flag(),
    }),
  },
} as const

export type ConfigKey = keyof typeof configValues
/** The whole value of a key, in its wire form. */
export type ConfigValue<K extends ConfigKey = ConfigKey> = v.InferOutput<(typeof configValues)[K]['value']>

/** Objects with any fields left out, at every depth; lists stay whole. */
export type Patch<T> = T extends readonly unknown[] ? T : T extends object ? { [F in keyof T]?: Patch<T[F]> } : T

const isStrictObject = (schema: v.GenericSchema): schema is v.StrictObjectSchema<v.ObjectEntries, undefined> =>
  schema.type === 'strict_object'

const loosened = (schema: v.StrictObjectSchema<v.ObjectEntries, undefined>): v.GenericSchema => {
  const entries = Object.entries(schema.entries as Record<string, v.GenericSchema>)
  return v.strictObject(
    Object.fromEntries(
      entries.map(([name, field]) => [name, v.optional(isStrictObject(field) ? loosened(field) : field)]),
    ),
  )
}

/** What config/save takes for a key: fields left out keep their value, an unknown field is an issue. */
export const configPatch = <K extends ConfigKey>(key: K) =>
  loosened(configValues[key].value) as v.GenericSchema<unknown, Patch<ConfigValue<K>>>
