import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { NetworkFault } from '@/platform/network/port'
import { network } from '@/platform/network/network'
import { storage } from '@/platform/storage/storage'
import { forgetAll } from '@/domain/search/history'
import { setBoot } from '@/session/boot'
import { GoodsSearchScreen, ShopSearchScreen } from './SearchScreen'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const call = '/api/goods/searchSuggestions'
const found = [
  { word: '果干蜜饯', kind: 'category', id: 12 },
  { word: '山野集', kind: 'brand', id: 3 },
  { word: '山野果园', kind: 'shop', id: 7 },
  { word: '红富士苹果', kind: 'goods', id: 0 },
]
const boot = (development = 1) =>
  act(() => setBoot({ addon_is_exit: {}, development, style_theme: 'red', default_img: {} } as never))
let clock = Date.now()

beforeEach(() => {
  mall.reset()
  mall.on('/api/goods/defaultSearchWords', { data: { words: '' } })
  mall.on('/api/goods/hotSearchWords', { data: { search_keywords: '', title: '' } })
  mall.on(call, { data: { list: found } })
  // taps of one test are no second taps of the test before
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  act(forgetAll)
  boot()
})

function at(address: string, Shown = GoodsSearchScreen) {
  unitPage.at(address)
  unitPage.log.length = 0
  const { container } = render(<Shown />)
  const field = () => container.querySelector<HTMLInputElement>('.t-search')!
  const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
  const suggested = () => Array.from(container.querySelectorAll('.t-suggestion'), (line) => line.textContent)
  const seen = (...words: string[]) => waitFor(() => expect(suggested()).toEqual(words))
  const tap = (handle: string) => fireEvent.click(container.querySelector(handle)!)
  return { container, field, type, suggested, seen, tap }
}
const inMall = '/otherpages/goods/search/search'
const kept = () => storage.get<string[]>('searchHistory')
const all = ['果干蜜饯分类', '山野集品牌', '山野果园店铺', '红富士苹果']

test('what is typed is asked for once; its part of a word stands in weight, and pages say what they are', async () => {
  const page = at(inMall)
  for (const text of ['果', '果 ', '果']) page.type(text)
  await page.seen(...all)
  expect(mall.to(call).map(({ params }) => params.keyword)).toEqual(['果'])
  expect(mall.to(call)[0]!.params.site_id).toBe('0')
  expect(Array.from(page.container.querySelectorAll('.t-match'), (part) => part.textContent)).toEqual([
    '果',
    '果',
    '果',
  ])
  expect(page.container.querySelector('.t-suggestion-shop')!.getAttribute('aria-label')).toBe('山野果园，店铺')
  expect(page.container.querySelector('.t-suggestion-goods')!.getAttribute('aria-label')).toBe('红富士苹果')
})

test.each([
  ['goods', `/pages/goods/list/list?keyword=${encodeURIComponent('红富士苹果')}`, ['红富士苹果']],
  ['category', '/pages/goods/list/list?category_id=12', []],
  ['brand', '/pages/goods/list/list?brand_id=3', []],
  ['shop', '/otherpages/shop/index/index?site_id=7', []],
])('a tap on one of %s opens %s; of the history is what was searched for', async (kind, address, words) => {
  const page = at(inMall)
  page.type('果')
  await page.seen(...all)
  page.tap(`.t-suggestion-${kind}`)
  await waitFor(() => expect(unitPage.log).toEqual([`redirectTo ${address}`]))
  expect(kept()).toEqual(words)
})

test('in a shop the shop is asked, and what it has of a brand is opened', async () => {
  mall.on(call, { data: { list: found.slice(1, 2) } })
  const page = at('/otherpages/shop/search/search?site_id=7', ShopSearchScreen)
  page.type('山')
  await page.seen('山野集品牌')
  expect(mall.to(call)[0]!.params.site_id).toBe('7')
  page.tap('.t-suggestion-brand')
  await waitFor(() => expect(unitPage.log).toEqual(['redirectTo /pages/goods/list/list?brand_id=3&site_id=7']))
})

test('where shops are hidden none is suggested', async () => {
  boot(0)
  const page = at(inMall)
  page.type('果')
  await page.seen(...all.filter((line) => !line.includes('店铺')))
})

test('a mall without the call is asked for it once: its own words, categories and brands do', async () => {
  mall.on(call, { code: -10003, message: 'no such call' })
  mall.on('/api/goodscategory/tree', {
    data: [{ category_id: 5, category_name: '水果', short_name: '', level: 2, child_list: [] }],
  })
  mall.on('/api/goodsbrand/page', { data: { count: 1, list: [{ brand_id: 9, brand_name: '果然' }] } })
  mall.on('/api/goodssku/page', { data: { count: 1, list: [{ goods_name: '山野集 红富士苹果' }] } })
  const page = at(inMall)
  page.type('果')
  await page.seen('水果分类', '果然品牌', '红富士苹果')
  page.type('水果')
  await page.seen('水果分类')
  await waitFor(() => expect(mall.to('/api/goodssku/page')).toHaveLength(2))
  expect(mall.to(call)).toHaveLength(1)
  expect(mall.to('/api/goodscategory/tree')).toHaveLength(1)
  expect(page.container.querySelector('.t-toast')).toBeNull()
  page.tap('.t-suggestion-category')
  await waitFor(() =>
    expect(unitPage.log).toEqual(['redirectTo /pages/goods/list/list?category_id=5&category_level=2']),
  )
})

test('a line that fails leaves the page as it is, and the next word is asked for', async () => {
  mall.on(call, new NetworkFault('timeout'))
  const page = at(inMall)
  page.type('果')
  await waitFor(() => expect(mall.to(call).length).toBeGreaterThan(0))
  await unitPage.settled()
  expect(page.suggested()).toEqual([])
  expect(page.container.querySelector('.t-search-typed')!.textContent).toBe('搜索「果」')
  expect(page.container.querySelector('.t-toast')).toBeNull()
  expect(mall.to('/api/goodssku/page')).toEqual([])
  mall.on(call, { data: { list: found } })
  page.type('果干')
  await page.seen(...all)
})

test("the keyboard's own key searches for what stands in the field, suggestions or not", async () => {
  const page = at(inMall)
  page.type(' 苹果 ')
  fireEvent.keyDown(page.field(), { key: 'Enter' })
  await waitFor(() =>
    expect(unitPage.log).toEqual([`redirectTo /pages/goods/list/list?keyword=${encodeURIComponent('苹果')}`]),
  )
  expect(kept()).toEqual(['苹果'])
})
