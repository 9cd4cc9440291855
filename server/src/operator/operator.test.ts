import { readConfig } from '../config'
import { serve, serveOnce } from '../http/route'
import type { Module } from '../modules/module'
import { apart } from '../testing/secondConnections'
import { testMall, type TestMall } from '../testing/testMall'
import { findOperator } from './keys'

let ran = 0
let seeded = 0
let during: (() => Promise<void>) | undefined
const sample: Module = {
  routes: [
    serveOnce('/operator/api/goods/state', async (_, ctx) => {
      ran++
      await during?.()
      expect(ctx.operator).not.toBeNull()
      return { data: null }
    }),
    serve('/operator/api/pending/lists', ({ site_id }) => ({ count: site_id ?? -1, page_count: ++ran, list: [] })),
    serveOnce('/operator/api/notice/delete', async () => ({ data: null })),
    serve('/operator/api/dev/captcha', ({ captcha_id }) => ({ code: captcha_id.slice(0, 4) })),
    serve('/api/login/verifytoken', () => null),
  ],
  seed: async (mall) => {
    seeded++
    await mall.tx((trx) => mall.settings.save(trx, 'style_theme', 0, { name: 'pink' }))
  },
}
const platformKey = 'a-platform-key-of-tests'

let mall: TestMall
beforeAll(async () => {
  const { operatorKeys } = readConfig({ MALL_OPERATOR_KEYS: '3:key-of-shop-three', MALL_OPERATOR_KEY: platformKey })
  mall = await testMall({ modules: [sample], config: { operatorKeys } })
})
afterAll(() => mall.close())

const form = 'application/x-www-form-urlencoded'
const ask = async (url: string, authorization?: string, payload = 'goods_id=1&goods_state=1', type = form) => {
  const headers = { 'content-type': type, ...(authorization === undefined ? {} : { authorization }) }
  const response = await mall.app.inject({ method: 'POST', url, headers, payload })
  const { code } = JSON.parse(response.body) as { code: number }
  return [response.statusCode, code]
}
const state = '/operator/api/goods/state'

it.each([
  [undefined, 401, -10009],
  ['', 401, -10009],
  ['Bearer ', 401, -10009],
  ['Bearer wrong', 401, -10009],
  ['Basic ' + platformKey, 401, -10009],
  [`Bearer ${platformKey} x`, 401, -10009],
  [`Bearer ${platformKey}`, 200, 0],
  [`bearer ${platformKey}`, 200, 0],
  ['Bearer key-of-shop-three', 200, 0],
  // the environment names another key for shop 3
  ['Bearer dev-site-key-3', 401, -10009],
  ['Bearer dev-site-key-7', 200, 0],
  ['Bearer dev-site-key-0', 401, -10009],
  ['Bearer dev-platform-key', 401, -10009],
])('%s', async (authorization, status, code) => expect(await ask(state, authorization)).toEqual([status, code]))

it('takes no key from query or body', async () => {
  expect(await ask(`${state}?key=${platformKey}`, undefined, `authorization=Bearer ${platformKey}`)).toEqual([
    401, -10009,
  ])
})

it('takes a JSON body of the same fields', async () => {
  const key = `Bearer ${platformKey}`
  expect(await ask(state, key, '{"goods_id":1,"goods_state":1}', 'application/json')).toEqual([200, 0])
  expect(await ask(state, key, '{"goods_id":1', 'application/json')).toEqual([200, -10006])
  expect(await ask(state, key, '[1]', 'application/json')).toEqual([200, -10006])
  expect(await ask(state, key, '{"__proto__":{"goods_id":1}}', 'application/json')).toEqual([200, -10006])
})

it('refuses values of 100,000 levels, as JSON and as text in a form', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const key = `Bearer ${platformKey}`
  const save = '/operator/api/config/save'
  expect(await ask(save, key, `{"key":"search","value":${deep}}`, 'application/json')).toEqual([200, -10006])
  for (const value of [deep, `{"default_words":${deep}}`, `{"x":${deep}}`])
    expect(await ask(save, key, `key=search&value=${value}`)).toEqual([200, -10006])
})

it('keeps P and D calls to the platform key', async () => {
  expect(await mall.operator('/operator/api/notice/delete', { id: 1 })).toMatchObject({ code: 0 })
  expect(await mall.operator('/operator/api/notice/delete', { id: 1 }, 7)).toMatchObject({ code: -11006 })
  expect(await mall.operator('/operator/api/dev/clock', { seconds: 0 }, 7)).toMatchObject({ code: -11006 })
})

it('takes the site of a site key, and site_id with the platform key', async () => {
  const list = (params: object, site?: number) =>
    mall.operator('/operator/api/pending/lists', { kind: 'ship', ...params }, site)
  expect((await list({}, 7)).data.count).toBe(7)
  expect((await list({ site_id: 7 }, 7)).data.count).toBe(7)
  expect((await list({ site_id: 0 }, 7)).data.count).toBe(7)
  expect(await list({ site_id: 8 }, 7)).toMatchObject({ code: -11006 })
  expect((await list({ site_id: 8 })).data.count).toBe(8)
})

it('is idempotent per operator key, reads too', async () => {
  ran = 0
  const once = (site: number, goods_state: 0 | 1 = 1) =>
    mall.operator(state, { goods_id: 1, goods_state }, site, { base: { idempotency_key: 'same' } })
  expect([await once(0), await once(0), await once(7)]).toMatchObject([{ code: 0 }, { code: 0 }, { code: 0 }])
  expect(ran).toBe(2)
  expect(await once(0, 0)).toMatchObject({ code: -11002 })
  const list = () =>
    mall.operator('/operator/api/pending/lists', { kind: 'ship' }, 0, { base: { idempotency_key: 'same' } })
  expect((await list()).data).toEqual((await list()).data)
})

it('writes every call down, without secrets', async () => {
  await mall.operator(state, { goods_id: 4711, goods_state: 1 }, 7)
  await mall.operator('/operator/api/notice/delete', { id: 12 }, 7)
  const rows = await mall.mall.db.selectFrom('operator_log').selectAll().orderBy('log_id', 'desc').limit(2).execute()
  const at = mall.clock.now()
  expect(rows).toMatchObject([
    {
      site_id: 7,
      key_name: 'site:7',
      path: '/operator/api/notice/delete',
      row_ids: 'id=12',
      code: -11006,
      create_time: at,
    },
    { site_id: 7, key_name: 'site:7', path: state, row_ids: 'goods_id=4711', code: 0, create_time: at },
  ])
  const all = JSON.stringify(await mall.mall.db.selectFrom('operator_log').selectAll().execute())
  expect(all).not.toContain(platformKey)
  expect(all).not.toContain('site-key')
})

describe('the log', () => {
  const lastLine = () =>
    mall.mall.db.selectFrom('operator_log').selectAll().orderBy('log_id', 'desc').executeTakeFirstOrThrow()
  const count = async () => (await mall.mall.db.selectFrom('operator_log').select('log_id').execute()).length
  const key = `Bearer ${platformKey}`

  it('names the ids that the call declares and no others', async () => {
    const padding = Array.from({ length: 16 }, (_, i) => `${String.fromCharCode(97 + i)}_id=${'1'.repeat(64)}`).join(
      '&',
    )
    expect(await ask(state, key, `${padding}&goods_id=4711&goods_state=1&site_id=3`)).toEqual([200, 0])
    expect((await lastLine()).row_ids).toBe('site_id=3 goods_id=4711')
  })

  it('makes values safe that no id has', async () => {
    const ids = ['%00', 'x'.repeat(5000), '1 goods_id=2', '%0a1', '%F0%9F%98%80']
    for (const id of ids) expect((await ask(state, key, `goods_id=${id}&goods_state=1`))[0]).toBe(200)
    expect(await ask(state, key, 'x_id=%00&goods_id=4711&goods_state=1')).toEqual([200, 0])
    const rows = await mall.mall.db
      .selectFrom('operator_log')
      .select('row_ids')
      .orderBy('log_id', 'desc')
      .limit(ids.length + 1)
      .execute()
    const written = rows.map(({ row_ids }) => row_ids).reverse()
    expect(written).toEqual([
      'goods_id=?',
      `goods_id=${'x'.repeat(200)}`,
      'goods_id=1?goods_id?2',
      'goods_id=?1',
      'goods_id=??',
      'goods_id=4711',
    ])
  })

  it('has a call that cannot be read, too, with its code', async () => {
    const before = await count()
    expect(await ask(state, key, 'goods_id=%zz')).toEqual([200, -10006])
    expect(await ask(state, key, '{"goods_id":', 'application/json')).toEqual([200, -10006])
    expect(await count()).toBe(before + 2)
    expect(await lastLine()).toMatchObject({ path: state, row_ids: '', code: -10006 })
  })

  it('has a line for a call that is answered from its row, and none for a wrong key', async () => {
    const before = await count()
    const base = { idempotency_key: 'logged' }
    for (let i = 0; i < 2; i++) await mall.operator(state, { goods_id: 1, goods_state: 1 }, 0, { base })
    expect(await count()).toBe(before + 2)
    await ask(state, 'Bearer wrong')
    expect(await count()).toBe(before + 2)
  })

  it('cannot be written: the call does not run', async () => {
    ran = 0
    const { db } = mall.mall
    const insert = jest.spyOn(db, 'insertInto').mockImplementation(() => {
      throw new Error('no space left')
    })
    expect(await ask(state, key)).toEqual([500, -10005])
    insert.mockRestore()
    expect(ran).toBe(0)
  })

  it('is written before the call runs: its outcome is open until then', async () => {
    let open: Awaited<ReturnType<typeof lastLine>> | undefined
    during = async () => void (open = await apart(lastLine))
    await mall.operator(state, { goods_id: 815, goods_state: 1 })
    during = undefined
    expect(open).toMatchObject({ path: state, row_ids: 'goods_id=815', code: -10005 })
    expect(await lastLine()).toEqual({ ...open, code: 0 })
  })
})

it('has no D calls in production', async () => {
  const { operatorKeys } = readConfig({
    MALL_MODE: 'production',
    MALL_OPERATOR_KEY: platformKey,
    MALL_H5_ORIGIN: 'https://mall.example',
  })
  const production = await testMall({ modules: [sample], config: { mode: 'production', operatorKeys } })
  for (const path of ['clock', 'rundue', 'reset', 'captcha'] as const) {
    const url = `/operator/api/dev/${path}`
    const response = await production.app.inject({
      method: 'POST',
      url,
      headers: { authorization: `Bearer ${platformKey}` },
    })
    expect([response.statusCode, (response.json() as { code: number }).code]).toEqual([404, -10003])
  }
  await production.close()
})

it('knows the well-known site keys only where they hold', () => {
  const open = readConfig({ HOST: '0.0.0.0' }).operatorKeys
  expect(findOperator(open, 'Bearer dev-site-key-3')).toBeNull()
  expect(findOperator(open, 'Bearer dev-platform-key')).toBeNull()
  expect(findOperator(open, `Bearer ${open.sites.get(3)}`)).toEqual({ name: 'site:3', siteId: 3 })
  expect(findOperator(open, `Bearer ${open.platform}`)).toEqual({ name: 'platform', siteId: 0 })
})

/** core.sweep and core.revive */
const sweeps = 2

describe('in development', () => {
  it('moves the clock, for the whole mall and for later starts', async () => {
    const before = mall.clock.now()
    const token = await mall.login(1)
    expect(await mall.operator('/operator/api/dev/clock', { seconds: 86_400 })).toMatchObject({
      code: 0,
      data: before + 86_400,
    })
    expect((await mall.call('/api/login/verifytoken', {}, { token })).refreshtoken).toEqual(expect.any(String))
    const stored = await mall.mall.db.selectFrom('mall_clock').select('offset_seconds').executeTakeFirst()
    expect(stored).toEqual({ offset_seconds: 86_400 })
    expect(await mall.operator('/operator/api/dev/clock', { seconds: -1 })).toMatchObject({ code: -10006 })
  })

  it('runs what is due', async () => {
    await mall.mall.jobs.runDue()
    expect((await mall.operator('/operator/api/dev/rundue')).data).toBe(0)
    await mall.operator('/operator/api/dev/clock', { seconds: 3600 })
    expect((await mall.operator('/operator/api/dev/rundue')).data).toBe(sweeps)
  })

  it('reset drops everything, loads the demo data, ends tokens and sets the clock back', async () => {
    const token = await mall.login(1)
    seeded = 0
    await mall.operator('/operator/api/config/save', { key: 'order_timers', value: { auto_close: 5 } as never })
    const offset = mall.clock.offset
    expect(offset).toBeGreaterThan(0)
    const now = mall.clock.now()
    const base = { idempotency_key: 'reset-1' }
    expect(await mall.operator('/operator/api/dev/reset', {}, 0, { base })).toMatchObject({ code: 0, data: null })
    expect(mall.clock.now()).toBe(now - offset)
    expect(await mall.call('/api/login/verifytoken', {}, { token })).toMatchObject({ code: -10009 })
    expect((await mall.mall.settings.get('order_timers')).auto_close).toBe(30)
    expect(await mall.mall.settings.get('style_theme')).toEqual({ name: 'pink' })
    expect(await mall.operator('/operator/api/dev/reset', {}, 0, { base })).toMatchObject({ code: 0 })
    expect(seeded).toBe(1)
    // sweeps are planned anew, and ids go on
    expect((await mall.operator('/operator/api/dev/rundue')).data).toBe(sweeps)
    expect(mall.mall.newId()).toBeGreaterThan(0)
  })
})
