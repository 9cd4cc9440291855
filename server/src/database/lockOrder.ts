/**
 * The order in which a transaction locks rows (SELECT ... FOR UPDATE, UPDATE, DELETE, ON CONFLICT DO UPDATE): tables from
 * top to bottom, within a table ascending keys. No two transactions then ever wait for each other in a ring. Inserted rows
 * are nobody else's yet. Tests refuse every statement that goes back (testing/lockWatch.ts). Hot rows stand last; work on
 * them is handed to `atTheEnd`.
 */
export const lockOrder = [
  'idempotency',
  'mall_clock',
  'import_turn',
  'import_code',
  'setting',
  'limit_window',
  'captcha',
  'sms_code',
  'auth_ticket',
  'wechat_phone',
  'content_unchecked',
  'member',
  'member_level',
  'member_level_gift',
  'member_mobile',
  'member_username',
  'member_openid',
  'member_unionid',
  'token',
  'member_realname',
  'member_address',
  'member_browse',
  'member_collect',
  'shop_member',
  'verifier',
  'pay_bill',
  'presale_order',
  'orders',
  'order_line',
  'order_refund',
  'order_complain',
  'order_manjian',
  'pintuan_order',
  'shop_order',
  'shop_refund',
  'goods_evaluate',
  'account',
  'member_coupon',
  'member_platform_coupon',
  'cart_item',
  'wholesale_cart_item',
  'job',
  'category',
  'brand',
  'adv_position',
  'coupon_type',
  'platform_coupon_type',
  'shipping_template',
  'store',
  'store_use',
  'notice',
  'help_class',
  'help',
  'diy_page',
  'discount',
  'manjian',
  'free_shipping',
  'wholesale_goods',
  'groupbuy',
  'topic',
  'seckill_time',
  'seckill',
  'bundling',
  'pintuan',
  'pintuan_group',
  'bargain_launch',
  'bargain',
  'presale',
  'promotion_stock',
  'stock_log',
  'sku',
  'goods',
  'promotion_sale',
  'topic_goods',
  'shop',
  'rules_version',
] as const

export type LockedTable = (typeof lockOrder)[number]

const ranks = new Map<string, number>(lockOrder.map((table, rank) => [table, rank]))

/** undefined = a table that nobody may lock yet */
export const rankOf = (table: string): number | undefined => ranks.get(table)

/**
 * Rows that are changed only by who holds the row they belong to: they may be locked at any time while a row of one of
 * these tables is held. A job is named by the row it is about, and its worker holds nothing else.
 */
export const lockedUnder: Partial<Record<LockedTable, readonly LockedTable[]>> = {
  // every site's imports take their turn
  import_code: ['import_turn'],
  content_unchecked: ['member', 'orders', 'presale_order', 'goods_evaluate'],
  member_level: ['member', 'setting'],
  member_level_gift: ['member'],
  member_mobile: ['member'],
  member_openid: ['member'],
  member_unionid: ['member'],
  token: ['member'],
  member_address: ['member'],
  order_line: ['orders'],
  order_refund: ['orders'],
  order_complain: ['orders'],
  order_manjian: ['orders'],
  pintuan_order: ['orders'],
  shop_order: ['orders'],
  shop_refund: ['orders'],
  // a shop's list is saved under its setting
  shipping_template: ['setting'],
  store: ['setting'],
  store_use: ['setting'],
  job: lockOrder,
}

/** Columns whose values say which rows a statement locks. */
export const lockKeys: Partial<Record<LockedTable, readonly string[]>> = {
  idempotency: ['dist_key', 'caller', 'path', 'key'],
  import_turn: ['site_id'],
  member: ['member_id'],
  pay_bill: ['member_id', 'bill_id'],
  presale_order: ['member_id', 'presale_order_id'],
  orders: ['member_id', 'order_id'],
  goods_evaluate: ['evaluate_id'],
  account: ['member_id', 'kind'],
  member_coupon: ['member_id', 'coupon_id'],
  member_platform_coupon: ['member_id', 'platformcoupon_id'],
  cart_item: ['member_id', 'cart_id'],
  wholesale_cart_item: ['member_id', 'cart_id'],
  job: ['dist_key', 'kind', 'key'],
  coupon_type: ['site_id', 'coupon_type_id'],
  platform_coupon_type: ['site_id', 'platformcoupon_type_id'],
  seckill_time: ['seckill_time_id'],
  seckill: ['seckill_id'],
  bundling: ['bl_id'],
  pintuan: ['pintuan_id'],
  pintuan_group: ['site_id', 'group_id'],
  bargain_launch: ['site_id', 'launch_id'],
  bargain: ['site_id', 'bargain_id'],
  presale: ['presale_id'],
  groupbuy: ['site_id', 'groupbuy_id'],
  topic: ['site_id', 'topic_id'],
  promotion_stock: ['site_id', 'promotion_type', 'activity_id'],
  promotion_sale: ['site_id', 'promotion_type', 'activity_id'],
  topic_goods: ['site_id', 'topic_id', 'sku_id'],
  stock_log: ['site_id', 'sku_id', 'ref'],
  sku: ['site_id', 'sku_id'],
  goods: ['site_id', 'goods_id'],
  shop: ['site_id'],
}

/** The accounts of a member in the order of their locks: growth first, for it decides what a new level gives. */
export const accountOrder = ['growth', 'point', 'balance', 'balance_money', 'fenxiao'] as const
