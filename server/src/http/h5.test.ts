import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { testMall, type TestMall } from '../testing/testMall'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-h5-'))
const inline = 'window.started = Date.now()'
const cover = 'drawFirst()'
let mall: TestMall
beforeAll(async () => {
  const put = (name: string, content: string | Buffer) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), content)
  }
  put('index.html', `<!doctype html><script>${inline}</script><script src="/js/app.0123ab.js"></script>`)
  put('js/app.0123ab.js', 'let app')
  put('js/app.0123ab.js.br', brotliCompressSync('let app'))
  put('robots.txt', 'all')
  put('first-screen/cover.js', `${cover}\n`)
  put('first-screen/cover.css', '.cover{}')
  mall = await testMall({ modules: [], config: { h5Folder: folder } })
})
afterAll(async () => {
  await mall.close()
  fs.rmSync(folder, { recursive: true })
})

const get = (url: string, accept = 'text/html,*/*', more: Record<string, string> = {}) =>
  mall.app.inject({ url, headers: { accept, ...more } })

it.each([
  '/',
  '/pages/index/index/index',
  '/otherpages/order/list?order_status=all',
  '/pages/goods/detail/detail.html',
])('opens the page %s', async (url) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('<!doctype html>')
  expect(answer.headers['cache-control']).toBe('no-cache')
})

it.each([
  '/api/nothing',
  '/pintuan/api/nothing',
  '/PINTUAN/Api/nothing',
  '//api/nothing',
  '/pages/api',
  '/operator/x',
  '/operator',
  '/upload/no.png',
  '/notify/nobody',
  '/sandbox/nothing',
  '/ws/x',
  '/healthz/x',
  '/readyz/x',
])('does not open %s', async (url) => {
  for (const accept of ['text/html', '*/*']) {
    const answer = await get(url, accept)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: -10003 })
  }
  expect((await mall.app.inject({ method: 'HEAD', url })).statusCode).toBeGreaterThanOrEqual(404)
})

describe('the service worker', () => {
  it('is asked for anew each time', async () => {
    fs.writeFileSync(path.join(folder, 'sw.js'), 'let worker')
    const { body, headers } = await get('/sw.js', '*/*')
    expect(body).toBe('let worker')
    expect(headers['content-type']).toMatch(/javascript/)
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('is replaced by one that goes where a build has none, and where it is switched off', async () => {
    fs.rmSync(path.join(folder, 'sw.js'))
    const { body, headers } = await get('/sw.js', '*/*')
    expect(body).toContain('unregister')
    expect(headers['content-type']).toMatch(/javascript/)
    expect(headers['cache-control']).toBe('no-cache')
    fs.writeFileSync(path.join(folder, 'sw.js'), 'let worker')
    const off = await testMall({ modules: [], config: { h5Folder: folder, h5Worker: false } })
    expect((await off.app.inject({ url: '/sw.js' })).body).toBe(body)
    await off.close()
  })

  it('keeps a page without answers, with the policy of pages', async () => {
    const [kept, page] = await Promise.all([get('/index.html?__WB_REVISION__=1', '*/*'), get('/')])
    expect(kept.body).toContain('<!doctype html>')
    expect(kept.body).not.toContain('start-data')
    for (const name of ['content-security-policy', 'content-type', 'cache-control'])
      expect([name, kept.headers[name]]).toEqual([name, page.headers[name]])
  })
})

describe('whoever asks for a page gets it', () => {
  const asked = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET', url = '/') =>
    mall.app.inject({ method, url, headers })

  it.each<[string, Record<string, string>]>([
    ['no Accept', {}],
    ['an empty Accept', { accept: '' }],
    ['*/*', { accept: '*/*' }],
    ['text/html among others', { accept: 'image/avif,text/html;q=0.9' }],
  ])('with %s, by GET and HEAD', async (_, headers) => {
    for (const url of ['/', '/pages/goods/detail/detail?sku_id=1', '/uploads-of-mine', '/nowhere']) {
      const page = await asked(headers, 'GET', url)
      expect([page.statusCode, page.body.startsWith('<!doctype html>')]).toEqual([200, true])
      const head = await asked(headers, 'HEAD', url)
      expect([head.statusCode, head.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    }
  })

  it('not with what wants no page', async () => {
    for (const accept of ['application/json', 'image/*'])
      expect((await asked({ accept }, 'GET', '/nowhere')).statusCode).toBe(404)
    expect((await mall.app.inject({ method: 'POST', url: '/nowhere', headers: { accept: '*/*' } })).statusCode).toBe(
      404,
    )
    expect((await asked({ accept: '*/*' }, 'HEAD', '/api/nothing')).statusCode).toBe(405)
  })
})

it('answers scripts and pictures that are not there with 404', async () => {
  expect((await get('/js/gone.1234abcd.js', '*/*')).statusCode).toBe(404)
})

it('keeps hashed files for ever and asks for the others anew', async () => {
  expect((await get('/js/app.0123ab.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache')
})

it('sends what the build compressed', async () => {
  const answer = await get('/js/app.0123ab.js', '*/*', { 'accept-encoding': 'gzip, br' })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.headers['content-type']).toMatch(/javascript/)
  expect(answer.headers['cache-control']).toContain('immutable')
  expect((await get('/js/app.0123ab.js', '*/*')).body).toBe('let app')
})

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

it('allows own scripts and the inline ones of index.html and its first screen only', async () => {
  const scripts = async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    return /script-src ([^;]*)/.exec(policy)?.[1]
  }
  expect(await scripts()).toBe(`'self' https://res.wx.qq.com ${hashOf(inline)} ${hashOf(cover)}`)
  fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><script>other()</script>')
  fs.utimesSync(path.join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000))
  expect(await scripts()).toBe(`'self' https://res.wx.qq.com ${hashOf('other()')} ${hashOf(cover)}`)
  fs.rmSync(path.join(folder, 'first-screen'), { recursive: true })
  expect(await scripts()).toBe(`'self' https://res.wx.qq.com ${hashOf('other()')}`)
})
