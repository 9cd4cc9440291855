import { addons, type Addon, type ConfigKey, type ConfigValue } from '@mall/contract/settings'
import type { Mode } from '../config'

type Values = { [K in ConfigKey]: ConfigValue<K> }

const flags = <N extends string, F extends 0 | 1>(names: readonly N[], value: F) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<N, F>

/** Values of a mall nobody has changed yet (operator.md section 2.9): production has nothing in use and says nothing. */
export const initialSettings = (mode: Mode): Values =>
  mode === 'production' ? { ...developed(mode), ...newMall } : developed(mode)

/** The figures of demo-data.md section 3 and of the tables named there. */
function developed(mode: Mode): Values {
  return {
    captcha: flags(
      ['shop_reception_login', 'shop_login', 'admin_login', 'store_login', 'supply_login', 'city_login'],
      1,
    ),
    register: {
      login: 'username,mobile',
      register: 'username,mobile',
      third_party: 1,
      bind_mobile: 1,
      pwd_len: 6,
      pwd_complexity: '',
    },
    ...memberSettings,
    ...fenxiaoSettings,
    ...contentSettings,
    evaluate: { evaluate_status: 1, evaluate_show: 1, evaluate_audit: 0 },
    order_timers: {
      auto_close: 30,
      auto_take_delivery: 14,
      auto_complete: 7,
      auto_refund_confirm: 7,
      auto_refund_take_delivery: 7,
      auto_refund_cancel: 7,
    },
    offlinepay: { is_use: 0, content: '', wait_days: 3 },
    rate_limits: rateLimits(mode),
    // a new production mall has fewer on (database/reference/settings.ts); those that never saved the key keep these
    addon: flags<Addon, 1>(addons, 1),
    ...siteSettings,
  }
}

/** start-and-login.md section 2: development has 100 times the figures of production. */
function rateLimits(mode: Mode): Values['rate_limits'] {
  const times = mode === 'production' ? 1 : 100
  const [most, asked] = [30 * times, 10 * times]
  return { sms_hour: most, exist_minute: asked, checkmobile_minute: asked, register_hour: most }
}

const memberSettings = {
  point_exchange: { is_use: 1, point_exchange_rate: 100, point_max_share: 10 },
  memberwithdraw: {
    is_use: 1,
    min: '10.00',
    rate: '1.00',
    is_auto_audit: 0,
    is_auto_transfer: 0,
    transfer_type: 'bank,alipay',
  },
  membersignin: {
    is_use: 1,
    cycle: 7,
    reward: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, point: day * 5, growth: day, balance: '0.00' })),
  },
  membercancel: { is_enable: 1, is_audit: 1 },
  memberregister: { is_use: 1, point: 0, balance: '0.00', growth: 0, coupon: '' },
  memberconsume: { is_use: 1, point_rate: '100.00', growth_rate: '100.00' },
  memberrecharge: { is_use: 1 },
  member_menu: { list: [] },
  levels: { list: [] },
} satisfies Partial<Values>

const fenxiaoSettings = {
  fenxiao_basics: { level: 2, internal_buy: 0, is_examine: 1 },
  fenxiao_relation: { child_condition: 1 },
  fenxiao_withdraw: {
    withdraw: '100.00',
    withdraw_rate: '5.00',
    min_no_fee: '500.00',
    max_no_fee: '1000.00',
    withdraw_status: 1,
    withdraw_type: 'balance',
  },
  fenxiao_words: {
    concept: '分销',
    fenxiao_name: '分销商',
    withdraw: '提现',
    account: '佣金',
    my_team: '我的团队',
    child: '下级',
  },
  fenxiao_levels: {
    list: [
      {
        level_id: 0,
        level_num: 1,
        level_name: '默认等级',
        one_rate: '0.00',
        two_rate: '0.00',
        three_rate: '0.00',
        upgrade_type: 1,
        fenxiao_order_num: 0,
        fenxiao_order_meney: '0.00',
        one_fenxiao_order_num: 0,
        one_fenxiao_order_money: '0.00',
        order_num: 0,
        order_money: '0.00',
        child_num: 0,
        child_fenxiao_num: 0,
        one_child_num: 0,
        one_child_fenxiao_num: 0,
      },
    ],
  },
  fenxiao_condition: {
    fenxiao_condition: 1,
    consume_count: 0,
    consume_money: '0.00',
    consume_condition: 1,
    perfect_info: 0,
    goods_ids: '',
  },
} satisfies Partial<Values>

const picture = (name: string) => `upload/default/default_img/${name}.png`

const contentSettings = {
  website: {
    title: '拾光商城',
    logo: '',
    desc: '',
    web_qrcode: '',
    web_status: 1,
    close_reason: '',
    wap_status: 1,
    keywords: '',
    web_email: '',
    web_phone: '',
    development: 1,
  },
  copyright: {
    logo: '',
    company_name: '',
    copyright_link: '',
    copyright_desc: '',
    icp: '',
    gov_record: '',
    gov_url: '',
    market_supervision_url: '',
  },
  default_img: {
    default_goods_img: picture('goods'),
    default_headimg: picture('head'),
    default_shop_img: picture('shop'),
    default_category_img: picture('category'),
    default_city_img: picture('city'),
    default_supply_img: picture('supply'),
    default_store_img: picture('store'),
    default_brand_img: picture('brand'),
  },
  agreements: {
    register: { title: '注册协议', content: '' },
    aftersale: { title: '售后保障', content: '' },
    membercancel: { title: '注销协议', content: '' },
    fenxiao: { title: '分销协议', content: '', is_agreement: 0, img: '' },
  },
  style_theme: { name: 'red' },
  search: { default_words: [], hot_words: [], synonyms: [] },
} satisfies Partial<Values>

const tab = (title: string, wap_url: string) => ({
  title,
  iconPath: '',
  selectedIconPath: '',
  link: { title, wap_url },
})

/** Of every site; bottom_nav of site 0 is the mall's. */
const siteSettings = {
  bottom_nav: {
    type: 3,
    backgroundColor: '#FFFFFF',
    textColor: '#333333',
    textHoverColor: '#D92B2F',
    list: [
      tab('首页', '/pages/index/index/index'),
      tab('分类', '/pages/goods/category/category'),
      tab('购物车', '/pages/goods/cart/cart'),
      tab('我的', '/pages/member/index/index'),
    ],
  },
  servicer: { h5: { type: 'none', open_url: '' }, weapp: { type: 'none', corpid: '', wxwork_url: '' } },
  invoice: { invoice_status: 0, type: [], invoice_content: [], invoice_rate: '0.00', invoice_money: '0.00' },
  express_template: { list: [] },
  store: { is_use: 0, list: [] },
  local: {
    is_use: 0,
    info: {
      time_is_open: 0,
      time_type: 0,
      time_week: [0, 1, 2, 3, 4, 5, 6],
      start_time: 0,
      end_time: 86_400,
      area_type: 1,
      start_money: '0.00',
      start_distance: '0',
      max_distance: '0',
      start_delivery_money: '0.00',
      continued_distance: '1',
      continued_delivery_money: '0.00',
    },
    areas: [],
    district_ids: [],
    is_open_step: 0,
  },
} satisfies Partial<Values>

/** What a shop has otherwise than the mall: no bar until it saves one. */
export const shopSettings = { bottom_nav: { ...siteSettings.bottom_nav, list: [] } } satisfies Partial<Values>

const empty = { title: '', content: '' }

/** What a new production mall has otherwise than the demo. */
const newMall = {
  point_exchange: { ...memberSettings.point_exchange, is_use: 0 },
  memberwithdraw: { ...memberSettings.memberwithdraw, is_use: 0 },
  membersignin: { ...memberSettings.membersignin, is_use: 0 },
  membercancel: { ...memberSettings.membercancel, is_enable: 0 },
  memberregister: { ...memberSettings.memberregister, is_use: 0 },
  memberconsume: { ...memberSettings.memberconsume, is_use: 0 },
  memberrecharge: { is_use: 0 },
  fenxiao_words: { concept: '', fenxiao_name: '', withdraw: '', account: '', my_team: '', child: '' },
  website: { ...contentSettings.website, title: '' },
  agreements: {
    register: empty,
    aftersale: empty,
    membercancel: empty,
    fenxiao: { ...empty, is_agreement: 0, img: '' },
  },
} satisfies Partial<Values>
