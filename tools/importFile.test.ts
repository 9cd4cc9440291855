import { spawn } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'

jest.setTimeout(120_000)

const tool = path.join(__dirname, 'operator.mjs')
type Rows = Record<string, Record<string, unknown>[]>
interface Sent {
  data: Rows
  dry_run: number
}
let sent: Sent[] = []
let uploads: string[] = []
let answer: (data: Rows) => object
const taken = (data: Rows) => ({
  ...{ code: 0, message: 'ok', data: { created: Object.values(data).flat().length, updated: 0, errors: [], ids: {} } },
})

const server = http.createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = Buffer.concat(chunks)
    response.setHeader('content-type', 'application/json')
    if (request.url === '/api/upload/operator') {
      uploads.push(request.headers.authorization ?? '')
      response.end(
        JSON.stringify({ code: 0, message: 'ok', data: { pic_path: `upload/operator/${uploads.length}.png` } }),
      )
      return
    }
    expect(body.length).toBeLessThanOrEqual(1024 * 1024)
    const call = JSON.parse(body.toString()) as Sent
    sent.push(call)
    response.end(JSON.stringify(answer(call.data)))
  })
})
let folder: string
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => new Promise((done) => server.close(done)))
beforeEach(() => {
  ;[sent, uploads, answer] = [[], [], taken]
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'import-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

async function run(data: unknown, ...words: string[]) {
  const file = path.join(folder, 'mall.json')
  fs.writeFileSync(file, typeof data === 'string' ? data : JSON.stringify(data))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const child = spawn(process.execPath, ['--import', 'tsx', tool, 'import', file, ...words], {
    cwd: path.dirname(__dirname),
    env: { PATH: process.env.PATH ?? '', MALL_URL: url },
  })
  let text = ''
  child.stdout.on('data', (chunk) => (text += String(chunk)))
  child.stderr.on('data', (chunk) => (text += String(chunk)))
  const code = await new Promise<number | null>((done) => child.once('exit', done))
  return { code, text: text.trim() }
}

it('sends what fits in one call, in the order that names ask for, and tells the counts', async () => {
  const tea = { code: 'tea', parent: 'drinks' }
  const { code, text } = await run({ goods: [{ code: 'g' }], categories: [tea, { code: 'drinks' }], brands: [] })
  expect([code, text]).toEqual([0, '3 created, 0 updated, 0 errors'])
  expect(sent).toEqual([{ data: { categories: [{ code: 'drinks' }, tea], goods: [{ code: 'g' }] }, dry_run: 0 }])
})

it('cuts large data into calls below 1 MiB, and tells errors by their place in the file', async () => {
  const goods = Array.from({ length: 30 }, (_, i) => ({ code: `g${i}`, content: '茶'.repeat(30_000) }))
  const place = { path: 'goods[2].skus', code: -1, message: 'none' }
  answer = (data) =>
    sent.length === 2
      ? { code: -1, message: 'no', data: { created: 0, updated: 0, errors: [place], ids: {} } }
      : taken(data)
  const { code, text } = await run({ goods, brands: [{ code: 'b' }] })
  expect([code, sent.length]).toEqual([1, 2])
  const first = sent[0]!.data.goods!.length
  expect(text).toContain(`goods[${first + 2}].skus  -1  none`)
  expect(text).toMatch(/Call 2 of 3 was refused and changed nothing; the 1 calls before it stay/)
})

it('a dry run sends every part, uploads nothing and misses no row that an earlier part would make', async () => {
  const goods = Array.from({ length: 12 }, (_, i) => ({
    code: `g${i}`,
    category: 'tea',
    goods_image: 'a.png',
    content: 'x'.repeat(99_000),
  }))
  const fault = (field: string) => ({ path: `goods[0].${field}`, code: -1, message: 'unknown' })
  answer = ({ categories }) =>
    categories
      ? taken({})
      : {
          code: -1,
          message: 'no',
          data: { created: 0, updated: 0, errors: [fault('category'), fault('brand')], ids: {} },
        }
  const { code, text } = await run({ categories: [{ code: 'tea' }], goods }, '--dry-run')
  expect([code, sent.map(({ dry_run }) => dry_run), uploads]).toEqual([1, [1, 1], []])
  expect(text).toMatch(/brand {2}-1/)
  expect(text).not.toContain('.category')
  expect(text).toMatch(/Dry run: 0 created, 0 updated, 1 errors/)
})

it('nor a sku that a note of a later part names', async () => {
  const goods = Array.from({ length: 11 }, (_, i) => ({
    ...{ code: `g${i}`, shop: 's', content: 'x'.repeat(100_000), skus: [{ code: `s${i}` }] },
  }))
  const notes = [{ code: 'n', shop: 's', goods: ['s3', 'gone'] }]
  answer = (data) => ({
    ...{ code: data.notes ? -1 : 0, message: 'x' },
    data: {
      ...{ created: 0, updated: 0, ids: {} },
      errors: (data.notes ? [0, 1] : []).map((at) => ({ path: `notes[0].goods[${at}]`, code: -1, message: 'none' })),
    },
  })
  const { text } = await run({ goods, notes }, '--dry-run')
  expect(sent.length).toBeGreaterThan(1)
  expect([text.includes('notes[0].goods[0]'), text.includes('notes[0].goods[1]')]).toEqual([false, true])
})

it('uploads pictures of relative paths once and remembers them; what is elsewhere stays', async () => {
  fs.writeFileSync(path.join(folder, 'a.png'), 'a')
  fs.writeFileSync(path.join(folder, 'b.png'), 'b')
  const goods = {
    code: 'a.png',
    goods_image: 'a.png,b.png,https://x.example/c.png,upload/demo/d.png',
    content: '<p><img src="b.png"><img src="/e.png"></p>',
    specs: [{ name: '色', values: [{ name: '红', image: 'a.png' }] }],
  }
  await run({ goods: [goods] }, '--site', '3')
  expect(uploads).toEqual(['Bearer dev-site-key-3', 'Bearer dev-site-key-3'])
  const [a, b] = ['upload/operator/1.png', 'upload/operator/2.png']
  expect(sent[0]!.data.goods).toEqual([
    {
      code: 'a.png',
      goods_image: `${a},${b},https://x.example/c.png,upload/demo/d.png`,
      content: `<p><img src="${b}"><img src="/e.png"></p>`,
      specs: [{ name: '色', values: [{ name: '红', image: a }] }],
    },
  ])
  await run({ goods: [goods] }, '--site', '3')
  expect([uploads.length, sent[1]]).toEqual([2, sent[0]])
})

it.each([
  ['a picture that is not there', { brands: [{ code: 'a', image_url: 'none.png' }] }, /There is no picture none.png/],
  ['no lists', [1], /has to be an object of lists/],
  ['no JSON', '{', /JSON/],
  [
    'a row that no call can hold',
    { helps: [{ code: 'a', content: 'x'.repeat(1_100_000) }] },
    /helps\[0\] alone is larger/,
  ],
])('sends nothing with %s', async (_name, data, why) => {
  const { code, text } = await run(data)
  expect([code, sent, uploads]).toEqual([2, [], []])
  expect(text).toMatch(why)
})
