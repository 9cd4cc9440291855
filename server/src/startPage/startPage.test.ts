import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { testMall, type TestMall } from '../testing/testMall'
import { questionOf } from './questions'
import { variantOf } from './variantOf'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-start-'))
const html = '<!doctype html><html lang="zh-CN"><head><title>x</title></head><body><div id="app"></div></body></html>'
let mall: TestMall
beforeAll(async () => {
  fs.writeFileSync(path.join(folder, 'index.html'), html)
  const parts = {
    'pages/index/index/index': { js: ['/chunk/home.0a1b2c3d.js'], css: ['/css/home.0a1b2c3d.css'] },
    'pages/goods/cart/cart': { js: ['/chunk/879.b2c3d4.js'], css: [] },
    laterPages: { js: ['/chunk/206.a1b2c3.js'], css: [] },
  }
  fs.writeFileSync(path.join(folder, 'parts.json'), JSON.stringify(parts))
  mall = await testMall({ seed: true, config: { h5Folder: folder, h5Origin: 'https://mall.test' } })
})
afterAll(async () => {
  await mall.close()
  fs.rmSync(folder, { recursive: true })
})

/** The mall's clock goes on, and with it the few seconds that a page is shared. */
const later = (seconds: number) => mall.clock.forward(seconds)

interface Block {
  now: number
  answers: Record<string, { data: never; guest?: 1 }>
}
const get = (url: string, more: Record<string, string> = {}) =>
  mall.app.inject({ url, headers: { accept: 'text/html,*/*', ...more } })
async function open(url: string) {
  const { body } = await get(url)
  const [, json = 'null'] = /<script type="application\/json" id="start-data">(.*?)<\/script>/s.exec(body) ?? []
  return { body, block: JSON.parse(json) as Block }
}
/** What the wire answers to the same question. */
const onTheWire = async (question: string) => {
  const [address = '', query = ''] = question.split('?')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await mall.app.inject({ method: 'POST', url: address, headers, payload: query })
  return answer.json<{ data: unknown }>().data
}

test('home: the mall, its page and the first goods are inside, as the wire answers them', async () => {
  const { block } = await open('/')
  const questions = Object.keys(block.answers)
  const place = { siteId: 0, websiteId: 0 }
  expect(questions).toEqual(
    expect.arrayContaining([
      questionOf('/api/config/init', {}, place),
      questionOf('/api/website/info', {}, place),
      questionOf('/api/diyview/info', { name: 'DIY_VIEW_INDEX' }, place),
      questionOf('/api/notice/page', { page: 1, page_size: 5, receiving_type: 'mobile' }, place),
    ]),
  )
  expect(questions.filter((one) => one.startsWith('/api/goodssku/page?'))).toHaveLength(1)
  for (const question of questions) expect(block.answers[question]?.data).toEqual(await onTheWire(question))
  expect(block.now).toBe(mall.mall.clock.now())
})

test('what depends on who asks is marked as a guest’s, and no token is read or sent', async () => {
  const token = await mall.login(1)
  const { body, headers } = await get('/pages/goods/detail/detail?sku_id=1', { token, cookie: `token=${token}` })
  expect(body).not.toContain(token)
  expect(body).not.toMatch(/"member_price":"[^"]*[1-9]/)
  expect(headers['set-cookie']).toBeUndefined()
  const { block } = await open('/pages/goods/detail/detail?sku_id=1')
  const marks = Object.entries(block.answers).map(([question, { guest }]) => [question.split('?')[0], guest])
  expect(marks).toEqual(
    expect.arrayContaining([
      ['/api/config/init', 1],
      ['/api/goodssku/detail', 1],
      ['/api/website/info', undefined],
    ]),
  )
})

test('code that a page needs is named in it: its own of a first page, the list of all others elsewhere', async () => {
  const list = '<link rel="preload" as="script" href="/chunk/206.a1b2c3.js"/>'
  const { body: cart } = await open('/pages/goods/cart/cart')
  expect(cart).toContain('<link rel="preload" as="script" href="/chunk/879.b2c3d4.js"/>')
  expect(cart).not.toContain(list)
  for (const url of ['/otherpages/member/address/address', '/promotionpages/none', '/constructor']) {
    const { statusCode, body } = await get(url)
    expect([url, statusCode, body.includes(list)]).toEqual([url, 200, true])
  }
})

test('a shop’s home, a list and a detail page bring their own', async () => {
  const own = async (url: string, call: string) =>
    Object.keys((await open(url)).block.answers).filter((question) => question.startsWith(call))
  expect(await own('/?site_id=3', '/api/diyview/info')).toEqual([
    '/api/diyview/info?name=DIY_VIEW_SHOP_INDEX&site_id=3&website_id=0',
  ])
  expect(await own('/?website_id=101', '/api/diyview/info')).toEqual([
    '/api/diyview/info?name=DIY_VIEW_CITY_INDEX&site_id=0&website_id=101',
  ])
  expect(await own('/pages/goods/list/list?keyword=%E8%8B%B9%E6%9E%9C', '/api/goodssku/page')).toEqual([
    '/api/goodssku/page?keyword=%E8%8B%B9%E6%9E%9C&page=1&page_size=10&site_id=0&website_id=0',
  ])
  expect(await own('/pages/goods/detail/detail?sku_id=1', '/api/goodssku/detail')).toHaveLength(1)
  for (const line of ['/manjian/api/manjian/info', '/coupon/api/coupon/typelists'])
    expect(await own('/pages/goods/detail/detail?sku_id=1', line)).toHaveLength(1)
  expect(await own('/pages/goods/detail/detail?sku_id=999999', '/api/goodssku/detail')).toEqual([])
})

test('goods have a title, words and a picture for previews; a name cannot leave its place', async () => {
  const name = '"><script>alert(1)</script> & $& </title>'
  await mall.mall.db
    .updateTable('goods')
    .set({ goods_name: name, introduction: name })
    .where('goods_id', '=', 1)
    .execute()
  const sku = await mall.mall.db
    .selectFrom('sku')
    .select(['sku_id', 'discount_price'])
    .where('goods_id', '=', 1)
    .executeTakeFirstOrThrow()
  later(10)
  const { body, block } = await open(`/pages/goods/detail/detail?sku_id=${sku.sku_id}&suid=5&token=x`)
  const written = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; $&amp; &lt;/title&gt;'
  expect(body).toContain(`<title>${written} - 拾光商城</title>`)
  expect(body).toContain(`<meta name="description" content="${written}"/>`)
  expect(body).toContain(
    `<link rel="canonical" href="https://mall.test/pages/goods/detail/detail?sku_id=${sku.sku_id}"/>`,
  )
  expect(body).toMatch(/<meta property="og:image" content="https:\/\/mall\.test\/upload\/[^"]+"\/>/)
  expect(body).toMatch(/<link rel="preload" as="image" fetchpriority="high" href="\/upload\/[^"]+_big\.\w+"\/>/)
  expect(body).not.toContain('<script>alert')
  expect(body.match(/<\/script>/g)).toHaveLength(2)
  const [, product = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
  expect(JSON.parse(product)).toMatchObject({
    '@type': 'Product',
    name,
    image: expect.stringMatching(/^https:\/\/mall\.test\/upload\//),
    url: `https://mall.test/pages/goods/detail/detail?sku_id=${sku.sku_id}`,
    offers: {
      price: (sku.discount_price / 100).toFixed(2),
      priceCurrency: 'CNY',
      availability: 'https://schema.org/InStock',
    },
  })
  expect(JSON.stringify(block)).toContain('alert(1)</script>')
})

test('home preloads its first poster and the code of the page', async () => {
  const { body } = await open('/')
  expect(body).toMatch(/<link rel="preload" as="image" fetchpriority="high" href="\/upload\/[^"]*_big\.\w+"\/>/)
  expect(body).toContain('<link rel="preload" as="script" href="/chunk/home.0a1b2c3d.js"/>')
  expect(body).toContain('<link rel="preload" as="style" href="/css/home.0a1b2c3d.css"/>')
})

test('an unknown address opens with what every page needs', async () => {
  const { block } = await open('/nowhere/at/all?x=1')
  expect(Object.keys(block.answers).map((question) => question.split('?')[0])).toEqual([
    '/api/config/init',
    '/api/website/info',
  ])
})

test('is compressed, asked for anew, and not sent again when nothing changed', async () => {
  const packed = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  })
  const plain = await get('/', { 'accept-encoding': 'br;q=0' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  const again = await get('/', { 'if-none-match': String(packed.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a crowd asks once; a change is seen when the few seconds are over', async () => {
  const asked = jest.spyOn(mall.mall, 'forCall')
  later(10)
  await Promise.all(Array.from({ length: 20 }, () => get('/?utm=1')))
  const first = asked.mock.calls.length
  await get('/?utm=2')
  expect(asked.mock.calls.length).toBe(first)
  later(3)
  await get('/')
  expect(asked.mock.calls.length).toBeGreaterThan(first)
  asked.mockRestore()
})

test('a new build: its page is sent at once, not the one that is still shared', async () => {
  const file = path.join(folder, 'index.html')
  expect((await get('/')).body).not.toContain('app.2.js')
  fs.writeFileSync(file, html.replace('<title>', '<script defer src="/js/app.2.js"></script><title>'))
  fs.utimesSync(file, new Date(), new Date(Date.now() + 5000))
  expect((await get('/')).body).toContain('app.2.js')
  fs.writeFileSync(file, html)
})

test('what the operator changes is in the next page', async () => {
  const description = async () => /name="description" content="([^"]*)"/.exec((await get('/')).body)?.[1]
  await description()
  await mall.operator('/operator/api/config/save', { key: 'website', value: JSON.stringify({ desc: '盘点' }) } as never)
  expect(await description()).toBe('盘点')
})

test('when the mall cannot be asked the plain page comes', async () => {
  const broken = jest.spyOn(mall.mall, 'forCall').mockImplementation(() => {
    throw new Error('no database')
  })
  later(10)
  const { statusCode, body } = await get('/')
  expect([statusCode, body]).toEqual([200, html])
  broken.mockRestore()
  later(10)
  expect((await get('/')).body).not.toBe(html)
})

test('a stranger’s call of the operator’s clears nothing', async () => {
  later(10)
  await get('/')
  const asked = jest.spyOn(mall.mall, 'forCall')
  for (const [method, url] of [
    ['POST', '/operator/api/config/save'],
    ['POST', '/operator/api/nothing'],
    ['GET', '/operator/api/config/get'],
    ['GET', '/operator/'],
  ] as const)
    await mall.app.inject({ method, url, headers: { authorization: 'Bearer wrong' } })
  await mall.operator('/operator/api/config/save', { key: 'website', value: '{' } as never)
  const before = asked.mock.calls.length
  await get('/')
  expect(asked.mock.calls.length).toBe(before)
  asked.mockRestore()
})

describe('addresses for others', () => {
  const ogOf = (body: string) => ({
    url: /property="og:url" content="([^"]*)"/.exec(body)?.[1],
    image: /property="og:image" content="([^"]*)"/.exec(body)?.[1],
    canonical: /rel="canonical" href="([^"]*)"/.exec(body)?.[1],
  })

  test('are absolute, of the configured origin whatever host was asked for', async () => {
    const { url, image, canonical } = ogOf((await get('/?x=1', { host: 'evil.test' })).body)
    expect([url, canonical]).toEqual(['https://mall.test/', 'https://mall.test/'])
    expect(image).toMatch(/^https:\/\/mall\.test\/upload\//)
    const goods = ogOf((await get('/pages/goods/detail/detail?sku_id=1&suid=5')).body)
    expect(goods.url).toBe('https://mall.test/pages/goods/detail/detail?sku_id=1')
  })

  test('without a configured origin are of the host that was asked, each visitor’s own', async () => {
    const open = await testMall({ seed: true, config: { h5Folder: folder, h5Origin: '' } })
    const ask = async (host: string) =>
      ogOf((await open.app.inject({ url: '/', headers: { accept: 'text/html', host } })).body)
    expect((await ask('evil.test')).url).toBe('http://evil.test/')
    expect(await ask('127.0.0.1:8080')).toMatchObject({
      url: 'http://127.0.0.1:8080/',
      image: expect.stringMatching(/^http:\/\/127\.0\.0\.1:8080\/upload\//) as string,
    })
    expect((await ask('[::1]:8080')).url).toBe('http://[::1]:8080/')
    for (const host of ['a"><script>', 'evil.test/x', 'user@evil.test', 'a b', 'evil.test:x', '-'.repeat(300)])
      expect(await ask(host)).toEqual({ url: undefined, image: undefined, canonical: undefined })
    await open.close()
  })
})

test.each([
  ['upload/a.jpg', 343, 'upload/a_mid.jpg'],
  ['upload/a.jpg', 750, 'upload/a_big.jpg'],
  ['upload/a.jpg', 900, 'upload/a.jpg'],
  ['upload/default/a.png', 100, 'upload/default/a.png'],
  ['https://cdn.test/a.jpg', 100, 'https://cdn.test/a.jpg'],
])('%s at %s is %s', (src, width, variant) => expect(variantOf(src, width)).toBe(variant))
