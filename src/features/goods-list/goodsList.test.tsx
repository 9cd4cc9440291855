import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork, Sent } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { GoodsListScreen, ShopGoodsScreen } from './GoodsListScreen'
import { setLook } from './look'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const goods = '/api/goodssku/page'
let clock = Date.now()
let count = 30

const row = (sku_id: number) => ({
  ...{ sku_id, goods_id: sku_id, goods_name: `goods ${sku_id}`, goods_image: '', sku_image: '', site_id: 3 },
  ...{ price: '9.00', discount_price: '9.00', member_price: '0.00', market_price: '9.00', stock: 5, sale_num: 1 },
  ...{ is_own: 0, is_free_shipping: 0, recommend_way: 0, goods_spec_format: '[]', introduction: '' },
})
const panel = {
  brand_list: [{ brand_id: 3, brand_name: '山野集', image_url: '' }],
  attribute_list: [
    { attr_id: 1, attr_name: '产地', attr_value_format: '[{"attr_value_id":11,"attr_value_name":"烟台"}]' },
    { attr_id: 2, attr_name: '坏了', attr_value_format: '{' },
  ],
  min_price: '15.00',
  max_price: '120.00',
}
const category = { category_id: 1, category_name: '生鲜果蔬', short_name: '生鲜', level: 1 }
const child = { category_id: 101, category_name: '新鲜水果', short_name: '', level: 2, child_list: [] }

let places = 0
beforeEach(() => {
  mall.reset()
  window.history.replaceState({ key: `place ${(places += 1)}`, idx: 1 }, '')
  mall.on(goods, ({ params }: Sent) => {
    const first = (Number(params.page) - 1) * Number(params.page_size)
    const list = Array.from({ length: Math.min(Number(params.page_size), count - first) }, (_, i) => row(first + i + 1))
    return { data: { count, page_count: 3, list } }
  })
  mall.on('/api/goodscategory/relevanceinfo', { data: panel })
  mall.on('/api/goodscategory/info', { data: { ...category, child_list: [child] } })
  count = 30
  unitPage.log.length = 0
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  act(() => {
    setLook('grid')
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
  })
})

async function at(address: string, Shown = GoodsListScreen) {
  unitPage.at(address)
  const { container } = render(<Shown />)
  const see = (name: string) => container.querySelector(`.${name}`)
  const seen = (name: string) =>
    waitFor(() => {
      const node = see(name)
      expect(node).not.toBeNull()
      return node as HTMLElement
    })
  const tap = async (name: string) => {
    // a list that was seen just now is shown again without asking
    clock += 90_000
    fireEvent.click(await seen(name))
  }
  const input = async (name: string, value: string) => fireEvent.change(await seen(name), { target: { value } })
  const type = async (name: string, value: string) => {
    await input(name, value)
    fireEvent.blur(await seen(name))
  }
  /** what the list asked last; the sheet's question of one row is not the list's */
  const asked = () => {
    const {
      page,
      page_size: size,
      ...rest
    } = mall
      .to(goods)
      .filter(({ params }) => params.page_size === '10')
      .at(-1)!.params
    const own = ['site_id', 'keyword', 'category_id', 'category_level', 'shop_category_id', 'brand_id', 'min_price']
    const names = [...own, 'max_price', 'is_free_shipping', 'is_own', 'attr', 'order', 'sort', 'coupon']
    return Object.fromEntries(Object.entries(rest).filter(([name]) => names.includes(name)))
  }
  await waitFor(() => expect(see('t-skeleton')).toBeNull())
  return { container, see, seen, tap, input, type, asked }
}
const apply = async (page: Awaited<ReturnType<typeof at>>) => {
  await waitFor(() => expect(page.see('t-filter-apply')?.textContent).toContain(String(count)))
  await page.tap('t-filter-apply')
}
const site = { site_id: '0' }

test('asks for what the address says, tells how many there are, and sorts', async () => {
  const page = await at('/pages/goods/list/list?keyword=%E8%8C%B6&category_id=1&category_level=1')
  const from = { ...site, keyword: '茶', category_id: '1', category_level: '1' }
  expect(page.asked()).toEqual(from)
  expect((await page.seen('t-result-count')).textContent).toBe('共 30 件商品')
  await page.tap('t-sort-price')
  await waitFor(() => expect(page.asked()).toEqual({ ...from, order: 'discount_price', sort: 'asc' }))
  await page.tap('t-sort-price')
  await waitFor(() => expect(page.asked()).toEqual({ ...from, order: 'discount_price', sort: 'desc' }))
  await page.tap('t-sort-sales')
  await waitFor(() => expect(page.asked()).toEqual({ ...from, order: 'sale_num', sort: 'desc' }))
})

test('a price is taken as typed when its field was never left', async () => {
  const page = await at('/pages/goods/list/list')
  await page.tap('t-filter')
  await page.input('t-price-max', '100')
  await apply(page)
  await waitFor(() => expect(page.asked()).toEqual({ ...site, max_price: '100' }))
})

test('filters are counted in the sheet, asked for when applied, and taken back chip by chip', async () => {
  const page = await at('/pages/goods/list/list?category_id=1&category_level=1')
  const from = { ...site, category_id: '1', category_level: '1' }
  await page.tap('t-filter')
  await page.tap('t-choice-own')
  await page.tap('t-choice-brand-3')
  await page.tap('t-choice-attr-11')
  await page.type('t-price-min', '99')
  await page.type('t-price-max', '20')
  expect(page.asked()).toEqual(from)
  await apply(page)
  const filters = { brand_id: '3', min_price: '20', max_price: '99', is_own: '1' }
  const attr = '[{"attr_id":1,"attr_value_id":11}]'
  await waitFor(() => expect(page.asked()).toEqual({ ...from, ...filters, attr }))
  expect(page.container.querySelectorAll('.t-chip')).toHaveLength(4)
  await page.tap('t-chip-attr-11')
  await waitFor(() => expect(page.asked()).toEqual({ ...from, ...filters }))
  await page.tap('t-chip-price')
  await waitFor(() => expect(page.asked()).toEqual({ ...from, brand_id: '3', is_own: '1' }))
  await page.tap('t-chips-clear')
  await waitFor(() => expect(page.asked()).toEqual(from))
  expect(page.see('t-chip')).toBeNull()
})

test('a sheet that is closed without applying changes nothing, and forgets', async () => {
  const page = await at('/pages/goods/list/list?category_id=1&category_level=1')
  await page.tap('t-filter')
  await page.tap('t-choice-free')
  expect((await page.seen('t-choice-free')).getAttribute('aria-checked')).toBe('true')
  await page.tap('t-sheet-mask')
  await waitFor(() => expect(page.see('t-filter-sheet')).toBeNull())
  await page.tap('t-filter')
  expect((await page.seen('t-choice-free')).getAttribute('aria-checked')).toBe('false')
  expect(page.asked()).toEqual({ ...site, category_id: '1', category_level: '1' })
})

test('a part of the category narrows at once', async () => {
  const page = await at('/pages/goods/list/list?category_id=1&category_level=1')
  await page.tap('t-tab-101')
  await waitFor(() => expect(page.asked()).toEqual({ ...site, category_id: '101', category_level: '2' }))
  await page.tap('t-tab-0')
  await waitFor(() => expect(page.asked()).toEqual({ ...site, category_id: '1', category_level: '1' }))
})

test('when nothing fits it offers to loosen the filter', async () => {
  const page = await at('/pages/goods/list/list?category_id=1&category_level=1')
  await page.tap('t-filter')
  await page.tap('t-choice-free')
  await apply(page)
  await page.seen('t-chip-free')
  count = 0
  await page.tap('t-sort-sales')
  await page.tap('t-loosen')
  await waitFor(() =>
    expect(page.asked()).toEqual({ ...site, category_id: '1', category_level: '1', order: 'sale_num', sort: 'desc' }),
  )
})

test('a shop is asked by its own category; without results it leads to the whole mall', async () => {
  const shop = await at('/otherpages/shop/list/list?site_id=7&category_id=7010&category_level=1', ShopGoodsScreen)
  expect(shop.asked()).toEqual({ site_id: '7', shop_category_id: '7010' })
  count = 0
  const page = await at('/otherpages/shop/list/list?site_id=7&keyword=%E8%8C%B6', ShopGoodsScreen)
  await page.tap('t-whole-mall')
  await waitFor(() =>
    expect(unitPage.log).toEqual([`redirectTo /pages/goods/list/list?keyword=${encodeURIComponent('茶')}`]),
  )
})

test('filter and sorting are there again when the page is made anew at its place of the history', async () => {
  const address = '/pages/goods/list/list?category_id=1&category_level=1'
  window.history.replaceState({ key: 'of-this-test', idx: 1 }, '')
  const page = await at(address)
  await page.tap('t-sort-sales')
  await page.tap('t-filter')
  await page.tap('t-choice-free')
  await apply(page)
  await page.seen('t-chip-free')
  cleanup()
  const again = await at(address)
  await again.seen('t-chip-free')
  expect(again.asked()).toMatchObject({ is_free_shipping: '1', order: 'sale_num' })
  cleanup()
  window.history.replaceState({ key: 'another', idx: 2 }, '')
  const other = await at(address)
  expect(other.see('t-chip-free')).toBeNull()
})

test('the look is kept on this device', async () => {
  const page = await at('/pages/goods/list/list')
  expect((await page.seen('t-look')).getAttribute('aria-label')).toBe('换成列表')
  await page.tap('t-look')
  expect((await page.seen('t-look')).getAttribute('aria-label')).toBe('换成大图')
  expect(localStorage.getItem('goodsListLook')).toContain('rows')
})
