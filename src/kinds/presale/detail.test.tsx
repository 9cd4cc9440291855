import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { now } from '@/session/clock'
import { beginEra } from '@/session/era'
import { siteShelf } from '@/session/siteShelf'
import { dropToken, signIn } from '@/session/token'
import { PresaleGoodsScreen } from './PresaleGoodsScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/sight/sight')
const mall = network as unknown as FakeNetwork
const day = 86_400

/** Presale 1 of the demo mall: the example of wire/promotions.md section 5. */
const goods = (more: object = {}) => ({
  ...{ sku_id: 41, goods_id: 4, goods_name: '羽绒服', price: '300.00', market_price: '0.00', discount_price: '300.00' },
  ...{ member_price: '0.00', promotion_type: 0, stock: 50, sale_num: 3, click_num: 5, min_buy: 0, max_buy: 0 },
  ...{ purchased_num: 0, sku_spec_format: '', goods_spec_format: '', goods_attr_format: '', sku_image: '' },
  ...{ sku_images: '', goods_image: '', goods_content: '', introduction: '', unit: '件', video_url: '' },
  ...{ goods_state: 1, verify_state: 1, is_virtual: 0, virtual_indate: 0, is_free_shipping: 0, goods_promotion: [] },
  ...{ presale_id: 1, status: 1, presale_deposit: '50.00', presale_price: '80.00', presale_num: 5, goods_stock: 9 },
  ...{ start_time: now() - day, end_time: now() + day, pay_start_time: now() + 3 * day, pay_end_time: now() + 9 * day },
  ...{ deliver_type: 1, deliver_time: 7, is_deposit_back: 0, deposit_agreement: '<p>两次支付</p>', is_buy: 1 },
  ...{ sure_buy_num: 5, ...more },
})
const shop = { site_id: 14, site_name: '十四号店', logo: '', avatar: '', is_own: 0, sub_num: 2, shop_sales: 1 }
const says = (more: object = {}) =>
  mall.on('/presale/api/goods/detail', { data: { goods_sku_detail: goods(more), presale_num: 2, shop_info: shop } })

beforeEach(() => {
  mall.reset()
  act(() => {
    beginEra()
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
  })
  says()
})
afterEach(() => act(() => dropToken()))

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
async function enter(query: string) {
  unitPage.at(`/promotionpages/presale/detail/detail?${query}`)
  const { container } = render(<PresaleGoodsScreen />)
  const all = (name: string) => [...container.querySelectorAll<HTMLElement>(`.${name}`)]
  await waitFor(() => expect(all('t-goods-name')[0] ?? all('t-empty')[0]).toBeDefined())
  await settled()
  const money = (name: string, at = 0) => all(name)[at]?.querySelector('[role="img"]')?.getAttribute('aria-label')
  return { all, money, text: (name: string, at = 0) => all(name)[at]?.textContent ?? '' }
}

test.each(['presale_id=1', 'id=1'])('%s: the deposit, what it counts for, the rest, and when', async (query) => {
  const { all, money, text } = await enter(query)
  expect(all('t-price')[0]?.getAttribute('aria-label')).toBe('¥50.00')
  expect(text('t-limited')).toMatch(/^定金.*50.*预售.*距结束/)
  expect(['deposit', 'worth', 'rest'].map((name) => money(`t-presale-${name}`))).toEqual([
    '¥50.00',
    '¥80.00',
    '¥220.00',
  ])
  expect(text('t-presale-sums')).toMatch(/省 ¥30.00/)
  expect(all('t-presale-step').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/付定金 ¥50.00，抵 ¥80.00.* 至 /),
    expect.stringMatching(/付尾款 ¥220.00.* 至 /),
    expect.stringMatching(/付清尾款后 7 天内发货/),
  ])
  expect(mall.to('/presale/api/goods/detail')[0]?.params).toMatchObject({ id: '1' })
})

test('so many pieces in the sheet, and on to the deposit', async () => {
  act(() => signIn('a'))
  const { all, money, text } = await enter('presale_id=1')
  expect([text('t-buy-plain'), text('t-buy-now')]).toEqual(['日常价购买', '支付定金'])
  fireEvent.click(all('t-buy-now')[0]!)
  await settled()
  expect(text('t-stock')).toMatch(/9/)
  fireEvent.click(all('t-stepper-plus')[0]!)
  await settled()
  expect(['deposit', 'worth', 'rest'].map((name) => money(`t-presale-${name}`, 1))).toEqual([
    ...['¥100.00', '¥160.00', '¥440.00'],
  ])
  fireEvent.click(all('t-sheet-buy')[0]!)
  await settled()
  expect(siteShelf.get('presaleOrderCreateData')).toEqual({ presale_id: 1, sku_id: 41, num: 2 })
  await waitFor(() => expect(unitPage.log.join()).toContain('presale/payment/payment'), { timeout: 3000 })
})

test.each([
  [0, '定金可退', '可以申请退定金'],
  [1, '定金不退', '不能申请退款'],
])('the rules where is_deposit_back is %i, and what the shop says', async (is_deposit_back, short, line) => {
  says({ is_deposit_back })
  const { all, text } = await enter('presale_id=1')
  expect(text('t-read-rules')).toContain(short)
  fireEvent.click(all('t-read-rules')[0]!)
  await settled()
  expect(text('t-presale-rules')).toContain(line)
  expect(all('t-presale-rules')[0]?.querySelector('.t-rich')).not.toBeNull()
})

test.each([
  ['to come', { status: 0, start_time: now() + 900, is_buy: 0, sure_buy_num: 0 }, '活动还没开始'],
  ['over', { status: 2, is_buy: 0, sure_buy_num: 0 }, '活动已结束'],
  ['closed', { status: -1, is_buy: 0, sure_buy_num: 0 }, '活动已结束'],
  ['sold out', { goods_stock: 0, is_buy: 0, sure_buy_num: 0 }, '已售罄'],
])('one that is %s takes no deposits', async (name, more, why) => {
  says(more)
  const { all, text } = await enter('presale_id=1')
  expect([text('t-stop'), all('t-buy-now').length, text('t-buy-plain')]).toEqual([why, 0, '日常价购买'])
  expect(text('t-presale-notice')).toMatch(name === 'closed' ? /提前结束/ : /^$/)
})

test('who has had enough is told so, and sees what they have', async () => {
  act(() => signIn('a'))
  says({ is_buy: 0, sure_buy_num: 0 })
  const { all, text } = await enter('presale_id=1')
  expect(text('t-presale-notice')).toMatch(/限购/)
  fireEvent.click(all('t-presale-notice')[0]!)
  await settled()
  expect(unitPage.log.join()).toContain('presale/order_list/order_list')
})

test.each(['', 'presale_id=0', 'id=abc'])('an address that names nothing, %j, says so', async (query) => {
  const { text } = await enter(query)
  expect(text('t-empty')).toMatch(/预售不存在/)
})
