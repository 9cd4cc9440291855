import type { Path } from '@mall/contract/api'
import { becomeDistributor, earnCommission } from './earnings'
import { pickupCode } from './pickupCode'
import type { TestMall } from './testMall'

/** Everybody who may stand before a call. */
export const roles = [
  'guest',
  'made-up token',
  'expired token',
  'logged out',
  'frozen',
  'closed',
  'member',
  'verifier of 3',
  'verifier of 7',
  'distributor',
  'operator of 3',
  'operator of 7',
  'platform',
] as const
export type Role = (typeof roles)[number]

export const operators: readonly Role[] = ['operator of 3', 'operator of 7', 'platform']
/** Their token is good. */
export const members: readonly Role[] = ['member', 'verifier of 3', 'verifier of 7', 'distributor']

/** Members of the demo mall who play a part; a servicer is no member here but whoever has the shop's key. */
export const memberOf: Partial<Record<Role, number>> = {
  member: 1,
  frozen: 4,
  closed: 5,
  'verifier of 3': 6,
  'verifier of 7': 7,
  distributor: 8,
}

/** Makes a member what the role says; false where the mall cannot. */
type SetUp = (world: TestMall) => Promise<boolean>
const verifierOf = (site: number, role: Role): SetUp => {
  const path = '/operator/api/verifier/save'
  return async (world) => {
    const params = { member_id: memberOf[role] ?? 0, verifier_name: `desk of ${site}`, state: 1 as const }
    return (await world.operator(path, params, site)).code >= 0
  }
}
export const setUps: Partial<Record<Role, SetUp>> = {
  'verifier of 3': verifierOf(3, 'verifier of 3'),
  'verifier of 7': verifierOf(7, 'verifier of 7'),
  distributor: async (world) => {
    const memberId = memberOf.distributor ?? 0
    const done = await becomeDistributor(world, memberId, '路人丙的店')
    if (done) await earnCommission(world, memberId, 20_000)
    return done
  },
}

/** Calls of members that are open to some of them only; the others get code -1 (or what `refused` says). */
interface Only {
  to: readonly Role[]
  params?: (world: TestMall) => Promise<Record<string, string | number>>
}
const desk: Only = { to: ['verifier of 3', 'verifier of 7'] }
const codeOfShop3: Only = { to: ['verifier of 3'], params: async (world) => ({ verify_code: await pickupCode(world) }) }
/** more than the least that can be withdrawn */
const distributors: Only = { to: ['distributor'], params: () => Promise.resolve({ money: '150.00' }) }

export const only: Partial<Record<Path, Only>> = {
  '/api/verify/checkisverifier': desk,
  '/api/verify/lists': desk,
  '/api/verify/verifyInfo': codeOfShop3,
  '/api/verify/verify': codeOfShop3,
  '/fenxiao/api/withdraw/apply': distributors,
}

/** Calls under these roofs are open to every member: said here, so that a new one has to be thought about. */
const roofs = ['/api/verify/', '/fenxiao/', '/servicer/']
export const isUnderRoof = (path: Path) => roofs.some((roof) => path.startsWith(roof))
export const everyMember: readonly Path[] = [
  '/fenxiao/api/apply/status',
  '/fenxiao/api/apply/info',
  '/fenxiao/api/apply/applyfenxiao',
  '/fenxiao/api/apply/existFenxiaoName',
  '/fenxiao/api/fenxiao/sourceinfo',
  '/fenxiao/api/fenxiao/detail',
  '/fenxiao/api/fenxiao/teamnum',
  '/fenxiao/api/fenxiao/team',
  '/fenxiao/api/fenxiao/poster',
  '/fenxiao/api/order/page',
  '/fenxiao/api/order/info',
  '/fenxiao/api/account/page',
  '/fenxiao/api/withdraw/page',
  '/fenxiao/api/goods/page',
  '/fenxiao/api/goods/detail',
  '/fenxiao/api/goodscollect/add',
  '/fenxiao/api/goodscollect/delete',
  '/fenxiao/api/goodscollect/page',
  '/servicer/api/chat/hasServicers',
  '/servicer/api/chat/bind',
  '/servicer/api/chat/say',
  '/servicer/api/chat/dialogs',
  '/servicer/api/chat/bye',
  '/servicer/api/chat/setRead',
  '/servicer/api/chat/chatList',
  '/servicer/api/chat/servicerList',
]

/** What an S call acts on, of shop 3: its key and the platform's pass, the key of shop 7 is refused. */
export type Rows = Record<'goods' | 'sku' | 'unpaid' | 'paid' | 'local' | 'line' | 'evaluation' | 'presale', number>
export const ofShop3: Partial<Record<Path, (rows: Rows) => Record<string, string | number>>> = {
  '/operator/api/pending/lists': () => ({ kind: 'ship', site_id: 3 }),
  '/operator/api/config/get': () => ({ key: 'store', site_id: 3 }),
  '/operator/api/config/save': () => ({ key: 'store', site_id: 3, value: '{}' }),
  '/operator/api/diy/save': () => ({ site_id: 3, name: 'DIY_VIEW_SHOP_INDEX', title: 'x', value: '{}' }),
  '/operator/api/goods/state': ({ goods }) => ({ goods_id: goods, goods_state: 1 }),
  '/operator/api/goods/sku': ({ sku }) => ({ sku_id: sku }),
  '/operator/api/chat/dialogs': () => ({ member_id: 1, site_id: 3 }),
  '/operator/api/chat/reply': () => ({ member_id: 1, site_id: 3, content_type: 0, message: 'x' }),
  '/operator/api/message/send': () => ({ site_id: 3, sub_type: 'group', title: 'x' }),
  '/operator/api/evaluate/audit': ({ evaluation }) => ({ evaluate_id: evaluation, is_audit: 1 }),
  '/operator/api/order/lists': () => ({ order_status: -1, site_id: 3 }),
  '/operator/api/order/adjust': ({ unpaid }) => ({ order_id: unpaid, adjust_money: '-1.00' }),
  '/operator/api/order/localdelivery': ({ local }) => ({ order_id: local, deliverer: 'x', deliverer_mobile: '1' }),
  '/operator/api/refund/agree': ({ line }) => ({ order_goods_id: line }),
  '/operator/api/refund/refuse': ({ line }) => ({ order_goods_id: line, refund_refuse_reason: 'x' }),
  '/operator/api/refund/receive': ({ line }) => ({ order_goods_id: line }),
  '/operator/api/refund/transfer': ({ line }) => ({ order_goods_id: line, refund_pay_type: 'online_refund_pay' }),
  '/operator/api/refund/presale': ({ presale }) => ({ order_id: presale, agree: 0, reason: 'x' }),
  '/operator/api/import': () => ({
    data: '{"stores":[{"shop":"shop-3","code":"x","store_name":"x","longitude":120,"latitude":30}]}',
    dry_run: 1,
  }),
  '/operator/api/promotion/create': () => ({
    ...{ kind: 'groupbuy', site_id: 3 },
    data: '{"goods_id":301,"groupbuy_price":"1.00","buy_num":2,"start_time":1,"end_time":4000000000}',
  }),
  '/operator/api/promotion/close': () => ({ kind: 'groupbuy', id: 1 }),
  '/operator/api/content/save': () => ({ kind: 'note', id: 1, data: '{"label":"x"}' }),
  '/operator/api/content/delete': () => ({ kind: 'note', id: 4 }),
  '/operator/api/verifier/save': () => ({ site_id: 3, member_id: 3, verifier_name: 'x', state: 1 }),
  '/operator/api/order/close': ({ unpaid }) => ({ order_id: unpaid }),
  '/operator/api/order/ship': ({ paid }) => ({ order_id: paid, express_company_name: 'x', delivery_no: '1' }),
}
