import { act, fireEvent, render, screen } from '@testing-library/react'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { TabBar } from '@/domain/tab-bar/TabBar'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { switchSite } from '@/session/site'
import { fillScreenSlots } from '@/ui/screenSlots'
import { HomeScreen } from './HomeScreen'
import { ShopHomeScreen } from './ShopHomeScreen'

fillScreenSlots({ TabBar, NotOffered: GoBrowsing })

jest.mock('@/platform/network/network')
jest.mock('@/platform/sight/sight')

const mall = network as unknown as FakeNetwork
const tick = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
const shop = { wap_url: 'otherpages/shop/index/index?site_id=3' }
const goods = { wap_url: 'pages/goods/list/list' }
const tab = (title: string, link: object) => ({ title, iconPath: '', selectedIconPath: '', link })
const development = (flag: 0 | 1) =>
  setBoot({
    addon_is_exit: {},
    development: flag,
    style_theme: 'red',
    default_img: {},
    diy_bottom_nav: { value: JSON.stringify({ type: 3, list: [tab('全部商品', goods), tab('店铺', shop)] }) },
  } as never)
const page = [
  { controller: 'ShopInfo', type: 'SHOP_INFO' },
  {
    controller: 'TextNav',
    type: 'TEXT_NAV',
    list: [
      { text: '逛逛店铺', link: shop },
      { text: '看看商品', link: goods },
    ],
  },
  { controller: 'ImageAds', type: 'IMAGE_ADS', list: [{ imageUrl: 'a.png', title: '家居馆', link: shop }] },
  { controller: 'RubikCube', type: 'RUBIK_CUBE', list: [{ imageUrl: 'b.png', title: '魔方', link: shop }] },
]

beforeEach(() => {
  mall.reset()
  const value = JSON.stringify({ global: { title: '首页' }, value: page })
  mall.on('/api/diyview/info', { data: { id: 1, name: 'x', title: '首页', value } })
  mall.on('/api/shop/info', { data: { site_name: '三号店', sub_num: 1 } })
})

test('a decorated page loses its entries to shops while they are hidden, and gets them back', async () => {
  act(() => development(1))
  const { container } = render(<HomeScreen />)
  await tick()
  // what waits for the shopper comes
  fireEvent.pointerDown(document.body)
  await unitPage.settled()
  const words = ['逛逛店铺', '家居馆', '店铺']
  words.forEach((text) => expect(screen.getByText(text)).toBeVisible())
  act(() => development(0))
  await tick()
  words.forEach((text) => expect(screen.queryByText(text)).toBeNull())
  expect(screen.getByText('看看商品')).toBeVisible()
  expect(screen.getByText('全部商品')).toBeVisible()
  expect(screen.getByText('魔方').closest('.t-link')).toBeNull()
  expect(container.querySelectorAll('.t-link')).toHaveLength(1)
  act(() => development(1))
  expect(screen.getByText('魔方').closest('.t-link')).not.toBeNull()
  await unitPage.settled()
})

test('the home of a shop asks for nothing while shops are hidden', async () => {
  unitPage.at('/otherpages/shop/index/index?site_id=3')
  act(() => development(0))
  const { container } = render(<ShopHomeScreen />)
  await tick()
  expect(container.querySelector('.t-empty-go')).not.toBeNull()
  expect(mall.sent).toEqual([])
  act(() => development(1))
  await tick()
  expect(mall.to('/api/shop/info')[0]?.params.site_id).toBe('3')
  expect(screen.getByText('逛逛店铺')).toBeVisible()
  await unitPage.settled()
})

test("while a visit is bound to a shop, home is that shop's and has a way to the mall", async () => {
  const { container } = render(<HomeScreen />)
  await tick()
  expect(container.querySelector('.t-to-mall')).toBeNull()
  act(() => switchSite(3))
  await tick()
  expect(mall.to('/api/diyview/info').at(-1)?.params).toMatchObject({ name: 'DIY_VIEW_SHOP_INDEX', site_id: '3' })
  unitPage.log.length = 0
  fireEvent.click(screen.getByText('回商城'))
  await tick()
  expect(unitPage.log).toEqual(['redirectTo /pages/index/index/site_id?site_id=0'])
  act(() => switchSite(0))
  await unitPage.settled()
})
