import { act, cleanup, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { CategoryScreen, ShopCategoryScreen } from './CategoryScreen'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork

const tree = [1, 2].map((id) => ({
  ...{ category_id: id, level: 1, category_name: `类${id}`, short_name: '', image: '', image_adv: '', child_list: [] },
}))
const decorated = (block: object | undefined, global: object = {}) =>
  mall.on('/api/diyview/info', {
    data: { id: 1, name: 'x', title: 'x', value: JSON.stringify({ global, value: block ? [block] : [] }) },
  })
async function show(screen: React.JSX.Element, address: string) {
  cleanup()
  unitPage.at(address)
  act(() => beginEra())
  render(screen)
  await waitFor(() => expect(document.body).toHaveTextContent('类1'))
  await unitPage.settled()
}
const see = (handle: string) => document.querySelector(handle)
const ofShop = '/otherpages/shop/category/category?site_id=3'

beforeEach(() => {
  mall.reset()
  mall.on('/api/goodscategory/tree', { data: tree })
  mall.on('/api/shopgoodscategory/tree', { data: tree })
  const nav = [{ title: '店铺首页', iconPath: '', link: { wap_url: 'otherpages/shop/index/index?site_id=3' } }]
  mall.on('/api/diyview/shopBottomNav', { data: { value: JSON.stringify({ type: 3, list: nav }) } })
  act(() => setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never))
})

test.each([
  [undefined, '.t-category-1', '.topRow'],
  [{ controller: 'GoodsCategory', level: 1, template: 1 }, '.t-leaf', '.t-category-1'],
  [{ controller: 'GoodsCategory', level: 2, template: '2' }, '.t-category-2', '.topRow'],
  [{ controller: 'GoodsCategory', level: 2, template: 3 }, '.topRow', '.t-leaf'],
  [{ controller: 'GoodsCategory', is_delete: 1, level: 1, template: 1 }, '.t-category-1', '.topRow'],
])('the tab follows the page saved with %j', async (block, there, away) => {
  decorated(block)
  await show(<CategoryScreen />, '/pages/goods/category/category')
  await waitFor(() => expect([see(there) !== null, see(away)]).toEqual([true, null]))
  expect(mall.to('/api/diyview/info')[0]?.params).toMatchObject({ name: 'DIY_VIEW_GOODS_CATEGORY', site_id: '0' })
  expect(mall.to('/api/diyview/shopBottomNav')).toEqual([])
})

test('a page that nobody saved shows all levels as pictures', async () => {
  mall.on('/api/diyview/info', { code: -1, message: '页面不存在' })
  await show(<CategoryScreen />, '/pages/goods/category/category')
  await waitFor(() => expect(see('.t-category-1')).not.toBeNull())
})

test('a shop’s has its own tree, and the shop’s navigation where its settings ask for it', async () => {
  decorated({ controller: 'GoodsCategory', level: 1, template: 1 }, { openBottomNav: true })
  await show(<ShopCategoryScreen />, ofShop)
  expect(mall.to('/api/diyview/info')[0]?.params).toMatchObject({ name: 'DIY_VIEW_SHOP_GOODS_CATEGORY', site_id: '3' })
  await waitFor(() => expect(see('[role="tab"]')).toHaveTextContent('店铺首页'))
  decorated({ controller: 'GoodsCategory', level: 1, template: 1 })
  await show(<ShopCategoryScreen />, ofShop)
  expect(see('[role="tab"]')).toBeNull()
})
