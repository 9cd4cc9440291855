import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { testMall, type TestMall } from '../../testing/testMall'

/** Whose upload it is, told before the file, after it or not at all. */
let mall: TestMall
let token: string
let picture: Buffer
beforeAll(async () => {
  mall = await testMall()
  token = await mall.login(1)
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => mall.close())

type Part = [name: string, value: string | Buffer]
interface Sent {
  headers?: Record<string, string>
  place?: string
  from?: string
}
interface Told {
  status: number
  code: number
  data: { pic_path: string } | null
}

const boundary = 'x-part'
const type = `multipart/form-data; boundary=${boundary}`
const headOf = (name: string, isFile: boolean) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${isFile ? '; filename="a.jpg"' : ''}\r\n\r\n`
const bodyOf = (parts: Part[]) =>
  Buffer.concat([
    ...parts.flatMap(([name, value]) => [
      Buffer.from(headOf(name, Buffer.isBuffer(value))),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
async function send(parts: Part[], { headers = {}, place = 'evaluateimg', from = '127.0.0.1' }: Sent = {}) {
  const answer = await mall.app.inject({
    method: 'POST',
    url: `/api/upload/${place}`,
    headers: { 'content-type': type, ...headers },
    payload: bodyOf(parts),
    remoteAddress: from,
  })
  return { status: answer.statusCode, ...answer.json<Omit<Told, 'status'>>() } as Told
}
const kept = (file: string) => fs.existsSync(path.join(mall.mall.config.dataDir, file))

test.each<[string, () => Promise<Told>]>([
  ['in the header', () => send([['file', picture]], { headers: { token } })],
  [
    'before the file',
    () =>
      send([
        ['token', token],
        ['file', picture],
      ]),
  ],
  [
    'after the file, as the specification lists it',
    () =>
      send([
        ['file', picture],
        ['token', token],
        ['app_type', 'h5'],
      ]),
  ],
])('the token is told %s: the picture is kept', async (_, upload) => {
  const { code, data } = await upload()
  expect([code, kept(data!.pic_path)]).toEqual([0, true])
})

test('the folder is named without regard to case', async () => {
  const { data } = await send([['file', picture]], { headers: { token }, place: 'EvaluateImg' })
  expect(data!.pic_path).toMatch(/^upload\/evaluateimg\//)
})

test.each<[string, () => Promise<Told>, number]>([
  ['nobody', () => send([['file', picture]]), -1],
  ['nobody, but the query has no token either', () => send([['file', picture]], { place: 'headimg?app_type=h5' }), -1],
  [
    'a made-up token before the file',
    () =>
      send([
        ['token', 'x'],
        ['file', picture],
      ]),
    -10009,
  ],
  [
    'a made-up token after the file',
    () =>
      send([
        ['file', picture],
        ['token', 'x'],
      ]),
    -10009,
  ],
  ['a made-up token in the header', () => send([['file', picture]], { headers: { token: 'x' } }), -10009],
])('sent by %s: refused, and nothing is kept', async (_, upload, code) => {
  const before = await mall.mall.db.selectFrom('upload').select('path').execute()
  expect(await upload()).toMatchObject({ status: 200, code, data: null })
  expect(await mall.mall.db.selectFrom('upload').select('path').execute()).toEqual(before)
})

const big = Buffer.alloc(5 * 2 ** 20 + 1)
test.each<[string, () => Part[], number]>([
  ['a file of more than 5 MiB', () => [['file', big]], 200],
  ['31 fields', () => Array.from({ length: 31 }, (_, i) => [`f${i}`, '1']), 413],
  ['a field of 5,000 characters', () => [['app_type', 'x'.repeat(5000)]], 200],
  [
    'two files',
    () => [
      ['file', picture],
      ['file', picture],
    ],
    413,
  ],
  ['a file of another name', () => [['photo', picture]], 200],
])('%s: refused', async (_, parts, status) => {
  expect(await send(parts(), { headers: { token } })).toMatchObject({ status, code: -10006 })
})

test('a file of more than 5 MiB before its token: refused', async () => {
  expect(
    await send([
      ['file', big],
      ['token', token],
    ]),
  ).toMatchObject({ status: 200, code: -10006 })
})

test('a face as base64 with its token in the header, or in the form before or after it: kept', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const images = `images=${encodeURIComponent(picture.toString('base64'))}`
  const post = async (payload: string, more: Record<string, string> = {}) => {
    const headers = { ...form, ...more }
    return (await mall.app.inject({ method: 'POST', url: '/api/upload/headimgBase64', headers, payload })).json<Told>()
      .code
  }
  expect(await post(images, { token })).toBe(0)
  expect(await post(`${images}&token=${token}`)).toBe(0)
  expect(await post(`token=${token}&${images}`)).toBe(0)
  expect(await post(images)).toBe(-1)
  expect(await post(`${images}&token=x`)).toBe(-10009)
  expect(await post(`${'a=1&'.repeat(300)}${images}&token=${token}`)).toBe(-10006)
})

describe('the operator', () => {
  const operator = (key: string | undefined, more: Sent = {}) =>
    send([['file', picture]], { place: 'operator', headers: key ? { authorization: `Bearer ${key}` } : {}, ...more })

  test('keeps a picture with the key of the platform or of a shop, and the call is written down', async () => {
    for (const [key, name] of [
      [mall.mall.config.operatorKeys.platform, 'platform'],
      ['dev-site-key-3', 'site:3'],
    ] as const) {
      const { code, data } = await operator(key)
      expect([code, data!.pic_path]).toEqual([0, expect.stringMatching(/^upload\/operator\/2026\/03\/[\w-]{20}\.jpg$/)])
      expect((await mall.app.inject(`/${data!.pic_path}`)).statusCode).toBe(200)
      const line = await mall.mall.db
        .selectFrom('operator_log')
        .selectAll()
        .orderBy('log_id', 'desc')
        .executeTakeFirstOrThrow()
      expect(line).toMatchObject({ key_name: name, path: '/api/upload/operator', code: 0 })
    }
  })

  test('without a good key: -10009, also for a member', async () => {
    for (const key of [undefined, 'wrong']) expect(await operator(key)).toMatchObject({ status: 200, code: -10009 })
    expect((await send([['file', picture]], { place: 'operator', headers: { token } })).code).toBe(-10009)
    expect((await send([['file', picture]], { place: '%6Fperator', headers: { token } })).code).toBe(-10009)
  })

  test('a key opens no folder of members', async () => {
    const headers = { authorization: `Bearer ${mall.mall.config.operatorKeys.platform}` }
    expect((await send([['file', picture]], { headers })).code).toBe(-1)
  })
})

describe('strangers who are slow', () => {
  let port: number
  beforeAll(async () => {
    await mall.app.listen({ port: 0, host: '127.0.0.1' })
    port = (mall.app.server.address() as AddressInfo).port
  })

  /** The beginning of a file that does not go on. */
  function linger(): { request: http.ClientRequest; answered: Promise<unknown> } {
    const request = http.request({ port, path: '/api/upload/headimg', method: 'POST', agent: false })
    request.setHeader('content-type', type)
    request.on('error', () => undefined)
    request.write(headOf('file', true) + 'x')
    return { request, answered: new Promise((answer) => request.on('response', answer)) }
  }
  const stranger = async (from?: string) => (await send([['file', picture]], { ...(from ? { from } : {}) })).code

  test('four at a time of one network, others go on, and who leaves makes room', async () => {
    const slow = Array.from({ length: 5 }, linger)
    // the one too many
    await Promise.race(slow.map(({ answered }) => answered))
    expect(await stranger()).toBe(-11004)
    expect(await stranger('203.0.113.9')).toBe(-1)
    expect(await stranger('2001:db8::1')).toBe(-1)
    // whose token comes first is no stranger
    const own = await send([
      ['token', token],
      ['file', picture],
    ])
    expect(own.code).toBe(0)
    for (const { request } of slow) request.destroy()
    while ((await stranger()) !== -1) await new Promise((go) => setTimeout(go, 10))
  })
})
