/**
 * How every table is distributed. Its key stands in the primary key and in every unique and foreign key:
 * a member's rows and a shop's rows can then live on different machines.
 */
export type Family = 'member' | 'shop' | 'lookup' | 'reference'

/** key `member_id` */
const member = [
  'account',
  'account_log',
  'cart_item',
  'content_unchecked',
  'exchange_order',
  'game_draw',
  'gift_order',
  'member',
  'member_address',
  'member_bank_account',
  'member_browse',
  'member_cancel',
  'member_collect',
  'member_coupon',
  'member_level_gift',
  'member_platform_coupon',
  'member_realname',
  'member_withdraw',
  'order_complain',
  'order_line',
  'order_log',
  'order_manjian',
  'order_package',
  'order_payment',
  'order_promotion',
  'order_refund',
  'orders',
  'pay_back',
  'pay_bill',
  'pay_bill_order',
  'pintuan_order',
  'presale_order',
  'recharge_order',
  'refund_log',
  'shop_member',
  'site_message',
  'verifier',
  'wholesale_cart_item',
]

/** key `site_id`, 0 = the platform */
const shop = [
  'adv_position',
  'bargain',
  'exchange_goods',
  'game',
  'game_award',
  'bargain_cut',
  'bargain_launch',
  'brand',
  'bundling',
  'bundling_sku',
  'category',
  'city_site',
  'coupon_type',
  'discount',
  'discount_sku',
  'diy_page',
  'free_shipping',
  'gift',
  'goods',
  'goods_evaluate',
  'groupbuy',
  'help',
  'help_class',
  'import_code',
  'import_turn',
  'mall_clock',
  'manjian',
  'member_menu',
  'notice',
  'pintuan',
  'pintuan_goods',
  'pintuan_group',
  'operator_log',
  'platform_coupon_type',
  'presale',
  'promotion_sale',
  'promotion_stock',
  'promotion_stock_log',
  'recharge',
  'search_words',
  'seckill',
  'setting',
  'shipping_template',
  'shop',
  'shop_group',
  'shop_order',
  'shop_refund',
  'shop_trade',
  'sku',
  'stock_log',
  'store',
  'store_use',
  'topic',
  'topic_goods',
  'verify_record',
  'wholesale_goods',
  'wholesale_sku',
]

/** Keyed by the looked-up value itself: a table keyed by member_id cannot keep a mobile unique. */
const lookup: Record<string, string> = {
  auth_ticket: 'ticket_hash',
  bill_number: 'out_trade_no',
  captcha: 'captcha_id',
  id_node: 'node',
  // the member_id or site_id of the transaction that wrote the row
  idempotency: 'dist_key',
  job: 'dist_key',
  limit_window: 'subject',
  identity_key: 'id',
  member_identity: 'hash',
  member_mobile: 'mobile',
  member_openid: 'openid',
  member_unionid: 'unionid',
  member_username: 'username',
  order_line_owner: 'order_goods_id',
  order_owner: 'order_id',
  pay_notification: 'out_trade_no',
  sms_code: 'mobile',
  token: 'token_hash',
  upload: 'path',
  verify_code: 'verify_code',
  wechat_phone: 'code_hash',
}

/** Small and the same everywhere: a copy on every machine. */
const reference = ['member_level', 'region', 'rules_version', 'seckill_time']

export interface TableKey {
  family: Family
  /** null for reference tables */
  key: string | null
}

export const tableKeys: ReadonlyMap<string, TableKey> = new Map<string, TableKey>([
  ...member.map((name) => [name, { family: 'member', key: 'member_id' }] as const),
  ...shop.map((name) => [name, { family: 'shop', key: 'site_id' }] as const),
  ...Object.entries(lookup).map(([name, key]) => [name, { family: 'lookup', key }] as const),
  ...reference.map((name) => [name, { family: 'reference', key: null }] as const),
])
