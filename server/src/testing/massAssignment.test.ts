import { api, type Path } from '@mall/contract/api'
import type { Call } from '@mall/contract/define'
import { sql } from 'kysely'
import { modules } from '../modules'
import { Life } from './memberLife'
import { saveSetting } from './loginWorld'
import { testMall, type TestMall } from './testMall'

jest.setTimeout(120_000)

/**
 * A member's whole life, every call with the name of every column of the database as further fields: what the contract
 * does not name is written nowhere. The value is one that nothing else has, so that it is found wherever it went.
 */
const mark = '31337'

/** Calls that members make and that write nothing; all others must be part of the life. */
const reads: Path[] = [
  '/bundling/api/ordercreate/calculate',
  '/bundling/api/ordercreate/payment',
  '/seckill/api/ordercreate/calculate',
  '/seckill/api/ordercreate/payment',
  '/bargain/api/bargain/launchPage',
  '/bargain/api/goods/bargainingList',
  '/bargain/api/ordercreate/calculate',
  '/bargain/api/ordercreate/payment',
  '/api/cart/count',
  '/api/cart/goodslists',
  '/api/cart/lists',
  '/api/goodsbrowse/page',
  '/api/goodscollect/iscollect',
  '/api/goodscollect/page',
  '/api/login/verifytoken',
  '/api/member/couponnum',
  '/api/member/detail',
  '/api/member/info',
  '/api/member/issetpayaassword',
  '/api/memberaccount/info',
  '/api/memberaccount/page',
  '/api/memberaccount/sum',
  '/api/memberaddress/info',
  '/api/memberaddress/page',
  '/api/memberauth/info',
  '/api/memberbankaccount/defaultinfo',
  '/api/memberbankaccount/info',
  '/api/memberbankaccount/page',
  '/api/membersignin/issign',
  '/api/memberwithdraw/config',
  '/api/memberwithdraw/detail',
  '/api/memberwithdraw/info',
  '/api/memberwithdraw/page',
  '/api/memberwithdraw/transferType',
  '/api/order/detail',
  '/api/order/evluateinfo',
  '/api/order/lists',
  '/api/order/num',
  '/api/order/package',
  '/api/ordercreate/calculate',
  '/api/ordercreate/payment',
  '/api/pay/info',
  '/api/pay/status',
  '/api/ordercomplain/detail',
  '/api/orderrefund/detail',
  '/api/orderrefund/lists',
  '/api/orderrefund/refundData',
  '/api/shopmember/issubscribe',
  '/api/shopmember/membershoppages',
  '/api/verify/checkisverifier',
  '/api/verify/lists',
  '/api/verify/verifyInfo',
  '/api/virtualgoods/lists',
  '/coupon/api/coupon/memberpage',
  '/coupon/api/coupon/num',
  '/coupon/api/coupon/receivedNum',
  '/fenxiao/api/account/page',
  '/fenxiao/api/apply/existFenxiaoName',
  '/fenxiao/api/apply/info',
  '/fenxiao/api/apply/status',
  '/fenxiao/api/fenxiao/detail',
  '/fenxiao/api/fenxiao/poster',
  '/fenxiao/api/fenxiao/sourceinfo',
  '/fenxiao/api/fenxiao/team',
  '/fenxiao/api/fenxiao/teamnum',
  '/fenxiao/api/goods/detail',
  '/fenxiao/api/goods/page',
  '/fenxiao/api/goodscollect/page',
  '/fenxiao/api/order/info',
  '/fenxiao/api/order/page',
  '/fenxiao/api/withdraw/page',
  '/gift/api/giftorder/info',
  '/gift/api/giftorder/page',
  '/groupbuy/api/ordercreate/calculate',
  '/groupbuy/api/ordercreate/payment',
  '/membercancel/api/membercancel/accountInfo',
  '/membercancel/api/membercancel/info',
  '/memberrecharge/api/order/page',
  '/pintuan/api/order/page',
  '/pintuan/api/ordercreate/calculate',
  '/pintuan/api/ordercreate/payment',
  '/pointexchange/api/order/info',
  '/pointexchange/api/order/page',
  '/pointexchange/api/ordercreate/payment',
  '/api/game/recordPage',
  '/notes/api/record/isDianzan',
  '/platformcoupon/api/platformcoupon/memberpage',
  '/platformcoupon/api/platformcoupon/num',
  '/platformcoupon/api/platformcoupon/receivedNum',
  '/presale/api/order/detail',
  '/presale/api/order/page',
  '/presale/api/ordercreate/depositCalculate',
  '/presale/api/ordercreate/depositPayment',
  '/presale/api/ordercreate/finalCalculate',
  '/presale/api/ordercreate/finalPayment',
  '/servicer/api/chat/chatList',
  '/servicer/api/chat/dialogs',
  '/servicer/api/chat/hasServicers',
  '/servicer/api/chat/servicerList',
  '/sitemessage/api/sitemessage/lists',
  '/sitemessage/api/sitemessage/getpermessagecount',
  '/sitemessage/api/sitemessage/getSiteMemberSubMessageOrderList',
  '/sitemessage/api/sitemessage/getSiteMemberSubMessageDeliveryList',
  '/sitemessage/api/sitemessage/getSiteMemberSubMessagePromotionList',
  '/sitemessage/api/sitemessage/getSiteMemberSubMessageAccountList',
  '/sitemessage/api/sitemessage/getSiteMemberSubMessageGroupList',
  '/sitemessage/api/sitemessage/getSiteMemberSubMessageServicerList',
  '/sitemessage/api/sitemessage/getSiteMessageRecordsInfo',
  '/topic/api/ordercreate/calculate',
  '/topic/api/ordercreate/payment',
  '/wholesale/api/cart/count',
  '/wholesale/api/cart/lists',
  '/wholesale/api/ordercreate/calculate',
  '/wholesale/api/ordercreate/payment',
]

/** A form has 200 fields at most: four members live the same life, each with a quarter of the names. */
const quarters = [0, 1, 2, 3] as const

/** Read from every call (README section 2); an order keeps website_id, the city that the shopper looked at. */
const base = new Set(['token', 'idempotency_key', 'encrypt', 'app_type', 'app_type_name', 'app_version', 'website_id'])

async function columnsOf({ mall }: TestMall): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1`.execute(
    mall.db,
  )
  return rows.map(({ name }) => name).filter((name) => !base.has(name))
}

/** Tables with rows that hold the mark as a value of its own, also as yuan turned into cents. */
async function marked({ mall: { db } }: TestMall): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`.execute(db)
  const parts = rows.map(
    ({ name }) => sql`SELECT ${name}::text AS name, t::text AS row FROM ${sql.table(name)} t
      WHERE t::text ~ ${`(^|[^0-9.])${mark}(00)?([^0-9]|$)`}`,
  )
  const found = await sql<{ name: string; row: string }>`${sql.join(parts, sql` UNION ALL `)}`.execute(db)
  return found.rows.map(({ name, row }) => `${name} ${row.slice(0, 300)}`)
}

const served = modules.flatMap(({ routes }) => routes.map((route) => route.path))

describe.each(quarters)('quarter %i of the columns', (quarter) => {
  let world: TestMall
  beforeAll(async () => {
    world = await testMall({ seed: true })
    await saveSetting(world, 'register', { third_party: 1, bind_mobile: 0 })
  })
  afterAll(() => world.close())

  it('writes nothing that the contract does not name', async () => {
    const columns = await columnsOf(world)
    expect(columns).toEqual(
      expect.arrayContaining(['member_level', 'balance_money', 'pay_status', 'order_status', 'price']),
    )
    expect(await marked(world)).toEqual([])
    const mine = columns.filter((_, at) => at % quarters.length === quarter)
    const extras = (path: Path) => {
      const own = (api[path] as Call).params.entries
      const free = mine.filter((name) => !(name in own))
      // a multipart body has 30 fields at most
      const some = path.startsWith('/api/upload/') ? free.slice(0, 20) : free
      return Object.fromEntries(some.map((name) => [name, mark]))
    }
    const life = new Life(world, { extras })
    await life.all()
    expect(life.told.filter(({ code }) => code < 0)).toEqual([])
    expect(await marked(world)).toEqual([])

    const lived = new Set(life.told.map(({ path }) => path))
    const members = served.filter((path) => (api[path] as Call).auth === 'T')
    expect(members.filter((path) => !lived.has(path) && !reads.includes(path))).toEqual([])
    expect(reads.filter((path) => !members.includes(path) || lived.has(path))).toEqual([])
  })

  it('gives a newcomer nothing but what the mall gives', async () => {
    const rows = await world.mall.db.selectFrom('member').selectAll().where('mobile', 'like', '139%').execute()
    expect(rows.length).toBeGreaterThan(1)
    for (const { status, is_delete, source_member, sign_days_series } of rows) {
      expect([status, is_delete, source_member]).toEqual([1, 0, 0])
      // the member of the life has come today
      expect(sign_days_series).toBeLessThanOrEqual(1)
    }
  })

  it('would notice', async () => {
    await world.mall.db
      .updateTable('member')
      .set({ source_member: Number(mark) })
      .where('member_id', '=', 1)
      .execute()
    expect(await marked(world)).toHaveLength(1)
  })
})
