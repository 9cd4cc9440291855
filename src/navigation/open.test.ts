import { routes, type Route } from '@/routes'
import { setBoot } from '@/session/boot'
import { ownTarget } from './address'
import { leaveLogin } from './leaveLogin'
import { isLinkOff, isLinkOpenable, openLink } from './links'
import { back, open, openAddress } from './open'
import { isOpenable } from './openable'
import { dropToken, signIn } from '@/session/token'

const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({ toast: (text: string) => mockToast(text) }))

const flags = (over: object) =>
  setBoot({ addon_is_exit: over, development: 1, style_theme: 'red', default_img: {}, ...over } as never)

let clock = Date.now()

beforeEach(() => {
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mockToast.mockClear()
  flags({})
  dropToken()
})

describe('open', () => {
  test('lays a page on the others, values encoded', async () => {
    expect(await open(routes.goodsList, { keyword: '茶 & 咖啡', category_id: undefined })).toBe(true)
    expect(unitPage.log).toEqual(['navigateTo /pages/goods/list/list?keyword=%E8%8C%B6%20%26%20%E5%92%96%E5%95%A1'])
  })

  test('replace takes the place of the shown page', async () => {
    await open(routes.goodsDetail, { sku_id: 3 }, { replace: true })
    expect(unitPage.log).toEqual(['redirectTo /pages/goods/detail/detail?sku_id=3'])
  })

  test('a tab page is switched to, its params travel through storage', async () => {
    await open(routes.category, { site_id: 7 })
    expect(unitPage.log).toEqual(['switchTab /pages/goods/category/category'])
    expect(JSON.parse(localStorage.getItem('tabParams') ?? '')).toEqual({ [routes.category.path]: { site_id: '7' } })
    await open(routes.category)
    expect(JSON.parse(localStorage.getItem('tabParams') ?? '')).toEqual({ [routes.category.path]: {} })
  })

  test('a guest goes to login first, with the way back', async () => {
    await open(routes.orderDetail, { order_id: 5 })
    expect(unitPage.log).toEqual([
      `navigateTo /pages/login/login/login?back=${encodeURIComponent('/pages/order/detail/detail?order_id=5')}`,
    ])
    signIn('me')
    await open(routes.orderDetail, { order_id: 5 })
    expect(unitPage.log[1]).toBe('navigateTo /pages/order/detail/detail?order_id=5')
  })

  test('a route whose addon is off says so', async () => {
    flags({ turntable: 0 })
    expect(await open(routes.turntable, { id: 1 })).toBe(false)
    expect(mockToast).toHaveBeenCalledWith('该功能暂未开放')
    expect(unitPage.log).toEqual([])
  })

  test('an addon that is off closes its routes, of several one is enough', async () => {
    flags({ coupon: 0, seckill: '0' })
    expect(isOpenable(routes.seckillList)).toBe(false)
    expect(isOpenable(routes.coupons)).toBe(true)
    flags({ coupon: 0, platformcoupon: 0 })
    expect(isOpenable(routes.coupons)).toBe(false)
    expect(await open(routes.coupons)).toBe(false)
  })

  test('development 0 hides the shops', () => {
    flags({ development: 0 })
    const { shopHome, shopStreet, shopIntroduce, shopSearch, shopCategory, shopGoods, shopQrcode } = routes
    const shops: Route[] = [shopHome, shopStreet, shopIntroduce, shopSearch, shopCategory, shopGoods, shopQrcode]
    expect(shops.filter((route) => isOpenable(route))).toEqual([])
    expect(isOpenable(routes.goodsDetail)).toBe(true)
  })

  test('development 0 also closes the way in by a shop number', async () => {
    flags({ development: 0 })
    expect(await open(routes.siteEntry, { site_id: 7 })).toBe(false)
    expect(await open(routes.siteEntry, { site_id: 0 })).toBe(true)
    flags({})
    clock += 1000
    expect(await open(routes.siteEntry, { site_id: 7 })).toBe(true)
  })

  test('a double tap opens one page', async () => {
    await Promise.all([open(routes.goodsDetail, { sku_id: 3 }), open(routes.goodsDetail, { sku_id: 3 })])
    expect(unitPage.log).toHaveLength(1)
    await open(routes.goodsDetail, { sku_id: 4 })
    clock += 1000
    await open(routes.goodsDetail, { sku_id: 4 })
    expect(unitPage.log).toHaveLength(3)
  })
})

describe('back', () => {
  test('one page back', async () => {
    await open(routes.goodsList)
    await back()
    expect(unitPage.log.at(-1)).toBe('navigateBack')
  })

  test('home when there is nothing to go back to', async () => {
    unitPage.at('/pages/goods/detail/detail?sku_id=1')
    await back()
    expect(unitPage.log).toEqual(['switchTab /pages/index/index/index'])
  })

  test('the browser still knows earlier pages after a reload', async () => {
    unitPage.at('/pages/goods/detail/detail?sku_id=1')
    window.history.replaceState({ idx: 2 }, '')
    const browserBack = jest.spyOn(window.history, 'back').mockImplementation()
    await back()
    expect(browserBack).toHaveBeenCalled()
    expect(unitPage.log).toEqual([])
    window.history.replaceState(null, '')
  })
})

describe('addresses as text', () => {
  test('only our own are opened', async () => {
    expect(await openAddress('/pages/goods/detail/detail?sku_id=9')).toBe(true)
    expect(await openAddress('https://evil.test/')).toBe(false)
    expect(await openAddress('/unknown')).toBe(false)
    expect(unitPage.log).toEqual(['navigateTo /pages/goods/detail/detail?sku_id=9'])
  })
})

describe('links of decorated pages', () => {
  test.each([
    ['', []],
    [null, []],
    [{}, []],
    [{ wap_url: '' }, []],
    [{ wap_url: '/pages/unknown' }, []],
    [{ wap_url: '/pages/goods/detail/detail?sku_id=1' }, ['navigateTo /pages/goods/detail/detail?sku_id=1']],
    [{ wap_url: 'pages/goods/list/list' }, ['navigateTo /pages/goods/list/list']],
    ['pages/goods/cart/cart', ['switchTab /pages/goods/cart/cart']],
    [{ wap_url: '/' }, ['switchTab /pages/index/index/index']],
    [
      { wap_url: 'https://mall.test/a?b=1' },
      ['navigateTo /otherpages/webview/webview?link=https%3A%2F%2Fmall.test%2Fa%3Fb%3D1'],
    ],
    [
      { wap_url: '/otherpages/shop/index/index', site_id: 101 },
      ['navigateTo /otherpages/shop/index/index?site_id=101'],
    ],
    [
      { wap_url: '/otherpages/shop/index/index?site_id=5', site_id: 101 },
      ['navigateTo /otherpages/shop/index/index?site_id=5'],
    ],
    [{ wap_url: '/choose-location' }, ['navigateTo /otherpages/system/choose-location/choose-location']],
  ])('%j', async (link, log) => {
    await openLink(link as never)
    expect(unitPage.log).toEqual(log)
    expect(isLinkOpenable(link as never)).toBe(log.length > 0)
  })

  test('the old spelling of the distribution pages', async () => {
    signIn('me')
    await openLink({ wap_url: '/otherpages/fenxiao/team/team' })
    expect(unitPage.log).toEqual(['navigateTo /fenxiao/team/team'])
  })

  test('each of the twelve has one', () => {
    const all = Object.values(routes).filter(({ path }) => path.startsWith('fenxiao/'))
    expect(all).toHaveLength(12)
    for (const route of all) expect(ownTarget(`/otherpages/${route.path}?id=7`)).toEqual({ route, query: { id: '7' } })
  })

  test.each([
    ['/otherpages/shop/index/index?site_id=3', true],
    ['/otherpages/shop/street/street', true],
    [{ wap_url: '/pages/index/index/site_id', site_id: 3 }, true],
    ['/pages/goods/detail/detail?sku_id=1', false],
    ['/nowhere', false],
    ['', false],
  ])('%j is switched off with the shops: %s', (link, off) => {
    expect(isLinkOff(link as never)).toBe(false)
    flags({ development: 0 })
    expect(isLinkOff(link as never)).toBe(off)
  })

  test('a page whose addon is off is not openable and says so when followed', async () => {
    flags({ turntable: 0 })
    expect(isLinkOpenable('/promotionpages/game/turntable/turntable?id=1')).toBe(false)
    await openLink('/promotionpages/game/turntable/turntable?id=1')
    expect(mockToast).toHaveBeenCalledTimes(1)
  })
})

/** Only paths of routes.ts are known: whatever else stands before, inside or around them leads nowhere. */
describe('addresses that lead astray', () => {
  const astray = [
    '//evil.test/pages/order/list/list',
    '///evil.test',
    '/\\evil.test',
    '\\/evil.test',
    '\\\\evil.test/pages/order/list/list',
    'https:evil.test',
    'https:/evil.test',
    'https:\\\\evil.test',
    'HTTPS:evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'javascript://pages/order/list/list',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://mall.test/1',
    'file:///pages/order/list/list',
    'weixin://dl/business',
    '%2f%2fevil.test',
    '/%2fevil.test',
    '%252f%252fevil.test',
    'evil.test/pages/order/list/list',
    'evil。test',
    'mall.test@evil.test',
    '/pages/order/list/list@evil.test',
    '/pages/order/list/list\\..\\..\\evil',
    '/pages/order/list/../../../evil',
    '/./pages/order/list/list',
    '/pages/order/list/list/..//evil.test',
    '/pages%2forder%2flist%2flist',
    'constructor',
    '__proto__',
    '/__proto__',
    '/hasOwnProperty',
  ]
  beforeEach(() => signIn('me'))

  test.each(astray)('%j', async (address) => {
    await leaveLogin(address)
    expect(unitPage.log).toEqual(['switchTab /pages/member/index/index'])
    unitPage.log = []
    clock += 1000
    await leaveLogin(`/pages/login/login/login?back=${encodeURIComponent(address)}`)
    expect(unitPage.log.filter((line) => line !== 'switchTab /pages/member/index/index')).toEqual([])
    unitPage.log = []
    expect(await openAddress(address)).toBe(false)
    await openLink({ wap_url: address })
    await openLink(address)
    expect(unitPage.log).toEqual([])
    expect(isLinkOpenable(address)).toBe(false)
  })

  test('an address of the web opens in the web view and nowhere else', async () => {
    for (const address of [
      'https://evil.test',
      'http://mall.test@evil.test/',
      'HTTPS://evil.test/pages/order/list/list',
    ]) {
      clock += 1000
      unitPage.log = []
      await openLink({ wap_url: address })
      expect(unitPage.log).toEqual([`navigateTo /otherpages/webview/webview?link=${encodeURIComponent(address)}`])
      expect(await openAddress(address)).toBe(false)
    }
  })
})
