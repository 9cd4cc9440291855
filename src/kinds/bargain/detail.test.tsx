import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { now } from '@/session/clock'
import { beginEra } from '@/session/era'
import * as toasts from '@/session/toast'
import { dropToken, signIn } from '@/session/token'
import { BargainGoodsScreen } from './BargainGoodsScreen'
import { BargainListScreen } from './BargainListScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/sight/sight')
const mall = network as unknown as FakeNetwork

const specs = JSON.stringify([{ spec_id: 1, spec_name: '颜色', spec_value_id: 2, spec_value_name: '红色' }])
const choices = JSON.stringify([{ spec_id: 1, spec_name: '颜色', value: [] }])
const goods = (more: object = {}) => ({
  ...{ sku_id: 41, goods_id: 4, goods_name: '收纳筐', price: '49.00', market_price: '0.00', discount_price: '49.00' },
  ...{ member_price: '0.00', promotion_type: 0, stock: 9, sale_num: 3, click_num: 5, min_buy: 0, max_buy: 0 },
  ...{ purchased_num: 0, sku_spec_format: specs, goods_spec_format: choices, goods_attr_format: '', sku_image: '' },
  ...{ sku_images: '', goods_image: '', goods_content: '', introduction: '', unit: '件', video_url: '' },
  ...{ goods_state: 1, verify_state: 1, is_virtual: 0, virtual_indate: 0, is_free_shipping: 0, goods_promotion: [] },
  ...{ id: 7, bargain_id: 7, status: 1, floor_price: '19.00', bargain_stock: 5, buy_type: 0, launch_info: null },
  ...{ start_time: now() - 100, end_time: now() + 5000, ...more },
})
const shop = { site_id: 3, site_name: '三号店', logo: '', avatar: '', is_own: 0, sub_num: 2, shop_sales: 1 }
const bargaining = (more: object = {}) => ({
  ...{ launch_id: 80, bargain_id: 7, sku_id: 41, goods_id: 4, site_id: 3, start_time: 1, end_time: now() + 900 },
  ...{ curr_price: '30.00', price: '49.00', goods_name: '收纳筐', goods_image: 'a.jpg,b.jpg', ...more },
})
const says = (more: object = {}) =>
  mall.on('/bargain/api/goods/detail', { data: { goods_sku_detail: goods(more), shop_info: shop } })
const begun = (...rows: object[]) => mall.on('/bargain/api/goods/bargainingList', { data: rows })

beforeEach(() => {
  mall.reset()
  act(() => {
    beginEra()
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
  })
  says()
  begun()
})
afterEach(() => act(() => dropToken()))

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
const launchPage = '/promotionpages/bargain/launch/launch'

async function enter(query = 'bargain_id=7') {
  unitPage.at(`/promotionpages/bargain/detail/detail?${query}`)
  const { container } = render(<BargainGoodsScreen />)
  const all = (name: string) => [...container.querySelectorAll<HTMLElement>(`.${name}`)]
  await waitFor(() => expect(all('t-goods-name')[0] ?? all('t-empty')[0]).toBeDefined())
  await settled()
  const bar = () => ['t-launch', 't-go-on', 't-buy-plain', 't-stop'].filter((name) => all(name).length > 0)
  return { all, bar, text: (name: string) => all(name)[0]?.textContent ?? '' }
}

test('a running one says how far down the price goes, of which sku, and begins', async () => {
  act(() => signIn('a'))
  mall.on('/bargain/api/bargain/launch', { data: 81 })
  const { all, bar, text } = await enter()
  expect(text('t-limited')).toMatch(/¥19.00.*¥49.00.*最低可砍至/)
  expect(text('t-bargain-terms')).toMatch(/从 ¥49.00 砍到 ¥19.00.*仅剩 5 件.*红色.*发起砍价.*随时可以/)
  expect([bar(), all('t-choose-spec').length]).toEqual([['t-launch', 't-buy-plain'], 0])
  fireEvent.click(all('t-launch')[0]!)
  fireEvent.click(all('t-launch')[0]!)
  await settled()
  await settled()
  expect(mall.to('/bargain/api/bargain/launch').map(({ params }) => params.id)).toEqual(['7'])
  expect(unitPage.log).toEqual([`navigateTo ${launchPage}?id=81`])
})

test('who has bought as many as one may is told so, and begins nothing', async () => {
  act(() => signIn('a'))
  says({ max_buy: 1, purchased_num: 1 })
  const told = jest.spyOn(toasts, 'toast')
  const { all, bar } = await enter()
  expect(bar()).toEqual(['t-launch', 't-buy-plain'])
  fireEvent.click(all('t-launch')[0]!)
  await settled()
  expect(told).toHaveBeenCalledWith('已达限购数量')
  expect(mall.to('/bargain/api/bargain/launch')).toEqual([])
})

test('a guest logs in first', async () => {
  mall.on('/bargain/api/bargain/launch', { code: -10009, message: '请登录' })
  const { all } = await enter()
  expect(mall.to('/bargain/api/goods/bargainingList')).toEqual([])
  fireEvent.click(all('t-launch')[0]!)
  await settled()
  expect(unitPage.log.join()).toContain('/pages/login/login/login')
})

test('who has begun goes on, also when no unit is left', async () => {
  act(() => signIn('a'))
  says({ bargain_stock: 0, launch_info: { launch_id: 80 } })
  begun(bargaining())
  const { all, bar, text } = await enter()
  expect(bar()).toEqual(['t-go-on'])
  expect(text('t-own-bargain')).toMatch(/已砍到 ¥30.00/)
  for (const handle of ['t-go-on', 't-own-bargain']) {
    fireEvent.click(all(handle)[0]!)
    await settled()
  }
  expect(unitPage.log[0]).toBe(`navigateTo ${launchPage}?id=80`)
})

test('one that is over by now begins anew, whatever the product was answered with', async () => {
  act(() => signIn('a'))
  says({ launch_info: { launch_id: 80 } })
  const { bar } = await enter()
  expect(bar()).toEqual(['t-launch', 't-buy-plain'])
})

test.each([
  ['to come', { status: 0, start_time: now() + 900 }, '活动还没开始'],
  ['over', { status: 2 }, '活动已结束'],
  ['closed', { status: 3 }, '活动已结束'],
  ['sold out', { bargain_stock: 0 }, '已售罄'],
])('a bargain that is %s cannot be begun', async (_name, more, why) => {
  says(more)
  const { bar, text } = await enter()
  expect([bar(), text('t-stop')]).toEqual([['t-buy-plain', 't-stop'], why])
})

test('only the floor can be bought where the activity says so', async () => {
  says({ buy_type: 1 })
  expect((await enter()).text('t-bargain-terms')).toMatch(/砍到底价后才能买下/)
})

test('an address that names nothing says so', async () => {
  expect((await enter('')).text('t-empty')).toMatch(/砍价不存在/)
})

test('the list: what one bargains for stands above the others', async () => {
  act(() => signIn('a'))
  begun(bargaining(), bargaining({ launch_id: 82, end_time: now() - 9 }))
  const row = {
    ...{ bargain_id: 9, goods_id: 5, sku_id: 50, goods_name: '台灯', goods_image: '', price: '99.00' },
    ...{ floor_price: '59.00', bargain_stock: 3, sale_num: 2, start_time: 1, end_time: now() + 900 },
  }
  mall.on('/bargain/api/goods/page', { data: { count: 1, page_count: 1, list: [row] } })
  unitPage.at('/promotionpages/bargain/list/list?site_id=3')
  const { container } = render(<BargainListScreen />)
  await settled()
  await settled()
  const texts = (name: string) => [...container.querySelectorAll(`.${name}`)].map((one) => one.textContent)
  expect(texts('t-goods')).toEqual([expect.stringMatching(/台灯.*最多砍 ¥40.00.*可砍至¥59.00/)])
  expect(texts('t-going-launch')).toEqual([
    expect.stringMatching(/已砍到 ¥30.00剩余/),
    expect.stringMatching(/可以购买了/),
  ])
  expect(mall.to('/bargain/api/goods/page')[0]?.params.site_id).toBe('3')
})
