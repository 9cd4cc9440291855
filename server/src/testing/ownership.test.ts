import { api, type Path } from '@mall/contract/api'
import type { Call } from '@mall/contract/define'
import { sql } from 'kysely'
import { modules } from '../modules'
import { becomeDistributor, earnCommission } from './earnings'
import { testMall, type TestMall } from './testMall'

jest.setTimeout(120_000)

/**
 * What one member has is nothing to another: every call that takes the id of something owned answers a stranger as it
 * answers an id that does not exist, and changes nothing. Generated from the contract: a call of which this file does
 * not know whose its ids are fails.
 */
const owner = 1
const stranger = 2
const absent = 4_000_000_000_000

/** Ids of what is everybody's, and secrets that are proved by themselves. */
const open = new Set([
  'sku_id',
  'goods_id',
  'site_id',
  'coupon_type_id',
  'platformcoupon_type_id',
  'seckill_id',
  'bl_id',
  'province_id',
  'city_id',
  'district_id',
  'community_id',
  'groupbuy_id',
  'pintuan_goods_id',
  // of a pintuan: it is joined by who is not in it
  'group_id',
  'presale_id',
  'topic_goods_id',
  'bargain_id',
  'website_id',
  'category_id',
  'brand_id',
  'captcha_id',
  'auth_card_no',
  'recharge_id',
  // the servicer of a site
  'servicer_id',
  // what everybody reads
  'note_id',
  // of a courier, told by the buyer
  'refund_delivery_no',
])

/** Of calls whose `id` is everybody's: an activity, or a launch that its owner shows to friends. */
const openAt: Partial<Record<Path, string[]>> = {
  // of an activity
  '/presale/api/goods/detail': ['id'],
  // what of the shared page is the owner's has a test of its own
  '/pintuan/api/order/detail': ['id'],
  '/bargain/api/bargain/launch': ['id'],
  '/bargain/api/bargain/info': ['id'],
  '/bargain/api/bargain/bargain': ['id'],
  // of what stands in the point shop, and of a game
  '/pointexchange/api/ordercreate/payment': ['id'],
  '/pointexchange/api/ordercreate/create': ['id'],
  '/turntable/api/turntable/info': ['id'],
  '/turntable/api/turntable/lottery': ['id'],
  '/cards/api/cards/info': ['id'],
  '/cards/api/cards/lottery': ['id'],
  '/egg/api/egg/info': ['id'],
  '/egg/api/egg/lottery': ['id'],
  // of a room that everybody sees
  '/live/api/live/remind': ['id'],
  // own draws only
  '/api/game/recordPage': ['id'],
}

type Owned =
  | 'unpaid'
  | 'closed'
  | 'shipped'
  | 'received'
  | 'line'
  | 'bill'
  | 'cart'
  | 'wholesaleCart'
  | 'address'
  | 'bankAccount'
  | 'withdrawal'
  | 'exchange'
  | 'footprint'
  | 'coupon'
  | 'launch'
  | 'presale'
  | 'gift'
  | 'commission'
  | 'followed'
  | 'socket'
  | 'message'
  | 'record'
type Values = Record<string, string | number>
interface Case {
  owned: Owned
  /** what else the call needs */
  beside?: Values
}

const address = { name: '林小满', mobile: '13800000002', address: '文三路 90 号', full_address: '浙江省-杭州市-西湖区' }
const bankAccount = {
  realname: '林小满',
  mobile: '13800000002',
  withdraw_type: 'alipay',
  bank_account: 'a@mall.test',
} as const
const xihu = { province_id: 330000, city_id: 330100, district_id: 330106 }
const checkout = (owned: Owned): Record<string, Case> => ({
  cart_ids: { owned },
  platform_coupon_id: { owned: 'coupon', beside: { sku_id: 2, num: 1 } },
})
const evaluation = {
  ...{ shop_desccredit: 5, shop_servicecredit: 5, shop_deliverycredit: 5 },
  goods_evaluate: '[{"order_goods_id":1,"scores":5,"explain_type":1,"again_content":"1"}]',
}
const order = (owned: Owned, beside: Values = {}) => ({ order_id: { owned, beside } })
const presale: Record<string, Case> = { id: { owned: 'presale' } }
/** A gift order of the stranger. */
const giftOfStranger = 4_000_000_000_001
const line = (beside: Values = {}) => ({ order_goods_id: { owned: 'line' as const, beside } })

const table: Partial<Record<Path, Record<string, Case>>> = {
  '/api/cart/edit': { cart_id: { owned: 'cart', beside: { num: 2 } } },
  '/api/cart/delete': { cart_id: { owned: 'cart' } },
  '/wholesale/api/cart/edit': { cart_id: { owned: 'wholesaleCart', beside: { num: 20 } } },
  '/wholesale/api/cart/delete': { cart_id: { owned: 'wholesaleCart' } },
  '/api/ordercreate/payment': checkout('cart'),
  '/api/ordercreate/calculate': checkout('cart'),
  '/api/ordercreate/create': checkout('cart'),
  '/wholesale/api/ordercreate/payment': { cart_ids: { owned: 'wholesaleCart' } },
  '/wholesale/api/ordercreate/calculate': { cart_ids: { owned: 'wholesaleCart' } },
  '/wholesale/api/ordercreate/create': { cart_ids: { owned: 'wholesaleCart' } },
  '/bargain/api/ordercreate/payment': { launch_id: { owned: 'launch' } },
  '/bargain/api/ordercreate/calculate': { launch_id: { owned: 'launch' } },
  '/bargain/api/ordercreate/create': { launch_id: { owned: 'launch' } },
  '/api/pay/info': { out_trade_no: { owned: 'bill' } },
  '/api/pay/type': { out_trade_no: { owned: 'bill' } },
  '/api/pay/status': { out_trade_no: { owned: 'bill' } },
  '/api/pay/pay': { out_trade_no: { owned: 'bill', beside: { pay_type: 'sandbox', return_url: '' } } },
  '/api/order/pay': { order_ids: { owned: 'unpaid' } },
  '/api/order/detail': order('shipped'),
  '/api/order/close': order('unpaid'),
  '/api/order/delete': order('closed'),
  '/api/order/takedelivery': order('shipped'),
  '/api/order/extendtakedelivery': order('shipped'),
  '/api/order/package': order('shipped'),
  '/api/order/evluateinfo': order('received'),
  '/api/goodsevaluate/add': {
    order_id: { owned: 'received', beside: evaluation },
    // who it is about tells the id alone
    order_no: { owned: 'received', beside: { ...evaluation, order_id: absent } },
  },
  '/api/goodsevaluate/again': { order_id: { owned: 'received', beside: evaluation } },
  '/api/orderrefund/refundData': line(),
  '/api/orderrefund/refund': line({ refund_type: 1, refund_reason: '其他' }),
  '/api/orderrefund/cancel': line(),
  '/api/orderrefund/delivery': line({ refund_delivery_name: '顺丰速运', refund_delivery_no: 'SF1' }),
  '/api/orderrefund/detail': line(),
  '/api/ordercomplain/detail': line(),
  '/api/ordercomplain/complain': line({ complain_reason: '其他' }),
  '/api/ordercomplain/cancel': line(),
  '/api/memberaddress/info': { id: { owned: 'address' } },
  '/api/memberaddress/edit': { id: { owned: 'address', beside: { ...address, ...xihu, is_default: 1, type: 1 } } },
  '/api/memberaddress/setdefault': { id: { owned: 'address' } },
  '/api/memberaddress/delete': { id: { owned: 'address' } },
  '/api/memberbankaccount/info': { id: { owned: 'bankAccount' } },
  '/api/memberbankaccount/edit': { id: { owned: 'bankAccount', beside: { ...bankAccount } } },
  '/api/memberbankaccount/setdefault': { id: { owned: 'bankAccount' } },
  '/api/memberbankaccount/delete': { id: { owned: 'bankAccount' } },
  '/api/memberwithdraw/detail': { id: { owned: 'withdrawal' } },
  '/api/goodsbrowse/delete': { id: { owned: 'footprint' } },
  '/pointexchange/api/order/info': order('exchange'),
  '/pointexchange/api/order/close': order('exchange'),
  '/gift/api/giftorder/info': order('gift'),
  '/gift/api/giftorder/address': {
    order_id: { owned: 'gift', beside: { address_id: absent } },
    address_id: { owned: 'address', beside: { order_id: giftOfStranger } },
  },
  '/presale/api/ordercreate/finalPayment': presale,
  '/presale/api/ordercreate/finalCalculate': presale,
  '/presale/api/ordercreate/finalCreate': presale,
  '/presale/api/order/pay': presale,
  '/presale/api/order/detail': order('presale'),
  '/presale/api/order/close': order('presale'),
  '/presale/api/order/delete': order('presale'),
  '/presale/api/refund/applyRefund': order('presale'),
  '/presale/api/refund/cancelRefund': order('presale'),
  '/fenxiao/api/order/info': { fenxiao_order_id: { owned: 'commission' } },
  '/fenxiao/api/goodscollect/delete': { collect_id: { owned: 'followed' } },
  '/sitemessage/api/sitemessage/seed': { id: { owned: 'message' } },
  '/sitemessage/api/sitemessage/deletemembersubmessage': { id: { owned: 'message' } },
  '/sitemessage/api/sitemessage/deleteMemberMessage': { id: { owned: 'message' } },
  '/sitemessage/api/sitemessage/recordsSeed': { id: { owned: 'record' } },
  '/sitemessage/api/sitemessage/getSiteMessageRecordsInfo': { id: { owned: 'record' } },
  '/servicer/api/chat/bind': { client_id: { owned: 'socket', beside: { site_id: 3 } } },
  '/servicer/api/chat/say': order('shipped', { site_id: 3, servicer_id: 4, content_type: 2 }),
}
/** The coupon in the checkout of a promotion is that of the ordinary one: the same code reads it. */
const ways = ['payment', 'calculate', 'create']
const sameAs: Partial<Record<string, string[]>> = Object.fromEntries([
  ...['groupbuy', 'topic', 'wholesale', 'seckill', 'bundling', 'pintuan', 'bargain'].flatMap((kind) =>
    ways.map((way) => [`/${kind}/api/ordercreate/${way}`, ['platform_coupon_id']]),
  ),
  ...['Payment', 'Calculate', 'Create'].map((way) => [
    `/presale/api/ordercreate/deposit${way}`,
    ['platform_coupon_id'],
  ]),
])

const served = modules.flatMap(({ routes }) => routes.map((route) => route.path))
const namesId = (name: string) => /(^|_)ids?$|_no$/.test(name)
const idsOf = (path: Path) => {
  const { auth, params } = api[path] as Call
  return auth === 'T' || auth === 't'
    ? Object.keys(params.entries).filter((name) => namesId(name) && !open.has(name))
    : []
}

let mall: TestMall
let mine: Record<Owned, number | string>
let tokens: { owner: string; stranger: string }
beforeAll(async () => {
  mall = await testMall({ seed: true })
  tokens = { owner: await mall.login(owner), stranger: await mall.login(stranger) }
  await mall.call('/api/cart/add', { sku_id: 1, num: 1 }, { token: tokens.owner })
  await mall.call('/wholesale/api/cart/add', { sku_id: 13650, num: 20 }, { token: tokens.owner })
  await mall.call('/api/ordercreate/create', { sku_id: 2, num: 1 }, { token: tokens.owner })
  await mall.call('/api/memberbankaccount/add', bankAccount, { token: tokens.owner })
  const { withdraw_type: transfer_type, bank_account: account_number, ...receiver } = bankAccount
  const application = { ...receiver, transfer_type, account_number, apply_money: '10.00' }
  await mall.call('/api/memberwithdraw/apply', application as never, { token: tokens.owner })
  const mug = { id: 1, num: 1, member_address: JSON.stringify({ ...address, ...xihu }) }
  await mall.call('/pointexchange/api/ordercreate/create', mug as never, { token: tokens.owner })
  const gift = { member_id: stranger, order_id: giftOfStranger, order_no: 'x', gift_id: 1, gift_name: 'x', num: 1 }
  await mall.mall.db
    .insertInto('gift_order')
    .values({ ...gift, create_time: 0 })
    .execute()
  for (const [memberId, name] of [
    [owner, '林小满的店'],
    [stranger, '别人的店'],
  ] as const)
    await becomeDistributor(mall, memberId, name)
  await earnCommission(mall, owner, 1000)
  await mall.call('/fenxiao/api/goodscollect/add', { sku_id: 1, goods_id: 1, site_id: 3 }, { token: tokens.owner })
  await mall.operator('/operator/api/message/send', { sub_type: 'group', title: '店庆', member_ids: String(owner) })
  await mall.mall.jobs.runDue()
  // somebody is there, and a socket of the owner's
  await mall.operator('/operator/api/chat/dialogs', { member_id: owner }, 3)
  await mall.mall.db.insertInto('chat_process').values({ process: 'p', until: 9e9 }).execute()
  await mall.mall.db
    .insertInto('chat_socket')
    .values({ client_id: 'socket-of-1', process: 'p', member_id: owner })
    .execute()
  mine = await belongings()
})
afterAll(() => mall.close())

async function belongings(): Promise<Record<Owned, number | string>> {
  const { db } = mall.mall
  const one = async (query: ReturnType<typeof sql<{ id: string }>>) => {
    const { rows } = await query.execute(db)
    if (!rows[0]) throw new Error('member 1 has nothing of the kind')
    return rows[0].id
  }
  const inState = (status: number) =>
    one(sql`SELECT order_id AS id FROM orders WHERE member_id = ${owner} AND order_status = ${status} LIMIT 1`)
  return {
    unpaid: await inState(0),
    closed: await inState(-1),
    shipped: await inState(3),
    received: await inState(4),
    line: await one(
      sql`SELECT order_goods_id AS id FROM order_line JOIN orders USING (member_id, order_id)
          WHERE member_id = ${owner} AND order_status = 3 LIMIT 1`,
    ),
    bill: await one(sql`SELECT out_trade_no AS id FROM orders WHERE member_id = ${owner} AND order_status = 0 LIMIT 1`),
    presale: await one(
      sql`SELECT presale_order_id AS id FROM presale_order WHERE member_id = ${owner} AND order_status = 1 LIMIT 1`,
    ),
    cart: await one(sql`SELECT cart_id AS id FROM cart_item WHERE member_id = ${owner} LIMIT 1`),
    wholesaleCart: await one(sql`SELECT cart_id AS id FROM wholesale_cart_item WHERE member_id = ${owner} LIMIT 1`),
    address: await one(sql`SELECT id FROM member_address WHERE member_id = ${owner} LIMIT 1`),
    bankAccount: await one(sql`SELECT id FROM member_bank_account WHERE member_id = ${owner} LIMIT 1`),
    exchange: await one(sql`SELECT order_id AS id FROM exchange_order WHERE member_id = ${owner} LIMIT 1`),
    withdrawal: await one(sql`SELECT id FROM member_withdraw WHERE member_id = ${owner} LIMIT 1`),
    gift: await one(
      sql`SELECT order_id AS id FROM gift_order WHERE member_id = ${owner} AND express_status = 0 LIMIT 1`,
    ),
    footprint: await one(sql`SELECT id FROM member_browse WHERE member_id = ${owner} LIMIT 1`),
    launch: await one(
      sql`SELECT launch_id AS id FROM bargain_launch WHERE member_id = ${owner} AND is_open = 1 LIMIT 1`,
    ),
    commission: await one(
      sql`SELECT fenxiao_order_id AS id FROM fenxiao_order WHERE member_id = ${owner} AND buyer_id = ${owner} LIMIT 1`,
    ),
    socket: 'socket-of-1',
    message: await one(
      sql`SELECT message_id AS id FROM site_message WHERE member_id = ${owner} AND record_id = 0 AND state = 0 LIMIT 1`,
    ),
    record:
      await one(sql`SELECT record_id AS id FROM site_message WHERE member_id = ${owner} AND record_id > 0 AND state = 0
      ORDER BY record_id DESC LIMIT 1`),
    followed: await one(sql`SELECT collect_id AS id FROM fenxiao_collect WHERE member_id = ${owner} LIMIT 1`),
    coupon: await one(
      sql`SELECT platformcoupon_id AS id FROM member_platform_coupon WHERE member_id = ${owner} LIMIT 1`,
    ),
  }
}

/** All that is kept of the owner, as one text. */
async function snapshot(): Promise<string> {
  const { db } = mall.mall
  const tables = await sql<{ name: string }>`
    SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND c.column_name = 'member_id' AND t.table_type = 'BASE TABLE' ORDER BY 1`.execute(
    db,
  )
  const parts: string[] = []
  for (const { name } of tables.rows) {
    const rows = await sql<{ sum: string | null }>`
      SELECT md5(string_agg(t::text, '' ORDER BY t::text)) AS sum FROM ${sql.table(name)} t WHERE member_id = ${owner}`.execute(
      db,
    )
    parts.push(`${name} ${rows.rows[0]?.sum ?? ''}`)
  }
  return parts.join('\n')
}

/** What the stranger is told, without the hour and without the id itself. */
async function told(path: Path, params: Values, id: string): Promise<string> {
  const answer = await mall.call(path, params as never, { token: tokens.stranger })
  const { code, message, data } = answer as { code: number; message: string; data: unknown }
  const text = JSON.stringify({ code, message, data })
  // a short one would be found in figures that mean something else
  return id.length > 6 ? text.replaceAll(id, 'ID') : text
}

it('knows of every id of a call whose it is', () => {
  const unknown = served.flatMap((path) => {
    const known = [...Object.keys(table[path] ?? {}), ...(sameAs[path] ?? []), ...(openAt[path] ?? [])]
    return idsOf(path)
      .filter((name) => !known.includes(name))
      .map((name) => `${path} ${name}`)
  })
  expect(unknown).toEqual([])
  const gone = Object.keys(table).filter((path) => !served.includes(path as Path))
  expect(gone).toEqual([])
})

it('answers a stranger as if it were not there, and changes nothing', async () => {
  const before = await snapshot()
  const leaks: string[] = []
  for (const [path, cases] of Object.entries(table) as [Path, Record<string, Case>][])
    for (const [name, { owned, beside }] of Object.entries(cases)) {
      const theirs = String(mine[owned])
      const nobodys = String(absent)
      const seen = await told(path, { ...beside, [name]: theirs }, theirs)
      const expected = await told(path, { ...beside, [name]: nobodys }, nobodys)
      if (seen !== expected) leaks.push(`${path} ${name}: ${seen.slice(0, 160)} instead of ${expected.slice(0, 160)}`)
    }
  expect(leaks).toEqual([])
  expect(await snapshot()).toBe(before)
})

it('would notice: the owner is answered otherwise', async () => {
  const fenxiao_order_id = mine.commission as number
  const earned = await mall.call('/fenxiao/api/order/info', { fenxiao_order_id }, { token: tokens.owner })
  expect(earned.code).toBe(0)
  const { code } = await mall.call('/api/order/detail', { order_id: mine.shipped as number }, { token: tokens.owner })
  expect(code).toBe(0)
  const before = await snapshot()
  await mall.call('/api/memberaddress/delete', { id: mine.address as number }, { token: tokens.owner })
  expect(await snapshot()).not.toBe(before)
})
