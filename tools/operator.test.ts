import { spawn } from 'node:child_process'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

jest.setTimeout(60_000)

const tool = path.join(__dirname, 'operator.mjs')
interface Seen {
  url: string
  key: string
  body: string
}
let seen: Seen[] = []
let answer: object = { code: 0, message: 'ok', data: null }
const server = http.createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    seen.push({
      url: request.url ?? '',
      key: request.headers.authorization ?? '',
      body: Buffer.concat(chunks).toString(),
    })
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  })
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => new Promise((done) => server.close(done)))
beforeEach(() => {
  seen = []
  answer = { code: 0, message: 'ok', data: null }
})

async function run(words: string[], env: Record<string, string> = {}) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const child = spawn(process.execPath, ['--import', 'tsx', tool, ...words], {
    cwd: path.dirname(__dirname),
    env: { PATH: process.env.PATH ?? '', MALL_URL: url, ...env },
  })
  let text = ''
  child.stdout.on('data', (chunk) => (text += String(chunk)))
  child.stderr.on('data', (chunk) => (text += String(chunk)))
  const code = await new Promise<number | null>((done) => child.once('exit', done))
  return { code, text }
}

it('lists the calls of the contract, and what one takes', async () => {
  const all = await run([])
  expect([all.code, seen]).toEqual([0, []])
  expect(all.text).toMatch(/S {2}order\/ship +order_id order_goods_ids/)
  const one = await run(['order/ship', '--help'])
  expect(one.text).toMatch(/delivery_type +optional express \| none/)
})

it('sends with the key of the platform, or of a shop, and tells a list as a table', async () => {
  await run(['order/close', 'order_id=12'])
  await run(['order/close', 'order_id=12', '--site', '3'])
  await run(['order/close', 'order_id=12', '--site=7'], { MALL_OPERATOR_KEYS: '3:a,7:secret:b' })
  expect(seen).toEqual([
    { url: '/operator/api/order/close', key: 'Bearer dev-platform-key', body: 'order_id=12' },
    { url: '/operator/api/order/close', key: 'Bearer dev-site-key-3', body: 'order_id=12' },
    { url: '/operator/api/order/close', key: 'Bearer secret:b', body: 'order_id=12' },
  ])
  answer = { code: 0, message: '成功', data: { count: 1, page_count: 1, list: [{ order_id: 77, title: '茶杯' }] } }
  const { code, text } = await run(['pending/lists', 'kind=ship'])
  expect([code, text.includes('77') && text.includes('茶杯') && text.includes('1 in all')]).toEqual([0, true])
})

it('ends with 1 when the mall refuses', async () => {
  answer = { code: -11006, message: '没有权限', data: null, error_code: 'NOT_ALLOWED' }
  const { code, text } = await run(['order/close', 'order_id=12'])
  expect([code, text.trim()]).toEqual([1, '-11006 NOT_ALLOWED  没有权限'])
})

it.each([
  ['an unknown call', ['order/shipp'], /There is no call order\/shipp/],
  ['a param the call does not take', ['order/close', 'order=1'], /takes no order, but: order_id/],
  ['a missing param', ['order/close'], /order_id/],
  ['a value of a wrong form', ['order/close', 'order_id=x'], /order_id: int/],
  ['a word without a value', ['order/close', '12'], /key=value/],
  ['an unknown option', ['order/close', 'order_id=1', '--shop', '3'], /--shop is not known/],
  ['no number of a shop', ['order/close', 'order_id=1', '--site'], /--site takes/],
])('asks nothing with %s', async (_name, words, why) => {
  const { code, text } = await run(words)
  expect([code, seen]).toEqual([2, []])
  expect(text).toMatch(why)
})
