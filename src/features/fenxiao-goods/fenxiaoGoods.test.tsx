import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FenxiaoGoods } from '@mall/contract/fenxiao'
import type { FakeNetwork, Sent } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { FollowScreen } from './FollowScreen'
import { GoodsListScreen } from './GoodsListScreen'

jest.mock('@/platform/network/network')
const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({
  ...jest.requireActual('@/session/toast'),
  toast: (text: string) => mockToast(text),
}))

const mall = network as unknown as FakeNetwork
const goodsCall = '/fenxiao/api/goods/page'
const followCall = '/fenxiao/api/goodscollect/page'
const add = '/fenxiao/api/goodscollect/add'
const drop = '/fenxiao/api/goodscollect/delete'
const detail = '/fenxiao/api/fenxiao/detail'

const goods = (sku_id: number, more: Partial<FenxiaoGoods> = {}) => ({
  ...{ goods_sku_id: sku_id, goods_id: sku_id + 100, sku_id, level_id: 1, site_id: 3, sku_name: '', goods_image: '' },
  ...{ one_rate: 10, two_rate: 0, three_rate: 0, one_money: '0.00', two_money: '0.00', three_money: '0.00' },
  ...{ goods_name: `goods ${sku_id}`, sku_image: '', price: '80.00', discount_price: '65.55', stock: 5, sale_num: 12 },
  ...{ is_collect: 0, collect_id: 0, commission_money: '6.55' },
  ...more,
})
const page = (list: object[]) => ({ data: { count: list.length, page_count: 1, list } })
const distributor = { fenxiao_id: 3, fenxiao_name: '小林', status: 1 }

let places = 0
let clock = Date.now()
beforeEach(() => {
  mall.reset()
  mockToast.mockClear()
  window.history.replaceState({ key: `fenxiao ${(places += 1)}`, idx: 1 }, '')
  clock += 90_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  act(() => {
    beginEra()
    signIn('a')
    setBoot({ addon_is_exit: { fenxiao: 1 }, development: 1, style_theme: 'red', default_img: {} } as never)
  })
  mall.on(detail, { data: distributor })
  mall.on(goodsCall, page([goods(1), goods(2, { is_collect: 1, collect_id: 9 }), goods(3, { stock: 0 })]))
  mall.on(followCall, page([goods(2, { is_collect: 1, collect_id: 9 }), goods(4, { is_collect: 1, collect_id: 8 })]))
  mall.on('/api/diyview/info', { code: -1, message: '页面不存在' })
  mall.on('/api/member/id', { data: 77 })
})
afterEach(() => act(() => dropToken()))

const see = (name: string) => document.querySelector<HTMLElement>(`.${name}`)
const all = (name: string) => [...document.querySelectorAll<HTMLElement>(`.${name}`)]
const tap = (node: Element | null | undefined) => act(async () => void fireEvent.click(node!))
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))

async function list(query = '') {
  unitPage.at(`/fenxiao/goods_list/goods_list?${query}`)
  const shown = render(<GoodsListScreen />)
  await waitFor(() => expect(see('t-skeleton')).toBeNull())
  await settled()
  return shown
}
const asked = () => {
  const { params } = mall
    .to(goodsCall)
    .filter(({ params }: Sent) => params.page_size === '10')
    .at(-1)!
  const names = ['keyword', 'category_id', 'category_level', 'brand_id', 'is_own', 'is_free_shipping', 'order', 'sort']
  return Object.fromEntries(names.flatMap((name) => (name in params ? [[name, params[name]]] : [])))
}

describe('the list', () => {
  test('tells what each earns and opens its ordinary page', async () => {
    await list()
    expect(screen.getAllByText('赚 ¥6.55')).toHaveLength(3)
    expect(screen.getByText('已售罄')).toBeVisible()
    // nobody is sent to what is sold out
    expect(all('t-promote')).toHaveLength(2)
    expect(see('t-join-note')).toBeNull()
    await tap(see('t-goods'))
    expect(unitPage.log).toEqual(['navigateTo /pages/goods/detail/detail?sku_id=1'])
  })

  test('tells who is no distributor how to become one, and no earnings of 0.00', async () => {
    mall.on(detail, { data: null })
    mall.on(goodsCall, page([goods(1, { commission_money: '0.00' })]))
    await list()
    await waitFor(() => expect(see('t-join-note')).not.toBeNull())
    expect(document.body.textContent).not.toContain('赚 ')
    expect(see('t-promote')).toBeNull()
    expect(see('t-follow')).not.toBeNull()
  })

  test('tells a frozen distributor so', async () => {
    mall.on(detail, { data: { ...distributor, status: -1 } })
    await list()
    await waitFor(() => expect(see('t-frozen')).not.toBeNull())
  })

  test('asks for what the address says, by words searched for in place, sorted and filtered', async () => {
    await list('category_id=1&category_level=2&brand_id=4&keyword=%E8%8C%B6')
    const from = { category_id: '1', category_level: '2', brand_id: '4' }
    expect(asked()).toEqual({ ...from, keyword: '茶' })
    const field = () => document.querySelector<HTMLInputElement>('input.t-search, .t-search input')!
    expect(field().value).toBe('茶')
    fireEvent.change(field(), { target: { value: ' 杯 ' } })
    await tap(see('t-search-go'))
    await waitFor(() => expect(asked()).toEqual({ ...from, keyword: '杯' }))
    // there again after a reload
    expect(decodeURIComponent(window.location.href)).toMatch(/goods_list\?.*keyword=杯/)
    await tap(see('t-sort-sales'))
    await waitFor(() => expect(asked()).toEqual({ ...from, keyword: '杯', order: 'sale_num', sort: 'desc' }))
    await tap(see('t-filter'))
    await tap(see('t-choice-own'))
    // the count of the sheet is that of this list
    const counted = () => mall.to(goodsCall).filter(({ params }: Sent) => params.page_size === '1')
    await waitFor(() => expect(counted().at(-1)?.params).toMatchObject({ is_own: '1', keyword: '杯' }))
    expect(mall.to('/api/goodssku/page')).toEqual([])
    await settled()
    await tap(see('t-filter-apply'))
    await waitFor(() => expect(asked()).toMatchObject({ is_own: '1' }))
    await tap(see('t-search-clear'))
    await waitFor(() => expect(asked()).toEqual({ ...from, is_own: '1', order: 'sale_num', sort: 'desc' }))
  })

  test('without results leads back to all', async () => {
    mall.on(goodsCall, ({ params }: Sent) => page(params.keyword ? [] : [goods(1)]))
    await list('keyword=nothing')
    await tap(see('t-see-all'))
    await screen.findByText('goods 1')
  })

  test('a failure is told with another try', async () => {
    mall.on(goodsCall, { code: -1, message: '稍后再试' })
    await list()
    mall.on(goodsCall, page([goods(1)]))
    await tap(see('t-retry'))
    await screen.findByText('goods 1')
  })

  test('asks for nothing for a guest or while the addon is off', async () => {
    act(() => dropToken())
    unitPage.at('/fenxiao/goods_list/goods_list')
    const { unmount } = render(<GoodsListScreen />)
    await settled()
    unmount()
    act(() => {
      signIn('b')
      setBoot({ addon_is_exit: { fenxiao: 0 }, development: 1, style_theme: 'red', default_img: {} } as never)
    })
    unitPage.at('/fenxiao/goods_list/goods_list')
    render(<GoodsListScreen />)
    await settled()
    expect([mall.to(goodsCall), mall.to(detail), all('t-goods')]).toEqual([[], [], []])
  })

  test('leads to the market page where the mall has one', async () => {
    mall.on('/api/diyview/info', { data: { id: 5, name: 'DIY_FENXIAO_MARKET', title: '分销集市', value: '{}' } })
    await list()
    await tap(await waitFor(() => see('t-market')))
    expect(unitPage.log).toEqual(['navigateTo /otherpages/diy/diy/diy?name=DIY_FENXIAO_MARKET'])
  })
})

describe('the heart', () => {
  const heart = (at: number) => all('t-follow')[at]!
  const on = (at: number) => heart(at).getAttribute('aria-checked')

  test('fills at once, is sent with the goods, and empties by the number the mall gave', async () => {
    let answer: () => void = () => undefined
    mall.on(add, () => new Promise((resolve) => (answer = () => resolve({ data: 31 }))))
    mall.on(drop, { data: null })
    await list()
    expect([on(0), on(1)]).toEqual(['false', 'true'])
    await tap(heart(0))
    expect(on(0)).toBe('true')
    await act(async () => answer())
    expect(mall.to(add)[0]?.params).toMatchObject({ goods_id: '101', sku_id: '1', site_id: '3' })
    expect(mockToast).toHaveBeenLastCalledWith('已关注')
    await tap(heart(0))
    await waitFor(() => expect(mall.to(drop)[0]?.params).toMatchObject({ collect_id: '31' }))
    await waitFor(() => expect(mockToast).toHaveBeenLastCalledWith('已取消关注'))
    expect(on(0)).toBe('false')
  })

  test('goes back when the mall refuses', async () => {
    mall.on(drop, { code: -1, message: '稍后再试' })
    await list()
    await tap(heart(1))
    await settled()
    expect(on(1)).toBe('true')
    expect(mockToast.mock.calls).toEqual([['稍后再试']])
  })
})

test('a poster names the distributor, and is not drawn without him', async () => {
  const poster = '/fenxiao/api/fenxiao/poster'
  mall.on(poster, { data: { path: 'upload/a.png' } })
  mall.on('/api/member/id', { code: -1, message: '稍后再试' })
  await list()
  await tap(see('t-promote'))
  await settled()
  expect([mall.to(poster), mockToast.mock.calls]).toEqual([[], [['稍后再试']]])
  mall.on('/api/member/id', { data: 77 })
  await tap(see('t-promote'))
  await waitFor(() => expect(mall.to(poster)).toHaveLength(1))
  expect(mall.to(poster)[0]?.params).toMatchObject({
    page: '/pages/goods/detail/detail',
    qrcode_param: JSON.stringify({ sku_id: 1, suid: 77 }),
  })
})

test('what is followed goes by its heart, comes back by one tap, and is gone in the other list as well', async () => {
  mall.on(drop, { data: null })
  unitPage.at('/fenxiao/follow/follow')
  const { unmount } = render(<FollowScreen />)
  await screen.findByText('goods 2')
  await tap(all('t-follow')[0])
  expect(screen.queryByText('goods 2')).toBeNull()
  await tap(see('t-undo'))
  expect(screen.getByText('goods 2')).toBeVisible()
  expect(mall.to(drop)).toEqual([])
  await tap(all('t-follow')[0])
  unmount()
  await waitFor(() => expect(mall.to(drop)[0]?.params).toMatchObject({ collect_id: '9' }))
  await list()
  expect(all('t-follow')[1]!.getAttribute('aria-checked')).toBe('false')
})

test('nothing is followed: the way to the shop', async () => {
  mall.on(followCall, page([]))
  unitPage.at('/fenxiao/follow/follow')
  render(<FollowScreen />)
  await screen.findByText('还没有关注的商品')
  expect(see('t-empty-go')).not.toBeNull()
})
