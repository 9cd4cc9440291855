import React from 'react'
import { act, renderHook } from '@testing-library/react'
import { host } from '@/platform/host/host'
import { routes, type Route } from '@/routes'
import { siteOfApp } from './appIds'
import { fileUrl } from './baseUrl'
import { addonOn, currentBoot, setBoot } from './boot'
import { setCartCount, useCartCount } from './cartCount'
import { now, setServerTime } from './clock'
import { currentEra } from './era'
import { currentInviter } from './inviter'
import { withdrawPrivacy } from './withdrawPrivacy'
import { leftLegacyHost, readEntry, readLaunch } from '@/start/launch'
import { parsedParams, useParams } from '@/navigation/params'
import { setPreferences, usePreferences, useScheme } from './preferences'
import { routeAt } from '@/navigation/routeAt'
import { siteShelf } from './siteShelf'
import { currentSite, switchSite } from './site'
import { setTabParams } from '@/navigation/tabParams'
import { currentToken, dropToken, replaceToken, signIn } from './token'

const detail = 'pages/goods/detail/detail'
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown

describe('token', () => {
  beforeEach(() => dropToken())

  test('signing in keeps it and begins an era; replacing it begins none', () => {
    const era = currentEra()
    signIn('a')
    expect(stored('token')).toBe('a')
    expect(currentEra()).toBe(era + 1)
    replaceToken('a', 'b')
    expect([currentToken(), stored('token'), currentEra()]).toEqual(['b', 'b', era + 1])
  })

  test('only the token that was sent is replaced or dropped', () => {
    signIn('a')
    replaceToken('old', 'x')
    dropToken('old')
    expect(currentToken()).toBe('a')
    dropToken('a')
    expect([currentToken(), localStorage.getItem('token')]).toEqual(['', null])
  })

  test('a guest has nothing in the cart', () => {
    signIn('a')
    const { result } = renderHook(() => useCartCount())
    act(() => setCartCount({ goods: 4 }))
    expect(result.current).toBe(4)
    act(() => dropToken())
    expect(result.current).toBe(0)
  })

  test('the cart of the last visit is shown from the start, to its member only', () => {
    const atNextStart = () => {
      let count: number | undefined
      jest.isolateModules(() => {
        jest.doMock('react', () => React)
        const again = jest.requireActual<typeof import('./cartCount')>('./cartCount')
        count = renderHook(() => again.useCartCount()).result.current
      })
      return count
    }
    signIn('a')
    setCartCount({ goods: 4 })
    expect(atNextStart()).toBe(4)
    localStorage.removeItem('token')
    expect(atNextStart()).toBe(0)
    dropToken()
    signIn('b')
    expect(atNextStart()).toBe(0)
  })
})

describe('site', () => {
  const init = { addon_is_exit: { seckill: 0 }, development: '0', style_theme: { name: 'blue' }, default_img: { a: 1 } }
  const nav = { type: 1, list: [] }

  test('switching drops what belongs to the old one and begins an era', () => {
    switchSite(3)
    setBoot({ ...init, diy_bottom_nav: { value: JSON.stringify(nav) } } as never)
    setTabParams('a', { b: '1' })
    siteShelf.set('presaleOrderCreateData', { sku_id: 1 })
    expect(addonOn('seckill')).toBe(false)
    expect(currentBoot()).toMatchObject({ source: 'server', showsShops: false, bottomNav: nav })
    const era = currentEra()
    switchSite(7)
    expect(currentSite()).toEqual({ siteId: 7, websiteId: 0 })
    expect(stored('siteId')).toBe(7)
    expect(currentEra()).toBe(era + 1)
    expect(currentBoot()).toMatchObject({ source: 'none', bottomNav: null, showsShops: true })
    expect(addonOn('seckill')).toBe(true)
    const kept = ['boot', 'bottom_nav', 'default_img', 'tabParams', 'presaleOrderCreateData', 'site_shelf']
    expect(kept.filter(stored)).toEqual([])
  })

  test('the same site again changes nothing', () => {
    switchSite(7)
    const era = currentEra()
    switchSite(7)
    expect(currentEra()).toBe(era)
  })

  test('the launch query names site and inviter, also in the scene of a code', () => {
    readLaunch('pages/index/index/index', { site_id: '8', suid: '55', source_member: '0', uid: 'x', stamp: 'A' })
    expect(currentSite().siteId).toBe(8)
    expect(currentInviter()).toEqual({ suid: 55, uid: 0, source_member: 0 })
    expect([stored('suid'), stored('uid')]).toEqual([55, null])
    readLaunch(detail, { scene: encodeURIComponent('site_id-11&uid-9&sku_id-3') })
    expect(currentSite().siteId).toBe(11)
    expect(currentInviter()).toEqual({ suid: 0, uid: 9, source_member: 0 })
    expect([stored('suid'), stored('uid')]).toEqual([null, 9])
  })

  test.each([
    ['', 8, 2],
    ['/pages/index/index/index', 8, 2],
    ['pages/index/index/site_id', 8, 2],
    ['otherpages/shop/index/index', 3, 0],
    ['pages/goods/list/list', 3, 0],
    ['promotionpages/seckill/list/list', 3, 0],
    ['pages/nowhere', 3, 0],
  ])('at “%s” a launch with site_id=8 and website_id=2 leads to site %s, city %s', (path, siteId, websiteId) => {
    switchSite(3)
    readLaunch(path, { site_id: '8', website_id: '2', suid: '55' })
    expect(currentSite()).toEqual({ siteId, websiteId })
    expect(currentInviter().suid).toBe(55)
  })

  test('a launch that names nobody keeps the inviter, as does another site; a new entry names its own', () => {
    readLaunch(detail, { suid: '55', uid: '9' })
    readLaunch(detail, { sku_id: '3' })
    switchSite(7)
    expect(currentInviter()).toEqual({ suid: 55, uid: 9, source_member: 0 })
    readEntry({ source_member: '12', site_id: '8' })
    expect(currentInviter()).toEqual({ suid: 0, uid: 0, source_member: 12 })
    expect(currentSite().siteId).toBe(7)
    readEntry({ scene: encodeURIComponent('sku_id-12&suid-5') })
    expect(currentInviter()).toEqual({ suid: 5, uid: 0, source_member: 0 })
  })

  test('consent that is taken back takes the inviter along', async () => {
    readLaunch('', { suid: '55' })
    withdrawPrivacy()
    expect(currentInviter()).toEqual({ suid: 0, uid: 0, source_member: 0 })
    expect(stored('suid')).toBeNull()
  })

  test.each(['', '-1', '1.5', 'seven', '99999999999999999999'])(
    'a launch query with site_id=%s keeps the site',
    (text) => {
      switchSite(3)
      readLaunch('', { site_id: text })
      expect(currentSite().siteId).toBe(3)
    },
  )

  test('an app belongs to a site of the configuration', () => {
    const map = { wx1: 7, wx2: 5 }
    expect([siteOfApp('wx1', map), siteOfApp('wx2', map), siteOfApp('wx3', map), siteOfApp('toString', map)]).toEqual([
      7, 0, 0, 0,
    ])
  })
})

test('a broken bottom navigation is none', () => {
  setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', diy_bottom_nav: { value: '{' } } as never)
  expect(currentBoot().bottomNav).toBeNull()
})

test('the clock follows the server, small differences are the way of the answer', () => {
  const seconds = Math.floor(Date.now() / 1000)
  setServerTime(seconds)
  expect(Math.abs(now() - seconds)).toBeLessThanOrEqual(1)
  setServerTime(seconds + 3600)
  expect(now() - seconds).toBeGreaterThanOrEqual(3599)
  setServerTime(seconds)
})

test('files are named absolutely or from the root of the server', () => {
  expect(fileUrl('upload/a.png')).toBe('http://localhost/upload/a.png')
  expect(fileUrl('/upload/a.png')).toBe('http://localhost/upload/a.png')
  expect(['https://cdn.test/a.png', '//cdn.test/a', 'data:image/png;base64,', ''].map(fileUrl)).toEqual([
    'https://cdn.test/a.png',
    '//cdn.test/a',
    'data:image/png;base64,',
    '',
  ])
})

test('preferences are kept, and the scheme follows the system unless chosen', () => {
  const { result } = renderHook(() => ({ scheme: useScheme(), size: usePreferences((all) => all.textSize) }))
  expect(result.current).toEqual({ scheme: 'light', size: 'standard' })
  act(() => setPreferences({ scheme: 'dark', textSize: 'extra' }))
  expect(result.current).toEqual({ scheme: 'dark', size: 'extra' })
  expect(stored('preferences')).toEqual({ textSize: 'extra', scheme: 'dark', theme: '' })
})

describe('routes by path', () => {
  test.each([
    ['/', routes.home],
    ['', routes.home],
    ['pages/goods/cart/cart', routes.cart],
    ['/pages/goods/cart/cart/', routes.cart],
    ['/otherpages/fenxiao/index/index', routes.fenxiao],
    ['/open-location', routes.openLocation],
    ['/pages/goods/cart', undefined],
    ['/toString', undefined],
  ])('%s', (path, route) => expect(routeAt(path)).toBe(route))
})

describe('params of a page', () => {
  const params = (address: string, route: Route) => {
    unitPage.at(address)
    return renderHook(() => useParams(route)).result.current
  }

  test('are numbers where their names say so', () => {
    expect(params('/a?sku_id=12&preview=1&keyword=12', routes.goodsDetail)).toEqual({
      sku_id: 12,
      preview: 1,
      keyword: '12',
    })
    const long = '4200001234202401011234567890'
    expect(parsedParams({ transaction_id: long, id: '007' })).toEqual({ transaction_id: long, id: '007' })
  })

  test('come from the scene where the route allows it; the address wins', () => {
    const scene = encodeURIComponent('sku_id-12&suid-5&x-a-b')
    expect(params(`/a?scene=${encodeURIComponent(scene)}`, routes.goodsDetail)).toMatchObject({
      sku_id: 12,
      suid: 5,
      x: 'a-b',
    })
    expect(params(`/a?scene=${scene}&sku_id=13`, routes.goodsDetail)).toMatchObject({ sku_id: 13 })
    expect(params(`/a?scene=${scene}`, routes.orderDetail)).not.toHaveProperty('sku_id')
  })

  test('reach a tab page through storage, also when it is open already', () => {
    unitPage.at(`/${routes.category.path}`)
    const { result } = renderHook(() => useParams(routes.category))
    expect(result.current).toEqual({})
    act(() => setTabParams(routes.category.path, { site_id: '7' }))
    expect(result.current).toEqual({ site_id: 7 })
  })
})

describe('the old domain', () => {
  test('is left, path and query kept', () => {
    const assign = jest.spyOn(host, 'leave').mockImplementation()
    window.history.replaceState(null, '', '/pages/goods/list/list?keyword=a&x=1')
    expect(leftLegacyHost('localhost', 'https://mall.test')).toBe(true)
    expect(assign).toHaveBeenCalledWith('https://mall.test/pages/goods/list/list?keyword=a&x=1')
    expect(leftLegacyHost('old.test', 'https://mall.test')).toBe(false)
    expect(leftLegacyHost('', '')).toBe(false)
    window.history.replaceState(null, '', '/')
  })
})
