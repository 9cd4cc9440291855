import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork, Sent } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { forgetAll } from '@/domain/search/history'
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

const named = (keyword: string) => `/pages/goods/list/list?keyword=${encodeURIComponent(keyword)}`

test('goods of other words than were typed say so, as long as there are any', async () => {
  count = 1
  mall.on(goods, ({ params }: Sent) => ({
    data: { count, page_count: 1, list: params.order ? [] : [row(1)], reading: '苹果' },
  }))
  const page = await at(named('pingguo'))
  expect((await page.seen('t-read-as')).textContent).toBe('以下是「苹果」的搜索结果你搜的是「pingguo」')
  count = 0
  await page.tap('t-sort-sales')
  await page.seen('t-empty')
  expect(page.see('t-read-as')).toBeNull()
})

test('goods of what was typed say nothing of it', async () => {
  mall.on(goods, { data: { count: 1, page_count: 1, list: [row(1)], reading: '' } })
  const page = await at(named('苹果'))
  await page.seen('t-goods')
  expect(page.see('t-read-as')).toBeNull()
})

describe('the filter of a keyword', () => {
  const relevance = '/api/goodscategory/relevanceinfo'
  const results = {
    ...panel,
    category_list: [
      { category_id: 21, category_name: '茶具', count: 12 },
      { category_id: 22, category_name: '绿茶', count: 1 },
    ],
    brand_list: [{ ...panel.brand_list[0], count: 4 }],
    attribute_list: [
      { attr_id: 1, attr_name: '产地', attr_value_format: '[{"attr_value_id":11,"attr_value_name":"烟台","count":3}]' },
    ],
  }
  const choices = (page: Awaited<ReturnType<typeof at>>) =>
    Array.from(page.container.querySelectorAll('[class*="t-choice-"]'), (one) => one.textContent)

  test('offers what the results are of, each with its number, and keeps to their category once it is chosen', async () => {
    mall.on(relevance, { data: results })
    const page = await at(named('茶'))
    await page.tap('t-filter')
    expect((await page.seen('t-choice-category-21')).textContent).toBe('茶具12')
    expect(choices(page)).toEqual(['自营', '包邮', '茶具12', '绿茶1', '山野集4', '烟台3'])
    expect((await page.seen('t-choice-brand-3')).getAttribute('aria-label')).toBe('山野集，4 件商品')
    expect(mall.to(relevance).map(({ params }) => [params.category_id, params.keyword])).toEqual([['0', '茶']])
    expect(mall.to('/api/goodsbrand/page')).toEqual([])
    mall.on(relevance, { data: { ...results, category_list: [], brand_list: [] } })
    await page.tap('t-choice-category-21')
    await waitFor(() => expect(page.see('t-choice-brand-3')).toBeNull())
    expect(mall.to(relevance).at(-1)!.params).toMatchObject({ category_id: '21', keyword: '茶' })
    // still there to be taken back
    expect((await page.seen('t-choice-category-21')).getAttribute('aria-checked')).toBe('true')
    await apply(page)
    await waitFor(() => expect(page.asked()).toEqual({ ...site, keyword: '茶', category_id: '21' }))
    expect((await page.seen('t-chip-category')).textContent).toBe('茶具')
  })

  test('of a mall that does not hear of keywords has the tree and the brands, without numbers', async () => {
    mall.on('/api/goodscategory/tree', { data: [{ ...category, child_list: [] }] })
    mall.on('/api/goodsbrand/page', { data: { count: 1, list: [{ brand_id: 8, brand_name: '一杯' }] } })
    for (const answer of [{ data: { ...panel, brand_list: [], attribute_list: [] } }, { code: -1, message: 'no' }]) {
      mall.on(relevance, answer)
      clock += 90_000
      const page = await at(named('茶'))
      await page.tap('t-filter')
      await page.seen('t-choice-brand-8')
      await page.seen('t-choice-category-1')
      expect(choices(page)).toEqual(['自营', '包邮', '生鲜', '一杯'])
      cleanup()
    }
  })

  test('tells no numbers where they are of more goods than the list', async () => {
    mall.on(relevance, { data: results })
    for (const rest of ['&coupon=4', '&brand_id=5', '&platformcouponTypeId=6']) {
      clock += 90_000
      const page = await at(`/pages/goods/list/list?category_id=1&category_level=1${rest}`)
      await page.tap('t-filter')
      expect((await page.seen('t-choice-attr-11')).textContent).toBe('烟台')
      cleanup()
    }
    const page = await at('/pages/goods/list/list?category_id=1&category_level=1')
    await page.tap('t-filter')
    expect((await page.seen('t-choice-attr-11')).textContent).toBe('烟台3')
  })
})

describe('a search that finds nothing', () => {
  const tries = (page: Awaited<ReturnType<typeof at>>) =>
    Array.from(page.container.querySelectorAll('.t-try-word'), (word) => word.textContent)
  beforeEach(() => {
    act(forgetAll)
    count = 0
    mall.on('/api/goods/hotSearchWords', { data: { search_keywords: '草莓,耳机, 草莓,', title: '热门搜索' } })
    mall.on('/api/goodssku/recommend', { data: { count: 1, list: [row(77)] } })
  })

  test('offers what others search for, not itself again, and goods', async () => {
    const page = await at(named(' 耳机'))
    await page.seen('t-try-word')
    expect(tries(page)).toEqual(['草莓'])
    expect((await page.seen('t-recommended')).textContent).toContain('goods 77')
    await page.tap('t-try-word')
    await waitFor(() => expect(unitPage.log).toEqual([`redirectTo ${named('草莓')}`]))
    expect(localStorage.getItem('searchHistory')).toContain('草莓')
  })

  test('in a shop offers the whole mall, and nothing that others search for', async () => {
    const address = `/otherpages/shop/list/list?site_id=7&keyword=${encodeURIComponent('红色 灯')}`
    const page = await at(address, ShopGoodsScreen)
    await page.seen('t-recommended')
    expect([page.see('t-try-word'), mall.to('/api/goods/hotSearchWords')]).toEqual([null, []])
    await page.tap('t-whole-mall')
    await waitFor(() => expect(unitPage.log).toEqual([`redirectTo ${named('红色 灯')}`]))
  })

  test('is a plain one where the mall has neither', async () => {
    mall.on('/api/goods/hotSearchWords', { data: { search_keywords: '', title: '' } })
    mall.on('/api/goodssku/recommend', { code: -1, message: 'no' })
    const page = await at(named('灯'))
    await page.seen('t-empty-go')
    await waitFor(() => expect(mall.to('/api/goodssku/recommend')).toHaveLength(1))
    await unitPage.settled()
    expect([page.see('t-try-word'), page.see('t-recommended'), page.see('t-failed')]).toEqual([null, null, null])
  })

  test('with filters offers to loosen them', async () => {
    count = 30
    const page = await at(named('灯'))
    await page.tap('t-filter')
    await page.tap('t-choice-free')
    await apply(page)
    await page.seen('t-chip-free')
    count = 0
    await page.tap('t-sort-sales')
    await page.seen('t-loosen')
    expect([page.see('t-try-word'), page.see('t-recommended')]).toEqual([null, null])
  })
})
