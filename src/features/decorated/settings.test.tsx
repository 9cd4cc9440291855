import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { TabBar } from '@/domain/tab-bar/TabBar'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { setPreferences } from '@/session/preferences'
import { switchSite } from '@/session/site'
import { fillScreenSlots } from '@/ui/screenSlots'
import { DiyScreen } from './DiyScreen'
import { HomeScreen } from './HomeScreen'
import { ShopHomeScreen } from './ShopHomeScreen'

fillScreenSlots({ TabBar, NotOffered: GoBrowsing })
jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork

const see = (handle: string) => document.querySelector<HTMLElement>(handle)
const all = (handle: string) => [...document.querySelectorAll<HTMLElement>(handle)]
const entry = (title: string, wap_url: string) => ({ title, iconPath: '', selectedIconPath: '', link: { wap_url } })
const navOf = (list: object[], over: object = {}) => ({ value: JSON.stringify({ type: 3, list, ...over }) })
const boot = (nav: object = navOf([])) =>
  act(() =>
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {}, diy_bottom_nav: nav } as never),
  )

function page(global: object, value: object[] = []) {
  const blocks = [...value, { controller: 'Text', title: 'there' }]
  mall.on('/api/diyview/info', {
    data: { id: 1, name: 'x', title: 'x', value: JSON.stringify({ global: { title: 'x', ...global }, value: blocks }) },
  })
}
async function show(screen: React.JSX.Element, address = '/pages/index/index/index') {
  cleanup()
  unitPage.at(address)
  act(() => beginEra())
  render(screen)
  await waitFor(() => expect(document.body).toHaveTextContent('there'))
  await unitPage.settled()
}
const diy = (name: string) => `/otherpages/diy/diy/diy?name=${name}`

beforeEach(() => {
  mall.reset()
  boot()
  act(() => switchSite(0, 0))
})

test('the home of a visit is that of its city, of its shop, of the mall', async () => {
  page({})
  const asked = () => mall.to('/api/diyview/info').at(-1)?.params
  await show(<HomeScreen />)
  expect(asked()).toMatchObject({ name: 'DIY_VIEW_INDEX', site_id: '0' })
  act(() => switchSite(0, 101))
  await waitFor(() => expect(asked()).toMatchObject({ name: 'DIY_VIEW_CITY_INDEX', website_id: '101' }))
  act(() => switchSite(3, 101))
  await waitFor(() => expect(asked()).toMatchObject({ name: 'DIY_VIEW_SHOP_INDEX', site_id: '3' }))
})

describe('the picture over a page', () => {
  const popWindow = { imageUrl: 'a.jpg', link: { wap_url: 'pages/goods/list/list' }, imgWidth: 500, imgHeight: 400 }
  const opened = async () => {
    await show(<DiyScreen />, diy('A'))
    await act(async () => void (await import('./Greetings')))
    return see('.t-pop-window')
  }
  const gone = () => waitFor(() => expect(see('.t-pop-window')).toBeNull())

  test('comes at every visit with -1, and closes by its button and its mask', async () => {
    page({ popWindow: { ...popWindow, count: -1 } })
    for (const handle of ['.t-pop-close', '.t-pop-mask']) {
      expect(await opened()).not.toBeNull()
      fireEvent.click(see(handle) as Element)
      await gone()
    }
  })

  test('comes once with 0: again for another page or another picture', async () => {
    page({ popWindow: { ...popWindow, count: '0' } })
    expect(await opened()).not.toBeNull()
    expect(await opened()).toBeNull()
    page({ popWindow: { ...popWindow, imageUrl: 'b.jpg', count: 0 } })
    expect(await opened()).not.toBeNull()
    await show(<DiyScreen />, diy('B'))
    await waitFor(() => expect(see('.t-pop-window')).not.toBeNull())
  })

  test('closes by the way back, and leads where it says', async () => {
    page({ popWindow: { ...popWindow, count: -1 } })
    await opened()
    act(() => void fireEvent.keyDown(document, { key: 'Escape' }))
    await gone()
    await opened()
    fireEvent.click(see('.t-pop-window .t-link') as Element)
    await gone()
    await waitFor(() => expect(unitPage.log.join()).toContain('/pages/goods/list/list'))
  })
})

test('a page without settings has none of it, and no page asks to be kept where WeChat is not', async () => {
  page({ mpCollect: true, popWindow: { imageUrl: '', count: -1 } })
  await show(<DiyScreen />, diy('A'))
  expect([see('.t-pop-window'), see('.t-collect-hint'), see('[role="tablist"]')]).toEqual([null, null, null])
})

test('bar and ground wear the colours of the page, readable, in the light scheme alone', async () => {
  page({ topNavColor: '#2f4858', textNavColor: '#30495a', bgColor: '#fafafa', bgUrl: 'a".jpg', textColor: '#101010' })
  await show(<DiyScreen />, diy('A'))
  const bar = see('.bar') as HTMLElement
  expect(bar).toHaveStyle({ background: '#2f4858' })
  // as dark as its ground, it is made light
  expect(bar.style.color).not.toBe('rgb(48, 73, 90)')
  expect(all('.page').some(({ style }) => style.backgroundImage.includes('a%22.jpg'))).toBe(true)
  act(() => setPreferences({ scheme: 'dark' }))
  expect((see('.bar') as HTMLElement).style.background).toBe('')
  act(() => setPreferences({ scheme: 'system' }))
})

test('who a shop is lies on the colour of the page’s top, readable; on a card where there is none', async () => {
  const scores = { shop_desccredit: '4.86', shop_servicecredit: '4.90', shop_deliverycredit: '5.00' }
  mall.on('/api/shop/info', {
    data: { site_id: 3, site_name: '三号店', logo: '', sub_num: 0, shop_sales: 0, ...scores },
  })
  const info = { controller: 'ShopInfo', color: '#ffffff' }
  const shown = async (global: object) => {
    page(global, [info])
    await show(<ShopHomeScreen />, '/otherpages/shop/index/index?site_id=3')
    await waitFor(() => expect(document.body).toHaveTextContent('三号店'))
    await waitFor(() => expect(see('.t-shop-face, .who')).not.toBeNull())
    expect(see('.t-shop-scores')).toHaveTextContent('描述相符4.9服务态度4.9物流服务5.0')
    // the figures stand on the same ground as the name
    expect((see('.t-shop-scores')?.parentElement as HTMLElement).style.getPropertyValue('--primary-text')).toBe(
      (see('.shopBare') as HTMLElement | null)?.style.getPropertyValue('--text-3') ?? '',
    )
    return [see('.shopBare')?.style.color, see('.shop > .face') !== null]
  }
  expect(await shown({ bgTopColor: '#2f4858' })).toEqual(['rgb(255, 255, 255)', false])
  // it fades out once, however long the page is
  expect(all('.page').some(({ style }) => style.backgroundRepeat === 'no-repeat')).toBe(true)
  expect((await shown({ bgTopColor: '#fefefe' }))[0]).not.toBe('rgb(255, 255, 255)')
  expect(await shown({})).toEqual([undefined, true])
})

test('a transparent bar lies on the page', async () => {
  page({ topNavbg: '1' })
  await show(<DiyScreen />, diy('A'))
  expect(see('.over')).not.toBeNull()
})

describe('bottom navigation', () => {
  const tabs = () => all('[role="tab"]').map((one) => [one.textContent, one.getAttribute('aria-selected')])

  test('a page of its own shows the mall’s where it asks for it, and knows itself by its params', async () => {
    boot(navOf([entry('甲', 'otherpages/diy/diy/diy?name=A'), entry('乙', 'otherpages/diy/diy/diy?name=B')]))
    page({ openBottomNav: true })
    await show(<DiyScreen />, diy('B'))
    expect(tabs()).toEqual([
      ['甲', 'false'],
      ['乙', 'true'],
    ])
    page({ openBottomNav: false })
    await show(<DiyScreen />, diy('B'))
    expect(tabs()).toEqual([])
  })

  test('a shop has its own, or none', async () => {
    const home = '/otherpages/shop/index/index?site_id=3'
    mall.on('/api/shop/info', { data: { site_id: 3, site_name: '三号店', logo: '', sub_num: 0, shop_sales: 0 } })
    page({ openBottomNav: 1 })
    const list = [
      entry('店铺', 'otherpages/shop/index/index?site_id=3'),
      entry('全部', 'otherpages/shop/list/list?site_id=3'),
      entry('没有', 'otherpages/nowhere/nowhere'),
      { title: { a: 1 }, link: { wap_url: 5 } },
    ]
    mall.on('/api/diyview/shopBottomNav', { data: navOf(list, { type: '2', backgroundColor: ['x'] }) })
    await show(<ShopHomeScreen />, home)
    await waitFor(() => expect(all('[role="tab"]')).toHaveLength(2))
    // pictures alone: the names are read out
    expect(all('[role="tab"]').map((one) => one.getAttribute('aria-label'))).toEqual(['店铺', '全部'])
    expect(mall.to('/api/diyview/shopBottomNav')[0]?.params.site_id).toBe('3')
    for (const none of [navOf([]), { value: '{broken' }, { value: '{"list":{}}' }]) {
      mall.on('/api/diyview/shopBottomNav', { data: none })
      await show(<ShopHomeScreen />, home)
      expect([none, tabs()]).toEqual([none, []])
    }
  })
})
