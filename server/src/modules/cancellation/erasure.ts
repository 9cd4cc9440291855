import type { DB } from '../../database/schema'

type Table = keyof DB & string

interface Erasure {
  table: Table
  /** beside member_id, in the order of the locks */
  key: string
  /** SQL of what is set; missing = the rows go */
  set?: string
  /** SQL of which rows; missing = all of the member */
  where?: string
}

/** In the lock order: the member is locked. */
export const erasures: readonly Erasure[] = [
  { table: 'content_unchecked', key: 'content_id' },
  { table: 'member_level_gift', key: 'level_id', where: 'given_time = 0' },
  { table: 'member_mobile', key: 'mobile' },
  { table: 'member_username', key: 'username' },
  { table: 'fenxiao_name', key: 'name' },
  { table: 'member_openid', key: 'openid' },
  { table: 'member_unionid', key: 'unionid' },
  { table: 'member_realname', key: 'member_id' },
  { table: 'member_address', key: 'id' },
  { table: 'member_bank_account', key: 'id' },
  { table: 'fenxiao_apply', key: 'apply_id' },
  { table: 'fenxiao', key: 'member_id', set: `fenxiao_name = '', mobile = ''` },
  { table: 'member_withdraw', key: 'id', set: `realname = '', mobile = '', account_number = '', bank_name = ''` },
  { table: 'member_browse', key: 'id' },
  { table: 'chat_socket', key: 'client_id' },
  { table: 'chat_binding', key: 'client_id' },
  // nobody is there any more who could be answered
  { table: 'chat_room', key: 'site_id', set: `content_type = 0, words = '', servicer_last_id = last_id` },
  // the numbers stay: none is missed
  {
    table: 'chat_message',
    key: 'id',
    set: `content_type = 0, words = '', goods_sku_id = 0, order_id = 0, check_id = 0`,
  },
  { table: 'site_message', key: 'message_key' },
  { table: 'message_reader', key: 'member_id' },
  { table: 'fenxiao_collect', key: 'collect_id' },
  { table: 'live_remind', key: 'live_id' },
  { table: 'verifier', key: 'site_id', set: 'state = 0' },
  { table: 'exchange_order', key: 'order_id', set: `member_name = '', mobile = '', full_address = ''` },
  // without a name and an address nobody can send it: it has ended
  {
    table: 'gift_order',
    key: 'order_id',
    set: `member_name = '', mobile = '', full_address = ''`,
    where: 'express_status = 0',
  },
  { table: 'goods_evaluate', key: 'evaluate_id', set: `member_name = '', member_headimg = ''` },
  { table: 'cart_item', key: 'cart_id' },
  { table: 'wholesale_cart_item', key: 'cart_id' },
]

/** What stays although it names the member: a number that leads to nobody any more. */
export const keptWith: Partial<Record<Table, string>> = {
  member: 'its fields are emptied (member/farewell.service.ts)',
  member_cancel: 'the request itself',
  member_identity: 'hashes: no second register reward',
  token: 'answers that the account is closed, for 30 days',
  account: 'the ledgers stay',
  account_log: 'the ledgers stay',
  member_coupon: 'given up, counted in its type',
  member_platform_coupon: 'given up, counted in its type',
  member_collect: 'counted in the goods',
  shop_member: 'counted in the shop',
  note_like: 'counted in the note',
  bargain_launch: 'ended',
  bargain_cut: 'of the price of a friend',
  bill_number: 'payments stay',
  pay_bill: 'payments stay',
  pay_bill_order: 'payments stay',
  pay_back: 'payments stay',
  recharge_order: 'payments stay',
  game_draw: 'the ledger of a game',
  fenxiao_order: 'the ledger of commissions',
  fenxiao_withdraw: 'the ledger of commissions',
  orders: 'what the shop must keep',
  order_line: 'what the shop must keep',
  order_line_owner: 'what the shop must keep',
  order_log: 'what the shop must keep',
  order_manjian: 'what the shop must keep',
  order_owner: 'what the shop must keep',
  order_package: 'what the shop must keep',
  order_payment: 'what the shop must keep',
  order_promotion: 'what the shop must keep',
  order_refund: 'what the shop must keep',
  order_complain: 'what the shop must keep',
  refund_log: 'what the shop must keep',
  shop_order: 'what the shop must keep',
  shop_refund: 'what the shop must keep',
  pintuan_order: 'what the shop must keep',
  presale_order: 'what the shop must keep',
  verify_code: 'of an order that is done',
  upload: 'whose a picture was; those of face and card are removed',
}
