import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { centres } from './centres'
import { developmentGeo } from './development'
import { readTencentMap, tencentGeo } from './tencent'

const log = pino({ level: 'silent' })
let service: Server
let asked: string[] = []
let answer: { http: number; body: object } = { http: 200, body: {} }
beforeAll(async () => {
  service = createServer((request, reply) => {
    asked.push(request.url ?? '')
    reply.statusCode = answer.http
    reply.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
})
afterAll(() => new Promise((closed) => service.close(closed)))
beforeEach(() => {
  asked = []
  const ad_info = { nation_code: '156', adcode: '110108', province: '北京市', city: '北京市', district: '海淀区' }
  answer = { http: 200, body: { status: 0, message: 'query ok', result: { ad_info } } }
})

const origin = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`
const peking = { latitude: 39.984154, longitude: 116.30749 }

it('asks for a point once, as exactly as a finger can tell', async () => {
  const geo = tencentGeo({ key: 'AAA-BBB', secret: '' }, origin())
  const told = { code: 110108, province: '北京市', city: '北京市', district: '海淀区' }
  expect(await geo.reverse(peking, log)).toEqual(told)
  expect(await geo.reverse({ latitude: 39.98416, longitude: 116.30751 }, log)).toEqual(told)
  expect(asked).toEqual(['/ws/geocoder/v1/?key=AAA-BBB&location=39.9842,116.3075'])
})

it('signs where the key asks for it', async () => {
  await tencentGeo({ key: 'AAA', secret: 'sss' }, origin()).reverse(peking, log)
  // md5 of the path, its values in order and the secret behind them
  expect(asked[0]).toMatch(/&sig=4f746073b7d9d9d7e158e2087bcbbaa9$/)
})

it('knows no region at sea', async () => {
  answer.body = { status: 0, result: { ad_info: { adcode: '' } } }
  expect(await tencentGeo({ key: 'A', secret: '' }, origin()).reverse(peking, log)).toBeUndefined()
})

it.each([
  ['the key is used up', { http: 200, body: { status: 121, message: '此key每日调用量已达到上限' } }, /121/],
  ['it is down', { http: 502, body: {} }, /http 502/],
])('throws when %s, asks again later, and does not tell the key', async (_, wrong, message) => {
  const geo = tencentGeo({ key: 'SECRETKEY', secret: '' }, origin())
  const good = answer
  answer = wrong
  const failure = await geo.reverse(peking, log).catch((error: Error) => error.message)
  expect(failure).toMatch(message)
  expect(failure).not.toContain('SECRETKEY')
  answer = good
  expect((await geo.reverse(peking, log))?.code).toBe(110108)
})

it('reads its key, and says what is wrong with it', () => {
  expect(readTencentMap({})).toBeNull()
  expect(readTencentMap({ MALL_GEO_TENCENT: 'AAA-BBB' })).toEqual({ key: 'AAA-BBB', secret: '' })
  expect(readTencentMap({ MALL_GEO_TENCENT: 'AAA-BBB:sss' })).toEqual({ key: 'AAA-BBB', secret: 'sss' })
  expect(() => readTencentMap({ MALL_GEO_TENCENT: 'a b' })).toThrow(/MALL_GEO_TENCENT is/)
})

it('every middle finds its own district in development', async () => {
  for (const [code, longitude, latitude] of centres)
    expect((await developmentGeo.reverse({ longitude, latitude }, log))?.code).toBe(code)
  expect(await developmentGeo.reverse({ longitude: 90, latitude: 36 }, log)).toBeUndefined()
})
