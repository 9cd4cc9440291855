import type { InjectOptions } from 'fastify'
import { refuse, serve, serveOnce, type Ctx } from './http/route'
import { openLog } from './log'
import type { Module } from './modules/module'
import { testMall, type TestMall } from './testing/testMall'

let seen: Ctx | null = null
const remember = (ctx: Ctx) => {
  seen = ctx
  return null
}

/** A few calls of the contract with answers of their own. */
const sample: Module = {
  routes: [
    serve('/api/config/time', (_, ctx) => ctx.now),
    serve('/api/login/verifytoken', (_, ctx) => remember(ctx)),
    serve('/api/cart/add', ({ sku_id, num }) => sku_id * num),
    serve('/api/addon/isexit', ({ name }) => (name === 'wrong' ? (2 as 1) : 1)),
    serve('/api/member/checkmobile', (_, ctx) => remember(ctx)),
    serve('/memberregister/api/Config/Config', () => {
      throw refuse({ zh: '没有', en: 'None' }, { code: -10003, errorCode: 'NOTHING', data: { error_code: 12 } })
    }),
    serve('/api/cart/clear', () => {
      throw new Error('boom 13800000001')
    }),
    serveOnce('/api/memberwithdraw/apply', async () => ({ data: 1 })),
  ],
}

let mall: TestMall
let token: string
beforeAll(async () => {
  const config = { origins: ['https://h5.example.com'], h5Origin: 'https://mall.example.com' }
  mall = await testMall({ modules: [sample], config })
  token = await mall.login(5)
})
afterAll(() => mall.close())

const form = { 'content-type': 'application/x-www-form-urlencoded' }
interface Told {
  status: number
  code?: number
  message?: string
  error_code?: string
}
const send = async (options: InjectOptions): Promise<Told> => {
  const response = await mall.app.inject(options)
  return { status: response.statusCode, ...(JSON.parse(response.body) as Record<string, unknown>) }
}

describe('addresses and methods', () => {
  it.each([
    ['GET', '/api/config/time', 200, 0],
    ['POST', '/api/config/time', 200, 0],
    ['GET', '/API/Config/TIME', 200, 0],
    ['GET', '/api/config/time.html', 200, 0],
    ['POST', '/Api/Config/Time.HTML?site_id=1', 200, 0],
    ['GET', '/memberregister/api/config/config', 200, -10003],
    ['GET', '/api/config/nothing', 404, -10003],
    ['POST', '/nothing', 404, -10003],
    ['PUT', '/api/config/time', 405, -10003],
    ['DELETE', '/api/config/time', 405, -10003],
    ['PATCH', '/nothing', 405, -10003],
    ['OPTIONS', '/api/config/time', 405, -10003],
    ['GET', '/operator/api/config/get', 405, -10003],
    ['GET', '/api/%zz', 200, -10006],
    ['GET', '/api/config/time?a=%zz', 200, -10006],
    ['GET', '/api/config/time?a=%ff', 200, -10006],
    ['GET', '/api/config/time?encrypt=abc', 200, -10006],
    ['GET', '/api/config/time?encrypt=', 200, 0],
  ] as const)('%s %s', async (method, url, status, code) => {
    const answer = await send({ method, url })
    expect(answer).toMatchObject({ status, code, timestamp: mall.clock.now() })
    expect(typeof answer.message).toBe('string')
    expect(answer.error_code).toEqual(code < 0 ? expect.any(String) : undefined)
  })
})

describe('bodies', () => {
  const url = '/api/cart/add'
  const post = (payload: string | Buffer, headers: Record<string, string> = form, at = url) =>
    send({ method: 'POST', url: at, payload, headers: { token, ...headers } })

  it('reads query and body alike, body wins', async () => {
    expect(await post('num=3', form, `${url}?sku_id=7&num=100`)).toMatchObject({ code: 0, data: 21 })
    expect(await send({ method: 'GET', url: `${url}?sku_id=7&num=2&token=${token}` })).toMatchObject({ data: 14 })
  })

  it.each([
    ['a bad percent-encoding', 'sku_id=%E4%B', form, 200],
    ['no utf-8', Buffer.from([0x73, 0x3d, 0xff]), form, 200],
    ['JSON from the storefront', '{"sku_id":7,"num":3}', { 'content-type': 'application/json' }, 200],
    ['another content type', '<a/>', { 'content-type': 'text/xml' }, 200],
    ['a file where none belongs', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }, 200],
    ['more than 1 MiB', `sku_id=${'1'.repeat(1024 * 1024)}`, form, 413],
  ])('refuses %s', async (_, payload, headers, status) => {
    expect(await post(payload, headers as Record<string, string>)).toMatchObject({ status, code: -10006, data: null })
  })

  it.each([
    ['sku_id=7', -1, 'REQUEST_NUM'],
    ['sku_id=&num=1', -1, 'REQUEST_SKU_ID'],
    ['sku_id=7&num=1e3', -10006, 'PARAMETER_ERROR'],
    ['sku_id=0&num=1', -10006, 'PARAMETER_ERROR'],
    ['sku_id=9007199254740993&num=1', -10006, 'PARAMETER_ERROR'],
    ['sku_id=7&num=1&site_id=x', -10006, 'PARAMETER_ERROR'],
    ['sku_id=7&num=1&app_type=other', -10006, 'PARAMETER_ERROR'],
    ['sku_id=7&num=1&suid=-1', -10006, 'PARAMETER_ERROR'],
    ['sku_id=7&num=1&site_id=&suid=&unknown=%00', 0, undefined],
  ])('parses %s', async (payload, code, error_code) => {
    const answer = await post(payload)
    expect(answer).toMatchObject({ status: 200, code })
    expect(answer.error_code).toBe(error_code)
  })
})

describe('what a handler says', () => {
  it('tells a refusal with its code, name and data', async () => {
    const answer = await mall.call('/memberregister/api/Config/Config')
    expect(answer).toEqual({
      code: -10003,
      message: '没有',
      data: { error_code: 12 },
      timestamp: mall.clock.now(),
      error_code: 'NOTHING',
    })
  })

  it('answers a crash with 500 and nothing of its inside', async () => {
    const answer = await send({ method: 'GET', url: '/api/cart/clear', headers: { token } })
    expect(answer).toEqual({
      status: 500,
      code: -10005,
      message: '系统繁忙，请稍后再试',
      data: null,
      timestamp: mall.clock.now(),
      error_code: 'UNKNOW_ERROR',
    })
  })

  it('holds answers against the contract', async () => {
    expect(await send({ method: 'GET', url: '/api/addon/isexit?name=cards' })).toMatchObject({ status: 200, data: 1 })
    expect(await send({ method: 'GET', url: '/api/addon/isexit?name=wrong' })).toMatchObject({ status: 500 })
  })

  it('hands on the base params', async () => {
    const base = 'site_id=3&website_id=4&uid=5&suid=6&source_member=7&app_type=weapp'
    await send({ method: 'POST', url: '/api/member/checkmobile', payload: `mobile=13800000001&${base}`, headers: form })
    const known = {
      memberId: 0,
      siteId: 3,
      websiteId: 4,
      uid: 5,
      suid: 6,
      sourceMember: 7,
      appType: 'weapp',
      token: '',
    }
    expect(seen).toMatchObject({ ...known, ip: '127.0.0.1', now: mall.clock.now(), operator: null, upload: null })
  })
})

describe('an addon that is off', () => {
  it('refuses its calls, before their params are looked at', async () => {
    await mall.operator('/operator/api/config/save', { key: 'addon', value: { memberwithdraw: 0 } })
    expect(await mall.call('/api/memberwithdraw/apply', {} as never, { token })).toMatchObject({
      code: -1,
      error_code: 'ADDON_OFF',
    })
    await mall.operator('/operator/api/config/save', { key: 'addon', value: { memberwithdraw: 1 } })
    const params = { apply_money: '1.00', transfer_type: 'bank' } as const
    expect(await mall.call('/api/memberwithdraw/apply', params, { token })).toMatchObject({ code: 0 })
  })
})

describe('other origins', () => {
  const preflight = (origin: string) =>
    mall.app.inject({
      method: 'OPTIONS',
      url: '/api/cart/add',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'token,accept-language',
      },
    })

  it('lets the configured ones call with the headers token and Accept-Language', async () => {
    for (const origin of ['https://h5.example.com', 'https://mall.example.com']) {
      const answer = await preflight(origin)
      expect(answer.statusCode).toBe(204)
      expect(answer.headers['access-control-allow-origin']).toBe(origin)
      const headers = String(answer.headers['access-control-allow-headers']).toLowerCase().split(/, */)
      expect(headers).toEqual(expect.arrayContaining(['token', 'accept-language']))
    }
    const call = await mall.app.inject({ url: '/api/config/time', headers: { origin: 'https://h5.example.com' } })
    expect(call.headers['access-control-allow-origin']).toBe('https://h5.example.com')
  })

  it('gives others nothing', async () => {
    for (const origin of ['https://evil.example.com', 'https://h5.example.com.evil.test', 'null', '']) {
      const answer = await preflight(origin)
      expect(answer.statusCode).toBe(405)
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
    const call = await mall.app.inject({ url: '/api/config/time', headers: { origin: 'https://evil.example.com' } })
    expect(call.headers['access-control-allow-origin']).toBeUndefined()
  })
})

it('sends its security headers and a request id of its own with every answer', async () => {
  const ids = new Set<unknown>()
  for (const url of ['/api/config/time', '/nothing', '/healthz', '/upload/no.png']) {
    const { headers } = await mall.app.inject(url)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['x-request-id']).toMatch(/^[\w-]{8}-[0-9a-z]+$/)
    ids.add(headers['x-request-id'])
  }
  expect(ids.size).toBe(4)
})

it('is ready as long as its database answers', async () => {
  expect((await mall.app.inject('/healthz')).statusCode).toBe(200)
  expect((await mall.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  const empty = await testMall({ modules: [] })
  await empty.mall.db.schema.dropTable('migration' as never).execute()
  expect((await empty.app.inject('/readyz')).statusCode).toBe(503)
  await empty.close()
})

describe('calls per minute', () => {
  let limited: TestMall
  beforeEach(async () => {
    limited = await testMall({ modules: [sample], config: { callsPerMinute: 3 } })
  })
  afterEach(() => limited.close())
  /** Codes of so many calls from an address, or from several in turn. */
  async function codesOf(count: number, from: string | string[], headers: Record<string, string> = {}) {
    const codes = []
    for (let call = 0; call < count; call++) {
      const remoteAddress = typeof from === 'string' ? from : from[call % from.length]
      const answer = await limited.app.inject({ url: '/api/config/time', remoteAddress: remoteAddress!, headers })
      codes.push(answer.json<{ code: number }>().code)
    }
    return codes
  }

  it('are those of all guests of an address', async () => {
    expect(await codesOf(5, '203.0.113.9')).toEqual([0, 0, 0, -11004, -11004])
    expect(await codesOf(1, '203.0.113.10')).toEqual([0])
    expect((await limited.app.inject('/healthz')).statusCode).toBe(200)
  })

  it('are those of an IPv6 line: another address of the /64 gets no more', async () => {
    const line = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3']
    expect(await codesOf(4, line)).toEqual([0, 0, 0, -11004])
    expect(await codesOf(1, '2001:db8:0:1::1')).toEqual([0])
  })

  it('are a member’s own, from wherever, whatever others at the same address do', async () => {
    const [one, other] = [await limited.login(5), await limited.login(6)]
    await codesOf(5, '203.0.113.9')
    expect(await codesOf(4, ['203.0.113.9', '203.0.113.10'], { token: one })).toEqual([0, 0, 0, -11004])
    expect(await codesOf(1, '203.0.113.9', { token: other })).toEqual([0])
  })

  it('are the address’ with a token that nobody has', async () => {
    expect(await codesOf(4, '203.0.113.9', { token: 'made up' })).toEqual([0, 0, 0, -11004])
  })

  it('are those of an operator key, and of the address for a wrong one', async () => {
    const post = async (key: string) => {
      const url = '/operator/api/dev/clock'
      const headers = { authorization: `Bearer ${key}`, ...form }
      return (await limited.app.inject({ method: 'POST', url, headers, payload: 'seconds=0' })).json<{ code: number }>()
        .code
    }
    const codes = []
    for (const key of ['a', 'b', 'c', 'd']) codes.push(await post(key))
    expect(codes).toEqual([-10009, -10009, -10009, -11004])
  })

  it('of ten shoppers are most of one address, tokens or not', async () => {
    const codes: number[] = []
    for (let member = 1; member <= 11; member++) {
      const token = await limited.login(member)
      codes.push(...(await codesOf(3, '203.0.113.9', { token })))
    }
    expect(codes.slice(0, 30)).toEqual(Array(30).fill(0))
    expect(codes.slice(30)).toEqual([-11004, -11004, -11004])
  })
})

describe('a proxy that nobody named', () => {
  const lines: { msg: string; peer?: string }[] = []
  const log = openLog('warn', { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[0]) })
  const from = async (app: TestMall, remoteAddress: string, forwarded?: string) => {
    const headers = forwarded ? { 'x-forwarded-for': forwarded } : {}
    await app.app.inject({ url: '/api/config/time', remoteAddress, headers })
  }
  const told = () => lines.filter(({ msg }) => msg.includes('x-forwarded-for')).map(({ peer }) => peer)

  it('is told of once, a named one never', async () => {
    const behind = await testMall({ modules: [sample], log, config: { trustedProxies: ['10.0.0.1'] } })
    for (const peer of ['10.0.0.2', '10.0.0.2', '10.0.0.1', '10.0.0.3']) await from(behind, peer, '203.0.113.9')
    await from(behind, '10.0.0.4')
    expect(told()).toEqual(['10.0.0.2', '10.0.0.3'])
    for (let peer = 0; peer < 200; peer++) await from(behind, `10.1.0.${peer}`, '203.0.113.9')
    expect(told()).toHaveLength(100)
    await behind.close()
  })

  it('is told of where no proxy is named at all', async () => {
    lines.length = 0
    const open = await testMall({ modules: [sample], log })
    await from(open, '10.0.0.2', '203.0.113.9')
    expect(told()).toEqual(['10.0.0.2'])
    await open.close()
  })
})
