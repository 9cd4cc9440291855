import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { now } from '@/session/clock'
import { beginEra } from '@/session/era'
import { siteShelf } from '@/session/siteShelf'
import { dropToken, signIn } from '@/session/token'
import { PintuanGoodsScreen } from './PintuanGoodsScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/sight/sight')
const mall = network as unknown as FakeNetwork

const goods = (more: object = {}) => ({
  ...{ sku_id: 41, goods_id: 4, goods_name: '收纳筐', price: '49.00', market_price: '0.00', discount_price: '49.00' },
  ...{ member_price: '0.00', promotion_type: 0, stock: 9, sale_num: 3, click_num: 5, min_buy: 0, max_buy: 0 },
  ...{ purchased_num: 0, sku_spec_format: '', goods_spec_format: '', goods_attr_format: '', sku_image: '' },
  ...{ sku_images: '', goods_image: '', goods_content: '', introduction: '', unit: '件', video_url: '' },
  ...{ goods_state: 1, verify_state: 1, is_virtual: 0, virtual_indate: 0, is_free_shipping: 0, goods_promotion: [] },
  ...{ id: 700, pintuan_id: 7, status: 1, pintuan_price: '39.90', promotion_price: '36.90', pintuan_num: 3 },
  ...{ start_time: now() - 100, end_time: now() + 5000, buy_num: 0, is_single_buy: 1, is_promotion: 1 },
  ...{ group_num: 2, order_num: 6, ...more },
})
const shop = { site_id: 3, site_name: '三号店', logo: '', avatar: '', is_own: 0, sub_num: 2, shop_sales: 1 }
const group = (group_id: number, more: object = {}) => ({
  ...{ group_id, pintuan_id: 7, head_id: 9, member_id: 9, pintuan_num: 3, pintuan_count: 1, status: 2 },
  ...{ end_time: now() + 900, nickname: `团长${group_id}`, headimg: '', buy_num: 0, is_single_buy: 1, is_promotion: 1 },
  ...more,
})
const says = (more: object = {}) =>
  mall.on('/pintuan/api/goods/detail', { data: { goods_sku_detail: goods(more), shop_info: shop } })
const groups = (...list: object[]) => mall.on('/pintuan/api/pintuangroup/lists', { data: list })
const ownGroups = (...list: object[]) =>
  mall.on('/pintuan/api/order/page', { data: { count: list.length, page_count: 1, list } })

beforeEach(() => {
  mall.reset()
  act(() => {
    beginEra()
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
  })
  says()
  groups(group(11), group(12), group(13), group(14, { pintuan_id: 8 }))
  ownGroups()
})
afterEach(() => act(() => dropToken()))

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
async function enter(query: string) {
  unitPage.at(`/promotionpages/pintuan/detail/detail?${query}`)
  const { container } = render(<PintuanGoodsScreen />)
  const all = (name: string) => [...container.querySelectorAll<HTMLElement>(`.${name}`)]
  await waitFor(() => expect(all('t-goods-name')[0] ?? all('t-empty')[0]).toBeDefined())
  await settled()
  const price = () => all('t-price')[0]?.getAttribute('aria-label')
  return { all, price, text: (name: string) => all(name)[0]?.textContent ?? '' }
}

test('opens groups at the price of who opens, and shows some that one may join', async () => {
  const { all, price, text } = await enter('pintuan_id=7')
  expect(price()).toBe('¥36.90')
  expect(text('t-limited')).toMatch(/团长价/)
  expect([text('t-buy-plain'), text('t-buy-now')]).toEqual(['单独购买', '发起拼团'])
  expect(text('t-groups')).toMatch(/3 个团正在拼.*团长11.*还差 2 人.*团长12/)
  // those of another activity are not among them
  expect(all('t-join-group')).toHaveLength(2)
  fireEvent.click(all('t-more-groups')[0]!)
  await settled()
  expect(all('t-groups-sheet')[0]?.querySelectorAll('.t-join-group')).toHaveLength(3)
  fireEvent.click(all('t-sheet-close')[0]!)
  await settled()
  fireEvent.click(all('t-join-group')[0]!)
  // the way back that the sheet took is given back first
  await waitFor(() =>
    expect(unitPage.log).toEqual(['redirectTo /promotionpages/pintuan/detail/detail?pintuan_id=7&group_id=11']),
  )
})

test('an invitation: whose group, how many are missing, and joining at the group’s price', async () => {
  act(() => signIn('a'))
  const { all, price, text } = await enter('pintuan_id=7&group_id=12')
  expect(price()).toBe('¥39.90')
  expect(text('t-group')).toMatch(/团长12 的团.*还差 2 人/)
  expect([all('t-seat-taken').length, all('t-seat-free').length, all('t-groups').length]).toEqual([1, 2, 0])
  expect(text('t-buy-now')).toBe('参与拼团')
  fireEvent.click(all('t-buy-now')[0]!)
  await settled()
  fireEvent.click(all('t-sheet-buy')[0]!)
  await settled()
  expect(siteShelf.get('pintuanOrderCreateData')).toEqual({ pintuan_goods_id: 700, group_id: 12, num: 1 })
})

test('a group with an id of many digits is found', async () => {
  groups(group(1_795_536_000_000_123))
  const { all } = await enter('pintuan_id=7&group_id=1795536000000123')
  expect(all('t-group')).toHaveLength(1)
})

test('a group that is full or over says so, and another one can be opened', async () => {
  const { all, text } = await enter('pintuan_id=7&group_id=99')
  expect(text('t-group-full')).toMatch(/已满员或已结束/)
  expect(text('t-buy-now')).toBe('发起拼团')
  expect(all('t-join-group')).toHaveLength(2)
})

test.each([
  ['that still runs', 12],
  ['that is full', 99],
])('a group of one’s own %s leads to it', async (_name, group_id) => {
  act(() => signIn('a'))
  ownGroups({ id: group_id, group_id, pintuan_status: 2 })
  const { all, text } = await enter(`pintuan_id=7&group_id=${group_id}`)
  expect(text(group_id === 12 ? 't-group' : 't-in-group')).toMatch(/你已在这个团里/)
  expect([all('t-buy-now').length, all('t-buy-plain').length]).toEqual([0, 0])
  fireEvent.click(all('t-own-group')[0]!)
  await settled()
  expect(unitPage.log).toEqual([`navigateTo /promotionpages/pintuan/share/share?id=${group_id}`])
})

test('one that was closed before its payment is none of one’s own', async () => {
  act(() => signIn('a'))
  ownGroups({ id: 5, group_id: 12, pintuan_status: 1 })
  const { text } = await enter('pintuan_id=7&group_id=12')
  expect(text('t-buy-now')).toBe('参与拼团')
})

test.each([
  ['to come', { status: 0, start_time: now() + 900 }, '活动还没开始'],
  ['over', { status: 2 }, '活动已结束'],
  ['closed', { status: 3 }, '活动已结束'],
  ['sold out', { stock: 0 }, '已售罄'],
])('a deal that is %s sells nothing', async (_name, more, why) => {
  says(more)
  groups()
  const { all, text } = await enter('pintuan_id=7')
  expect(text('t-stop')).toBe(why)
  expect([all('t-buy-now').length, all('t-groups').length]).toEqual([0, 0])
  expect(text('t-buy-plain')).toBe('单独购买')
})

test('a deal that is over: its last groups can still be joined', async () => {
  says({ status: 2 })
  const { all, text } = await enter('pintuan_id=7&group_id=12')
  expect([text('t-buy-now'), all('t-stop').length]).toEqual(['参与拼团', 0])
})

test('a deal that is not sold alone offers no plain way', async () => {
  says({ is_single_buy: 0 })
  const { all, text } = await enter('pintuan_id=7')
  expect([all('t-buy-plain').length, text('t-buy-now')]).toEqual([0, '发起拼团'])
})

test('without its groups a deal can be bought; an invitation waits for them', async () => {
  mall.on('/pintuan/api/pintuangroup/lists', { code: -1, message: '忙' })
  const { all, text } = await enter('pintuan_id=7')
  expect([text('t-buy-now'), all('t-groups').length]).toEqual(['发起拼团', 0])
  const invited = await enter('pintuan_id=7&group_id=12')
  expect(invited.all('t-empty')).toHaveLength(1)
})

test('an address that names nothing says so', async () => {
  const { text } = await enter('')
  expect(text('t-empty')).toMatch(/拼团不存在/)
})
