import { api, type Path } from '@mall/contract/api'
import type { Call } from '@mall/contract/define'
import { configValues, type ConfigKey } from '@mall/contract/settings'
import { modules } from '../modules'
import { operatorModule } from '../operator/operator.routes'
import { fingerprint } from './fingerprint'
import { soundFields } from './hostileValues'
import { linesOf, putOrder } from './orders'
import {
  everyMember,
  isUnderRoof,
  memberOf,
  members,
  ofShop3,
  only,
  operators,
  roles,
  setUps,
  type Role,
  type Rows,
} from './roles'
import { testMall, type TestMall } from './testMall'

jest.setTimeout(120_000)

/** Who may make which call, generated from the contract: one request of every role to every served call. */
type Told = { status: number; code: number; name: string }
const ok = { status: 200 }
const refusals = {
  none: { ...ok, code: -1, name: 'TOKEN_NOT_EXIST' },
  ended: { ...ok, code: -10009, name: 'TOKEN_ERROR' },
  expired: { ...ok, code: -10010, name: 'TOKEN_EXPIRE' },
  noKey: { status: 401, code: -10009, name: 'TOKEN_ERROR' },
  notAllowed: { ...ok, code: -11006, name: 'NOT_ALLOWED' },
} as const
const atGate = new Set(Object.values(refusals).map((one) => JSON.stringify(one)))

const served = [...modules, operatorModule(() => Promise.resolve())].flatMap(({ routes }) =>
  routes.map((route) => route.path),
)
const authOf = (path: Path) => (api[path] as Call).auth
const isOperators = (path: Path) => ['S', 'P', 'D'].includes(authOf(path))

/** The envelope of the gate, or null: the role may pass. */
function gateOf(path: Path, role: Role): Told | null {
  if (isOperators(path)) {
    if (!operators.includes(role)) return refusals.noKey
    const foreign = authOf(path) === 'S' ? role === 'operator of 7' : role !== 'platform'
    return foreign ? refusals.notAllowed : null
  }
  if (authOf(path) !== 'T' || members.includes(role)) return null
  if (role === 'guest' || operators.includes(role)) return refusals.none
  return role === 'expired token' ? refusals.expired : refusals.ended
}

let world: TestMall
let rows: Rows
const headers: Partial<Record<Role, Record<string, string>>> = {}
const ready = new Set<Role>()

beforeAll(async () => {
  world = await testMall({ seed: true })
  const expired = await world.login(2)
  await world.operator('/operator/api/dev/clock', { seconds: 2 * 86_400 })
  rows = await rowsOfShop3()
  for (const role of members) if ((await setUps[role]?.(world)) !== false) ready.add(role)
  const out = await world.login(2)
  await world.call('/api/login/logout', {}, { token: out })
  for (const role of ['frozen', 'closed', ...members] as const)
    headers[role] = { token: await world.login(memberOf[role] ?? 0) }
  const change = world.mall.db.updateTable('member')
  await change
    .set({ status: 0 })
    .where('member_id', '=', memberOf.frozen ?? 0)
    .execute()
  await change
    .set({ is_delete: 1 })
    .where('member_id', '=', memberOf.closed ?? 0)
    .execute()
  const key = (text: string) => ({ authorization: `Bearer ${text}` })
  Object.assign(headers, {
    'made-up token': { token: 'QUJDREVGR0hJSktMTU5PUFFSU1RVVldY' },
    'expired token': { token: expired },
    'logged out': { token: out },
    'operator of 3': key('dev-site-key-3'),
    'operator of 7': key('dev-site-key-7'),
    platform: key(world.mall.config.operatorKeys.platform),
  })
})
afterAll(() => world.close())

async function rowsOfShop3(): Promise<Rows> {
  const token = await world.login(1)
  const { db } = world.mall
  const sku = await db
    .selectFrom('sku')
    .innerJoin('goods', (on) =>
      on.onRef('goods.goods_id', '=', 'sku.goods_id').onRef('goods.site_id', '=', 'sku.site_id'),
    )
    .select(['sku.sku_id', 'sku.goods_id'])
    .where('sku.site_id', '=', 3)
    .where('sku.stock', '>', 10)
    .where('goods.is_virtual', '=', 0)
    .where('goods.goods_state', '=', 1)
    .orderBy('sku.sku_id')
    .executeTakeFirstOrThrow()
  const order = async () => {
    const { data } = await world.call('/api/ordercreate/create', { sku_id: sku.sku_id, num: 1 }, { token })
    const row = await db
      .selectFrom('orders')
      .select('order_id')
      .where('member_id', '=', 1)
      .where('out_trade_no', '=', data)
      .executeTakeFirstOrThrow()
    return { id: row.order_id, bill: data }
  }
  const [unpaid, paid] = [await order(), await order()]
  await world.operator('/operator/api/dev/paymark', { out_trade_no: paid.bill, result: 'paid' })
  const near = await putOrder(world.mall, { type: 3, status: 1 })
  const [line] = await linesOf(world.mall, 1, (await putOrder(world.mall, { type: 1, status: 1 })).order_id)
  const why = { order_goods_id: line?.order_goods_id ?? 0, refund_type: 1 as const, refund_reason: '其他' }
  await world.call('/api/orderrefund/refund', why, { token })
  const presale = await db
    .selectFrom('presale_order')
    .select('presale_order_id')
    .where('site_id', '=', 3)
    .where('order_status', '=', 1)
    .executeTakeFirstOrThrow()
  await world.call('/presale/api/refund/applyRefund', { order_id: presale.presale_order_id }, { token })
  const evaluation = await db
    .selectFrom('goods_evaluate')
    .select('evaluate_id')
    .where('site_id', '=', 3)
    .executeTakeFirst()
  return {
    ...{ goods: sku.goods_id, sku: sku.sku_id, unpaid: unpaid.id, paid: paid.id, local: near.order_id },
    ...{ line: line?.order_goods_id ?? 0, evaluation: evaluation?.evaluate_id ?? 0 },
    presale: presale.presale_order_id,
  }
}

async function ask(path: Path, role: Role, fields: Record<string, string | number>, token?: string): Promise<Told> {
  const response = await world.app.inject({
    method: 'POST',
    url: path.replace('{path}', 'headimg'),
    headers: {
      ...(token ? { token } : headers[role]),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString(),
  })
  const { code, error_code: name = '' } = response.json<{ code: number; error_code?: string }>()
  return { status: response.statusCode, code, name }
}
const fieldsOf = (path: Path) => ({ ...soundFields(path), ...ofShop3[path]?.(rows) })
const needsNobody = (path: Path) => authOf(path) === '-' || authOf(path) === 't'
/** Where nobody is asked who he is, these stand for all. */
const few: readonly Role[] = ['guest', 'expired token', 'frozen', 'member', 'platform']
const show = (told: Told | null) => (told ? `${told.status} ${told.code} ${told.name}` : 'passes')

it('knows of every operator call of a shop what it acts on, of every special call whose it is', () => {
  expect(served.filter((path) => authOf(path) === 'S' && !ofShop3[path])).toEqual([])
  const special = (Object.keys(api) as Path[]).filter((path) => authOf(path) === 'T' && isUnderRoof(path))
  expect(special.filter((path) => !only[path] && !everyMember.includes(path))).toEqual([])
  expect([...Object.keys(only), ...everyMember].filter((path) => !(special as string[]).includes(path))).toEqual([])
})

it('has everybody for whom a served call is meant', () => {
  const wanted = served.flatMap((path) => only[path]?.to.map((role) => `${path}: ${role}`) ?? [])
  expect(wanted.filter((line) => !ready.has(line.split(': ')[1] as Role))).toEqual([])
})

it('refuses at the gate as the wire says, and writes nothing', async () => {
  const before = await fingerprint(world.mall.db, ['operator_log'])
  const odd: string[] = []
  let asked = 0
  for (const path of served)
    for (const role of roles) {
      const gate = gateOf(path, role)
      if (!gate) continue
      asked += 1
      const told = await ask(path, role, fieldsOf(path))
      if (show(told) !== show(gate)) odd.push(`${path} ${role}: ${show(told)} instead of ${show(gate)}`)
    }
  expect(odd).toEqual([])
  expect(asked).toBeGreaterThan(900)
  expect(await fingerprint(world.mall.db, ['operator_log'])).toEqual(before)
})

it('keeps the settings of the platform from the shops, every key of them', async () => {
  const odd: string[] = []
  for (const key of Object.keys(configValues) as ConfigKey[]) {
    const wanted = configValues[key].scope === 'P' ? refusals.notAllowed : null
    for (const path of ['/operator/api/config/get', '/operator/api/config/save'] as const) {
      const told = await ask(path, 'operator of 3', { key, site_id: 3, value: '{}' })
      if (wanted ? show(told) !== show(wanted) : told.code !== 0) odd.push(`${path} ${key}: ${show(told)}`)
    }
  }
  expect(odd).toEqual([])
})

it('opens special calls to those they are for only', async () => {
  const odd: string[] = []
  for (const path of served) {
    const special = only[path]
    if (!special) continue
    const fields = { ...soundFields(path), ...(await special.params?.(world)) }
    const before = await fingerprint(world.mall.db, [])
    for (const role of members.filter((one) => !special.to.includes(one))) {
      const told = await ask(path, role, fields)
      if (told.code >= 0) odd.push(`${path} ${role} got in`)
    }
    expect(await fingerprint(world.mall.db, [])).toEqual(before)
    for (const role of special.to) {
      const told = await ask(path, role, fields)
      if (told.code < 0) odd.push(`${path} ${role}: ${show(told)}`)
    }
  }
  expect(odd).toEqual([])
})

it('lets everybody else through: whatever is said comes from behind the gate', async () => {
  // a fresh mall is not what this test is about; operator.test.ts has it
  const paths = served.filter((path) => path !== '/operator/api/dev/reset' && !only[path])
  const odd: string[] = []
  for (const path of paths)
    for (const role of needsNobody(path) ? few : roles) {
      if (gateOf(path, role)) continue
      // logging out and a new password end tokens
      const token = authOf(path) === 'T' ? await world.login(memberOf[role] ?? 0) : undefined
      const told = await ask(path, role, fieldsOf(path), token)
      if (told.status !== 200 || atGate.has(JSON.stringify(told))) odd.push(`${path} ${role}: ${show(told)}`)
    }
  expect(odd).toEqual([])
})

it('answers a bad token as a guest where none is needed', async () => {
  const odd: string[] = []
  for (const path of served.filter((one) => authOf(one) === 't')) {
    const answers = new Set<string>()
    for (const role of ['guest', 'made-up token', 'expired token', 'logged out', 'frozen', 'closed'] as const) {
      const payload = new URLSearchParams(soundFields(path)).toString()
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      const { body } = await world.app.inject({
        method: 'POST',
        url: path,
        headers: { ...type, ...headers[role] },
        payload,
      })
      const { timestamp, ...rest } = JSON.parse(body) as { timestamp: number }
      expect(timestamp).toBe(world.clock.now())
      // every reader of a note counts
      answers.add(JSON.stringify(rest).replace(/"read_num":\d+/, ''))
    }
    if (answers.size !== 1) odd.push(path)
  }
  expect(odd).toEqual([])
})

it('takes no key for a token and no token for a key', async () => {
  const platform = world.mall.config.operatorKeys.platform
  headers.guest = { token: platform }
  expect(await ask('/api/member/info', 'guest', {})).toEqual(refusals.ended)
  headers.guest = { authorization: `Bearer ${headers.member?.token}` }
  expect(await ask('/operator/api/dev/rundue', 'guest', {})).toEqual(refusals.noKey)
  headers.guest = { cookie: `token=${headers.member?.token}; authorization=Bearer ${platform}` }
  expect(await ask('/api/member/info', 'guest', {})).toEqual(refusals.none)
  expect(await ask('/operator/api/dev/rundue', 'guest', {})).toEqual(refusals.noKey)
  headers.guest = {}
})
