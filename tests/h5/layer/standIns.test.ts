// node --import tsx --test tests/h5/layer/*.test.ts
import assert from 'node:assert/strict'
import { test } from 'node:test'
import ownQuery from '../../../src/platform/h5-components/queryString'
import { laterRoutes, type LaterRoute } from '../../../src/platform/h5-components/laterRoutes'
import OwnRouter from '../../../src/platform/h5-components/universalRouter'

// what Taro's entry leaves on the window; the list of later pages is added to it when it comes
const app = { routes: [] as LaterRoute[] }
Object.assign(globalThis, { window: { __taroAppConfig: app } })

// the packages that config/h5.ts replaces are still installed: Taro's router depends on them
const theirQuery = async () => (await import('query-string')).default
const TheirRouter = async () => (await import('universal-router')).default

const searches = [
  '',
  '?',
  '?a=1&b=2',
  'a=1',
  '#a=1&a=2&a=3',
  '?a',
  '?a=',
  '?=x',
  '?a=b=c',
  '?q=%E4%BD%A0+%E5%A5%BD',
  '?bad=%E0%A4%A',
  '?__proto__=1&constructor=2',
  '?back=%2Fpages%2Fx%3Fa%3D1%26b%3D2',
  '&&a=1&&',
  '?a=1\n2',
]

test('query-string: parse answers as the package does', async () => {
  const their = await theirQuery()
  const plain = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  for (const search of searches) {
    assert.deepEqual(plain(ownQuery.parse(search)), plain(their.parse(search)), search)
    const raw = { decode: false }
    assert.deepEqual(plain(ownQuery.parse(search, raw)), plain(their.parse(search, raw)), `${search} as it is`)
  }
})

test('query-string: stringify answers as the package does, for what Taro hands over', async () => {
  const their = await theirQuery()
  for (const query of [{}, { b: 1, a: 'x y' }, { none: undefined, n: 0, f: false }, { u: '你好&=?', a: "it's" }]) {
    assert.equal(decodeURIComponent(ownQuery.stringify(query)), decodeURIComponent(their.stringify(query)))
  }
})

const routes = [
  { path: ['/', '/pages/index/index/index'], action: () => 'home' },
  { path: '/pages/goods/detail/detail', action: () => 'detail' },
  { path: '/pages/goods/detail/detail', action: () => 'never' },
  { path: '/Pages/Member/Index', action: () => 'member' },
]
const paths = ['/', '/pages/index/index/index', '/pages/goods/detail/detail/', '/pages/member/index', '/nope', '/pages']

for (const baseUrl of ['', '/shop']) {
  test(`universal-router: resolves as the package does, base "${baseUrl}"`, async () => {
    const Their = await TheirRouter()
    const their = new Their(routes, { baseUrl })
    const own = new OwnRouter(routes, { baseUrl })
    const answer = (router: { resolve(path: string): unknown }, path: string) =>
      Promise.resolve()
        .then(() => router.resolve(baseUrl + path))
        .catch((error: { status?: number }) => error.status)
    for (const path of paths) assert.equal(await answer(own, path), await answer(their, path), path)
    assert.equal(await answer(own, '/nope'), 404)
  })
}

test('universal-router: the page loader gets the path it was asked for', async () => {
  const router = new OwnRouter([{ path: '/a', action: (context: object) => context }])
  assert.deepEqual(await router.resolve('/A/'), { pathname: '/A/' })
})

test('universal-router: a page that is not among the first ones comes from the list of later pages', async () => {
  const later: LaterRoute = { path: 'pages/Later/page', load: ({ pathname }) => `later ${pathname}` }
  const list = laterRoutes as LaterRoute[]
  list.push(later)
  const router = new OwnRouter([{ path: '/pages/first', action: () => 'first' }], { baseUrl: '/shop' })
  assert.equal(await router.resolve('/shop/pages/later/page/'), 'later /shop/pages/later/page/')
  assert.equal(await router.resolve('/shop/pages/first'), 'first')
  list.pop()
})

test('universal-router: a page that comes after another was asked for is left out', async () => {
  let come: (code: string) => void = () => undefined
  const slow = new Promise<string>((resolve) => (come = resolve))
  const router = new OwnRouter([
    { path: '/slow', action: () => [slow, 'context'] },
    { path: '/quick', action: () => ['quick'] },
  ])
  const first = router.resolve('/slow')
  assert.deepEqual(await router.resolve('/quick'), ['quick'])
  come('slow')
  assert.deepEqual(await first, [])
  assert.deepEqual(await router.resolve('/slow'), ['slow', 'context'])
})
