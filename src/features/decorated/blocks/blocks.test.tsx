import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import type { DiyItem } from '@mall/contract/diyComponents'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { signIn } from '@/session/token'
import { Blocks } from '../Blocks'
import { ShopContext } from '../shopContext'
import { cubeOf } from './cube'
import { squareOf } from './square'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork

const all = (handle: string) => [...document.querySelectorAll<HTMLElement>(handle)]
const see = (handle: string) => all(handle)[0] ?? null
const text = () => document.body.textContent ?? ''
const row = (id: number, over: object = {}) => ({
  ...{ sku_id: id, goods_id: id, site_id: 3, goods_name: `商品${id}`, introduction: `简介${id}`, price: '9.00' },
  ...{ market_price: '12.00', discount_price: '9.00', member_price: '0.00', stock: 3, sale_num: 4, sku_image: '' },
  ...{ goods_image: '', goods_spec_format: '[]', is_own: 0, is_free_shipping: 1, is_virtual: 0, promotion_type: 0 },
  ...over,
})
const page = (...list: object[]) => ({ data: { list, count: list.length, page_count: 1 } })

async function show(items: object[], site = 0) {
  cleanup()
  act(() => beginEra())
  render(
    <ShopContext.Provider value={site}>
      <Blocks items={items as DiyItem[]} />
    </ShopContext.Provider>,
  )
  // code of the blocks first, their rows then
  await act(() => Promise.all([import('../later'), import('./large'), import('./TopTabs')]).then(() => undefined))
  await unitPage.settled()
}

beforeEach(() => {
  mall.reset()
  act(() => setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never))
})

describe('GoodsList', () => {
  test.each([1, 2, 3, 4])('style %i shows and hides what the operator says', async (style) => {
    mall.on('/api/goodssku/page', page(row(1)))
    const shown = { controller: 'GoodsList', style, isShowGoodSubTitle: 1 }
    await show([shown])
    await waitFor(() => expect(text()).toContain('商品1'))
    expect(text().includes('简介1')).toBe(style !== 3)
    expect(text().includes('12')).toBe(style !== 3)
    expect(see('.t-quick-add')).toBeNull()
    const hidden = { isShowGoodName: '0', isShowMarketPrice: 0, isShowGoodSaleNum: false, isShowGoodSubTitle: '' }
    await show([{ ...shown, ...hidden, goodsTag: 'diy', tagImg: { imageUrl: 'tag.png' } }])
    await waitFor(() => expect(see('.goodsTag')).not.toBeNull())
    for (const word of ['商品1', '简介1', '12.00', '已售', '包邮'])
      expect([word, text().includes(word)]).toEqual([word, false])
    expect(see('.t-goods')).toHaveAttribute('aria-label', '商品1')
  })

  test.each([1, 2, 3, 4])(
    'style %i tells the price after coupons, unless the operator marks the goods',
    async (style) => {
      mall.on('/api/goodssku/page', page(row(1, { coupon_price: '7.50' }), row(2, { coupon_price: '' })))
      await show([{ controller: 'GoodsList', style }])
      await waitFor(() => expect(all('.t-goods')).toHaveLength(2))
      expect(all('.t-goods').map(({ textContent }) => textContent?.includes('券后 ¥7.50'))).toEqual([true, false])
      await show([{ controller: 'GoodsList', style, goodsTag: 'diy', tagImg: { imageUrl: 'tag.png' } }])
      await waitFor(() => expect(all('.t-goods')).toHaveLength(2))
      expect(text()).not.toContain('券后')
    },
  )

  test('its cart takes goods at one tap; not what is gone or virtual', async () => {
    act(() => signIn('token'))
    mall.on('/api/goodssku/page', page(row(1), row(2, { stock: 0 }), row(3, { is_virtual: 1 })))
    mall.on('/api/goodssku/getInfoForCategory', { data: { min_buy: 2 } })
    mall.on('/api/cart/add', { data: 2 })
    await show([{ controller: 'GoodsList', style: 3, isShowCart: '1', cartStyle: 2 }])
    await waitFor(() => expect(all('.t-quick-add')).toHaveLength(1))
    fireEvent.click(see('.t-quick-add') as Element)
    await waitFor(() =>
      expect(mall.to('/api/cart/add')[0]?.params).toMatchObject({ sku_id: '1', num: '2', site_id: '3' }),
    )
    // the same goods once more
    fireEvent.click(see('.t-quick-add') as Element)
    await waitFor(() => expect(mall.to('/api/cart/add')).toHaveLength(2))
  })

  test('asks for what is chosen', async () => {
    mall.on('/api/goodssku/page', page(row(1)))
    const asked = async (item: object, site = 0) => {
      await show([{ controller: 'GoodsList', style: 3, ...item }], site)
      return mall.to('/api/goodssku/page').at(-1)?.params
    }
    expect(await asked({ sources: 'category', categoryId: 7, goodsCount: '4' })).toMatchObject({
      category_id: '7',
      page_size: '4',
    })
    expect(await asked({ sources: 'diy', goodsId: [3, 1] }, 8)).toMatchObject({ goods_id_arr: '3,1', site_id: '8' })
    expect(await asked({ goodsCount: 1e9 })).toMatchObject({ page_size: '100' })
    expect(await asked({ goodsCount: {} })).toMatchObject({ page_size: '10' })
  })
})

test('notices: the newest, chosen ones, or lines of the page', async () => {
  mall.on('/api/notice/page', page({ id: 1, title: '最新公告' }))
  mall.on('/api/notice/lists', { data: [{ id: 2, title: '选中的公告' }] })
  await show([{ controller: 'Notice', sources: 'default', style: 1 }])
  await waitFor(() => expect(text()).toBe('最新公告'))
  await show([{ controller: 'Notice', sources: 'diy', noticeIds: [2] }])
  await waitFor(() => expect(text()).toBe('选中的公告'))
  expect(mall.to('/api/notice/lists')[0]?.params.id_arr).toBe('2')
  await show([{ controller: 'Notice', sources: 'diy', style: '2', list: [{ title: '自己写的' }] }])
  await waitFor(() => expect(text()).toBe('公告自己写的'))
})

test('a title has its looks, a text row its arrangement', async () => {
  await show([
    { controller: 'Text', title: '甲', subTitle: '副', sub: 0, style: '2', btnColor: '#112233', isShowMore: 1 },
    { controller: 'Text', title: '乙', subTitle: '副', colorSub: '#445566', style: 99 },
    { controller: 'TextNav', arrangement: 'vertical', list: [{ text: '丙' }] },
    { controller: 'Title', title: '丁', isOpenOperation: 1, operation_name: '看看' },
    { controller: 'HorzLine', borderStyle: 'dashed' },
  ])
  await waitFor(() => expect(text()).toBe('甲更多乙副丙丁看看'))
  expect(all('.barred')).toHaveLength(1)
  expect(see('.headingMore')).toHaveStyle({ color: '#112233' })
  expect(see('.headingSub')).toHaveStyle({ color: '#445566' })
  expect([see('.textNavColumn') !== null, see('.dashed') !== null]).toEqual([true, true])
})

describe('cubes', () => {
  const list = [1, 2, 3, 4].map((i) => ({ imageUrl: `${i}.png`, imgWidth: 100, imgHeight: 50 }))
  const cube = (over: object) => ({ controller: 'RubikCube', list, imageGap: 2, ...over }) as never

  test.each([
    ['row1-of2', 2, 4],
    ['row1-of3', 3, 4],
    ['row1-of4', 4, 4],
    ['row2-lt-of2-rt', 2, 4],
    ['row1-lt-of2-rt', 4, 3],
    ['row1-tp-of2-bm', 2, 3],
    ['row1-lt-of1-tp-of2-bm', 4, 4],
    ['unheard of', 2, 4],
  ])('%s has %i columns and %i pictures', (selectedTemplate, columns, count) => {
    const { cells, ...rest } = cubeOf(cube({ selectedTemplate }))
    expect([rest.columns, cells.length]).toEqual([columns, count])
    for (const { width, height } of cells) expect(width > 0 && height > 0).toBe(true)
  })

  test('given heights go before those of the pictures', () => {
    expect(cubeOf(cube({ heightArray: ['80', -1, 1e9] })).cells.map(({ height }) => height)).toEqual([
      80, 175, 1404, 175,
    ])
  })

  test('a custom one lays each picture over its cells, as large as these', () => {
    const at = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })
    const { cells, row: side = 0 } = squareOf(
      cube({ customRubikCube: 4, selectedRubikCubeArray: [at(0, 0, 2, 3), at(2, 0, 3, 1), null, at(3, 1, 1, 2)] }),
    )
    expect(cells.map(({ place }) => place)).toEqual([
      { gridColumn: '1 / span 2', gridRow: '1 / span 3' },
      { gridColumn: '4 / span 1', gridRow: '2 / span 2' },
    ])
    expect(cells[0]).toMatchObject({ width: 2 * side + 2, height: 3 * side + 4 })
  })
})

test('tabs drive the page: it stays as it is behind the goods of a category', async () => {
  mall.on('/api/goodscategory/tree', {
    data: [{ category_id: 7, level: 1, category_name: '生鲜', short_name: '', image: '', child_list: [] }],
  })
  mall.on('/api/goodssku/page', page(row(1)))
  await show([
    { controller: 'Text', title: '页首' },
    { controller: 'TopCategory', title: '精选', selectColor: '#b3261e', styleType: 'pill' },
    { controller: 'Text', title: '页面本身' },
  ])
  await waitFor(() => expect(all('.t-top-tabs [role="tab"]').map((one) => one.textContent)).toEqual(['精选', '生鲜']))
  expect(mall.to('/api/goodssku/page')).toEqual([])
  fireEvent.click(see('.t-tab-7') as Element)
  await waitFor(() => expect(text()).toContain('商品1'))
  expect(mall.to('/api/goodssku/page')[0]?.params).toMatchObject({ category_id: '7', category_level: '1' })
  const own = () => all('.away').some((one) => one.textContent === '页面本身')
  expect([own(), text().includes('页首')]).toEqual([true, true])
  fireEvent.click(see('.t-tab-0') as Element)
  await waitFor(() => expect(text()).not.toContain('商品1'))
  expect(own()).toBe(false)
})

test('without categories there are no tabs, and the page stands there', async () => {
  await show([{ controller: 'TopCategory' }, { controller: 'Text', title: '页面本身' }])
  expect([see('.t-top-tabs'), text()]).toEqual([null, '页面本身'])
})

test('a block of categories draws the tree of its site in its template', async () => {
  mall.on('/api/shopgoodscategory/tree', {
    data: [{ category_id: 5, level: 1, category_name: '鲜果', short_name: '', image: '', child_list: [] }],
  })
  await show([{ controller: 'GoodsCategory', level: 1, template: 1 }], 3)
  await waitFor(() => expect(text()).toBe('鲜果'))
  expect(mall.to('/api/shopgoodscategory/tree')[0]?.params.site_id).toBe('3')
})

test('coupons: those that are gone only where the page shows them', async () => {
  const coupon = (coupon_type_id: number, lead_count: number) => ({
    ...{
      coupon_type_id,
      coupon_name: `券${coupon_type_id}`,
      site_id: 3,
      site_name: '',
      status: 1,
      count: 5,
      lead_count,
    },
    ...{
      type: 'reward',
      money: '5.00',
      discount: '',
      discount_limit: '',
      at_least: '0.00',
      end_time: 0,
      goods_type: 1,
    },
    ...{ max_fetch: 0, validity_type: 0, fixed_term: 0 },
  })
  mall.on('/coupon/api/coupon/typepagelists', page(coupon(1, 0), coupon(2, 5)))
  await show([{ controller: 'ShopCoupon', sources: 'diy', couponIds: [1, 2], couponCount: 2, style: 1 }], 3)
  await waitFor(() => expect(all('.t-coupon')).toHaveLength(1))
  expect(mall.to('/coupon/api/coupon/typepagelists')[0]?.params).toMatchObject({
    coupon_type_id_arr: '1,2',
    page_size: '2',
  })
  await show([{ controller: 'ShopCoupon', status: '0', style: 2 }], 3)
  await waitFor(() => expect(all('.t-coupon')).toHaveLength(2))
  expect(text()).toContain('已抢光')
  expect(all('.t-receive-coupon')).toHaveLength(1)
})

describe('ways of selling', () => {
  const goods = (id: number) => ({
    ...{
      groupbuy_id: id,
      goods_id: id,
      goods_name: `团${id}`,
      goods_image: '',
      goods_stock: 3,
      sale_num: 1,
      buy_num: 2,
    },
    ...{ groupbuy_price: '5.00', price: '8.00' },
  })
  const head = { list: { title: '一起买', imageUrl: 'h.png' }, listMore: { title: '都看看', imageUrl: 'm.png' } }

  test.each([
    [{ style: 1, changeType: 1 }, '.strip .t-goods'],
    [{ style: '1', changeType: '2' }, '.pages .three .t-goods'],
    [{ style: 2 }, '.rows .t-goods'],
    [{ style: 3 }, '.grid .t-goods'],
    [{ style: {} }, '.strip .t-goods'],
  ])('%j: the same products, arranged as the page wants', async (look, place) => {
    mall.on('/groupbuy/api/goods/page', page(goods(1), goods(2), goods(3), goods(4)))
    await show([{ controller: 'Groupbuy', ...head, ...look, bgSelect: 'violet' }])
    await waitFor(() => expect(all(place)).toHaveLength(4))
    expect(text()).toContain('一起买')
    expect(text()).toContain('都看看')
    expect(see('.t-block-groupbuy')).toHaveStyle({ background: '#f3ecff' })
  })

  test.each([
    ['tiles', { style: 1 }, '.strip'],
    ['tiles with marks', { style: 1, isShowGoodsStock: 1 }, '.strip'],
    ['rows', { style: 2 }, '.rows'],
  ])('a flash sale of %s waits for neither a touch nor a timer', async (_, look, place) => {
    const slot = { id: 1, name: '全天场', seckill_start_time: 0, seckill_end_time: 86_400 }
    const sold = { ...goods(1), id: 1, seckill_price: '5.00' }
    mall.on('/seckill/api/seckill/lists', { data: [{ ...slot, goods_list: [sold] }] })
    await show([{ controller: 'Seckill', ...look }])
    await waitFor(() => expect(all(`.t-block-seckill ${place} .t-goods`)).toHaveLength(1), { timeout: 3000 })
    expect(see('.t-block-seckill .t-countdown')).not.toBeNull()
    expect(see('.room')).toBeNull()
  })
})
