import fs from 'node:fs'
import path from 'node:path'
import { packages } from './packages'
import { routes, type Addon, type Route } from './routes'

const { addons } = jest.requireActual<typeof import('@mall/contract/settings')>('@mall/contract/settings')
const src = __dirname
const roots = ['pages', 'pages_payment', 'otherpages', 'fenxiao', 'promotionpages']
const every: [string, Route][] = Object.entries(routes)

function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

const pageFiles = roots
  .flatMap((root) => filesBelow(path.join(src, root)))
  .map((file) => path.relative(src, file).replaceAll(path.sep, '/'))

/** What a page's own configuration file says; it calls definePageConfig. */
function pageConfig(route: Route): Record<string, unknown> {
  const file = path.join(src, `${route.path}.config.ts`)
  if (!fs.existsSync(file)) return {}
  let config: Record<string, unknown> = {}
  Object.assign(globalThis, { definePageConfig: (given: Record<string, unknown>) => (config = given) })
  jest.isolateModules(() => void jest.requireActual(file))
  return config
}

/** Every source file a file leads to by its imports, itself among them. */
function reached(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const [, from = ''] of fs.readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([@.]\/?[^']*)'/g)) {
    const base = from.startsWith('@/') ? path.join(src, from.slice(2)) : path.resolve(path.dirname(file), from)
    const found = ['.ts', '.tsx', '.weapp.ts', '.weapp.tsx'].map((end) => base + end).find((one) => fs.existsSync(one))
    if (found) reached(found, known)
  }
  return known
}

test('the numbers of wire/routes.md section 7', () => {
  const count = (root: string) => every.filter(([, { path: at }]) => at.startsWith(`${root}/`)).length
  expect(roots.map(count)).toEqual([21, 1, 73, 12, 40])
  expect(every).toHaveLength(147)
  expect(new Set(every.map(([, route]) => route.path)).size).toBe(147)
})

test('tabs, flags and access of wire/routes.md', () => {
  const having = (flag: keyof Route) => every.filter(([, route]) => route[flag]).map(([name]) => name)
  expect(every.flatMap(([name, { tab }]) => (tab === undefined ? [] : [[tab, name]]))).toEqual(
    expect.arrayContaining([
      [0, 'home'],
      [1, 'category'],
      [2, 'cart'],
      [3, 'member'],
    ]),
  )
  expect(having('fixed')).toEqual(['memberCoupons', 'shopCategory', 'city'])
  expect(having('keyboard')).toEqual(['chatRoom'])
  expect(having('belowBar')).toEqual(['webview'])
  expect(having('nativeBar')).toEqual(['previewVideo', 'orderShipping', 'chooseLocation', 'openLocation'])
  expect(having('scene')).toHaveLength(17)
  expect(having('member')).toHaveLength(85)
})

test('addon names are those of the wire', () => {
  const used = new Set(every.flatMap(([, route]) => route.addons ?? []))
  expect([...used].filter((name) => !addons.includes(name))).toEqual([])
  const same: Addon[] = [...addons]
  expect(same).toHaveLength(30)
})

describe('pages on disk', () => {
  test('every route has its page file, and every page file its route', () => {
    const wanted = every.map(([, route]) => `${route.path}.tsx`)
    const found = pageFiles.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    expect(found.sort()).toEqual(wanted.sort())
  })

  test('every configuration file belongs to a page', () => {
    const strays = pageFiles.filter(
      (file) => file.endsWith('.config.ts') && !pageFiles.includes(file.replace('.config.ts', '.tsx')),
    )
    expect(strays).toEqual([])
  })

  test.each(every)('the configuration of %s says what the route list says', (_, route) => {
    const config = pageConfig(route)
    expect(config.disableScroll ?? false).toBe(route.fixed ?? false)
    expect(config.navigationStyle ?? 'custom').toBe(route.nativeBar ? 'default' : 'custom')
  })

  test('home, the member centre, decorated pages and every page of a list are pulled down', () => {
    const isList = (file: string) => !file.includes('/api/') && fs.readFileSync(file, 'utf8').includes('usePagedList(')
    // recommendations of a detail or after a payment are no list that one came for; a topic's products and the entries of an account are;
    // a conversation is pulled to see what was said before
    const ownLists = ['topicDetail', 'balanceDetail', 'pointDetail']
    const isDetail = (name: string) =>
      (name.endsWith('Detail') && !ownLists.includes(name)) || ['topicGoods', 'chatRoom', 'payResult'].includes(name)
    const listing = every.filter(
      ([name, route]) =>
        // a request that waits is looked at again by the same pull, and so is what a distributor has
        ['home', 'member', 'diyPage', 'cancelStatus', 'fenxiao', 'fenxiaoApply'].includes(name) ||
        (!isDetail(name) && [...reached(path.join(src, `${route.path}.tsx`))].some(isList)),
    )
    const pulled = every.filter(([, route]) => pageConfig(route).enablePullDownRefresh)
    expect(pulled.map(([name]) => name)).toEqual(listing.map(([name]) => name))
  })

  // Taro hands the hook's card to WeChat only where the page's own configuration says so
  test('exactly the pages whose screens share are shareable in the mini-program', () => {
    const shares = (file: string) => fs.readFileSync(file, 'utf8').includes('useShareAppMessage(')
    const having = every.filter(([, route]) => pageConfig(route).enableShareAppMessage).map(([name]) => name)
    const sharing = every.filter(([, route]) => [...reached(path.join(src, `${route.path}.tsx`))].some(shares))
    expect(having).toEqual(sharing.map(([name]) => name))
    expect(having).toContain('goodsDetail')
  })
})

describe('packages', () => {
  const only = (names: string[]) => every.filter(([name]) => names.includes(name)).map(([, route]) => route)

  test('home first, paths within their package', () => {
    expect(packages(only(['home', 'cart', 'orderList', 'shopHome', 'cashier']))).toEqual({
      pages: ['pages/index/index/index', 'pages/goods/cart/cart'],
      subPackages: [
        // its pages keep the paths they would have in the main package
        { root: 'pages/order', name: 'pages/order', pages: ['list/list'] },
        { root: 'pages_payment', name: 'pages_payment', pages: ['index'] },
        { root: 'otherpages', name: 'otherpages', pages: ['shop/index/index'] },
      ],
      tabs: ['pages/index/index/index', 'pages/goods/cart/cart'],
      preloadRule: {
        'pages/index/index/index': { network: 'all', packages: ['otherpages'] },
        'pages/goods/cart/cart': { network: 'all', packages: ['pages/order'] },
      },
    })
  })

  test('preloading follows the packages that are there', () => {
    const { preloadRule } = packages(
      only(['home', 'member', 'orderPayment', 'seckillList', 'fenxiao', 'cashier', 'notes']),
    )
    expect(preloadRule).toEqual({
      'pages/index/index/index': { network: 'all', packages: ['otherpages', 'promotionpages'] },
      'pages/member/index/index': { network: 'all', packages: ['fenxiao', 'pages/order'] },
      'pages/order/payment/payment': { network: 'all', packages: ['pages_payment'] },
    })
  })

  test('the real list begins with home; tab pages are in the main package, as WeChat demands', () => {
    const { pages, tabs } = packages()
    expect(pages[0]).toBe(routes.home.path)
    expect(pages).toEqual(expect.arrayContaining(tabs))
  })
})
