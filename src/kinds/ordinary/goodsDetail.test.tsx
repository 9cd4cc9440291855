import { act, render, waitFor } from '@testing-library/react'
import type { GoodsDetail } from '@mall/contract/goods'
import { showLocale } from '@/i18n/locale'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import type { fakeSight } from '@/platform/sight/fake'
import { sight } from '@/platform/sight/sight'
import { storage } from '@/platform/storage/storage'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { OrdinaryGoodsScreen } from './OrdinaryGoodsScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/sight/sight')

const mall = network as unknown as FakeNetwork
const detail = '/api/goodssku/detail'
const goods: Partial<GoodsDetail> = {
  sku_id: 41,
  goods_id: 4,
  goods_name: '收纳筐',
  price: '20.00',
  market_price: '30.00',
  discount_price: '20.00',
  member_price: '0.00',
  promotion_type: 0,
  stock: 9,
  sale_num: 3,
  click_num: 5,
  min_buy: 0,
  max_buy: 0,
  purchased_num: 0,
  sku_spec_format: '',
  goods_spec_format: '',
  goods_attr_format: '',
  sku_image: '',
  sku_images: '',
  goods_image: '',
  goods_content: '',
  introduction: '',
  unit: '件',
  video_url: '',
  goods_state: 1,
  verify_state: 1,
  is_virtual: 0,
  virtual_indate: 0,
  is_free_shipping: 0,
  goods_promotion: [],
}
const shop = { site_id: 3, site_name: '三号店', logo: '', avatar: '', is_own: 0, sub_num: 2, shop_sales: 1 }

beforeEach(() => {
  mall.reset()
  storage.remove('seen_goods')
  act(() => {
    beginEra()
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
  })
  mall.on(detail, { data: { goods_sku_detail: goods, shop_info: shop } })
  mall.on('/api/goods/modifyclicks', {})
})
afterEach(() => act(() => dropToken()))

async function enter(query: string) {
  unitPage.at(`/pages/goods/detail/detail?${query}`)
  const { container } = render(<OrdinaryGoodsScreen />)
  const find = (name: string) => container.querySelector(`.${name}`)
  const shown = async () => {
    await waitFor(() => expect(find('t-goods-name')).toHaveTextContent('收纳筐'))
    await settled()
  }
  return { find, shown }
}
/** what its parts have asked is answered */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
const asked = (path: string) => mall.to(path).map(({ params }) => params)

test('opens by a sku, counts the click and remembers the goods; a guest leaves no footprint', async () => {
  const { find, shown } = await enter('sku_id=41')
  await shown()
  expect(find('t-price')?.getAttribute('aria-label')).toBe('¥20.00')
  expect(find('t-buy-now')).not.toBeNull()
  expect(asked('/api/goods/modifyclicks')).toMatchObject([{ sku_id: '41' }])
  expect(storage.get('seen_goods')).toEqual([{ goodsId: 4, skuId: 41 }])
  expect(asked('/api/goodsbrowse/add')).toEqual([])
  // what is far below is not asked for
  expect(asked('/api/goodssku/recommend')).toEqual([])
})

test('the goods of the page are not among its recommendations', async () => {
  mall.on('/api/goodssku/recommend', { data: { count: 0, page_count: 0, list: [] } })
  const { shown } = await enter('sku_id=41')
  await shown()
  const { come } = sight as ReturnType<typeof fakeSight>
  await act(async () => document.querySelectorAll('[id^="near"]').forEach(({ id }) => come(id)))
  await waitFor(() => expect(asked('/api/goodssku/recommend')).toMatchObject([{ goods_id: '4' }]))
})

test('a member leaves a footprint', async () => {
  act(() => signIn('a'))
  const { shown } = await enter('sku_id=41')
  await shown()
  await waitFor(() => expect(asked('/api/goodsbrowse/add')).toMatchObject([{ sku_id: '41' }]))
})

test('opens by a goods: the sku that is listed of it', async () => {
  mall.on('/api/goodssku/page', { data: { count: 1, page_count: 1, list: [{ goods_id: 4, sku_id: 41 }] } })
  const { shown } = await enter('goods_id=4')
  await shown()
  expect(asked('/api/goodssku/page')).toMatchObject([{ goods_id_arr: '4' }])
  expect(asked(detail)).toMatchObject([{ sku_id: '41' }])
})

test.each([
  ['no params', ''],
  ['goods that are not listed', 'goods_id=6'],
])('%s say that there is nothing', async (_name, query) => {
  mall.on('/api/goodssku/page', { data: { count: 0, page_count: 0, list: [] } })
  const { find } = await enter(query)
  await waitFor(() => expect(find('t-empty')).toHaveTextContent('商品已下架或不存在'))
  expect(find('t-buy-now')).toBeNull()
})

test('goods that nobody knows say so in the words of the mall, above what may please instead', async () => {
  mall.on(detail, { code: -1, message: '商品不存在' })
  mall.on('/api/goodssku/recommend', { data: { count: 1, page_count: 1, list: [{ ...goods, goods_name: '藤编篮' }] } })
  const { find } = await enter('sku_id=41')
  await waitFor(() => expect(find('t-empty')).toHaveTextContent('商品不存在'))
  await waitFor(() => expect(find('t-recommended')).toHaveTextContent('藤编篮'))
})

test('goods off the shelf say so below their price; a preview of them does not', async () => {
  mall.on(detail, { data: { goods_sku_detail: { ...goods, goods_state: 0 }, shop_info: shop } })
  const gone = await enter('sku_id=41')
  await gone.shown()
  expect(gone.find('t-off-shelf')).toHaveTextContent('商品已下架')
  const preview = await enter('sku_id=41&preview=1')
  await preview.shown()
  expect(preview.find('t-off-shelf')).toBeNull()
})

test('a filled heart says so', async () => {
  act(() => signIn('a'))
  mall.on('/api/goodscollect/iscollect', { data: 0 })
  mall.on('/api/goodscollect/add', { data: 1 })
  const { find, shown } = await enter('sku_id=41')
  await shown()
  const heart = () => find('t-favourite') as HTMLElement
  expect([heart().textContent, heart().getAttribute('aria-checked')]).toEqual(['收藏', 'false'])
  await act(async () => heart().click())
  await waitFor(() => expect([heart().textContent, heart().getAttribute('aria-checked')]).toEqual(['已收藏', 'true']))
})

test('a preview sells nothing and leaves nothing behind', async () => {
  const { find, shown } = await enter('sku_id=41&preview=1')
  await shown()
  expect(find('t-preview')).not.toBeNull()
  expect([find('t-buy-now'), find('t-add-to-cart')]).toEqual([null, null])
  expect(asked('/api/goods/modifyclicks')).toEqual([])
  expect(storage.get('seen_goods')).toBeUndefined()
})

test('the page stays while its answer is asked again after a login', async () => {
  const { find, shown } = await enter('sku_id=41')
  await shown()
  mall.on(detail, () => new Promise(() => undefined))
  act(() => signIn('b'))
  await settled()
  expect(find('t-goods-name')).toHaveTextContent('收纳筐')
  expect(find('t-skeleton')).toBeNull()
})

describe('what sharing earns', () => {
  const share = '/fenxiao/api/goods/detail'
  const earning = { commission_money: '6.55', words_account: '奖金', one_rate: 10, one_money: '0.00' }

  test('is told to a distributor, and leads to the ways to share', async () => {
    act(() => signIn('a'))
    mall.on(share, { data: earning })
    const { find, shown } = await enter('sku_id=41')
    await shown()
    await waitFor(() => expect(find('t-share-earning')).toHaveTextContent('分享赚 ¥6.55好友下单，您得奖金'))
    expect(asked(share)).toMatchObject([{ sku_id: '41' }])
    act(() => (find('t-share-earning') as HTMLElement).click())
    expect(document.querySelector('.t-share-sheet')).not.toBeNull()
  })

  test('names what is earned in the shown language where the mall left its word as it was', async () => {
    act(() => signIn('a'))
    mall.on(share, { data: { ...earning, words_account: '佣金' } })
    await act(() => showLocale('en-us'))
    const { find, shown } = await enter('sku_id=41')
    await shown()
    await waitFor(() => expect(find('t-share-earning')).toHaveTextContent('Commission for you when a friend buys it'))
    await act(() => showLocale('zh-cn'))
  })

  test.each([
    ['no distributor', null],
    ['no distributor, on other servers', []],
    ['one who would earn nothing', { ...earning, commission_money: '0.00' }],
  ])('is not told to %s', async (_name, data) => {
    act(() => signIn('a'))
    mall.on(share, { data })
    const { find, shown } = await enter('sku_id=41')
    await shown()
    await settled()
    expect([asked(share).length, find('t-share-earning')]).toEqual([1, null])
  })

  test('is not asked for a guest, nor while the addon is off', async () => {
    mall.on(share, { data: earning })
    const { shown } = await enter('sku_id=41')
    await shown()
    act(() => {
      setBoot({ addon_is_exit: { fenxiao: 0 }, development: 1, style_theme: 'red', default_img: {} } as never)
      signIn('a')
    })
    await settled()
    expect(asked(share)).toEqual([])
  })
})
