import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { DiyScreen } from '../DiyScreen'

jest.mock('@/platform/network/network')
const mockLogin = jest.fn()
jest.mock('@/navigation/login', () => ({
  ...jest.requireActual('@/navigation/login'),
  requireLogin: () => mockLogin(),
}))

const mall = network as unknown as FakeNetwork
const goodsCall = '/fenxiao/api/goods/page'
const goods = {
  ...{
    sku_id: 41,
    goods_id: 4,
    goods_name: '收纳筐',
    sku_image: '',
    goods_image: '',
    site_id: 3,
    stock: 5,
    sale_num: 12,
  },
  ...{ price: '80.00', discount_price: '65.55', commission_money: '6.55', is_collect: 0, collect_id: 0 },
}
const page = (list: object[]) => ({ data: { count: list.length, page_count: 1, list } })
const fenxiao = (flag: 0 | 1) =>
  act(() => setBoot({ addon_is_exit: { fenxiao: flag }, development: 1, style_theme: 'red', default_img: {} } as never))
const block = { controller: 'FenxiaoGoodsList', type: 'FENXIAO_GOODS_LIST' }

async function decorated(name: string, item: object = {}) {
  const value = [
    { controller: 'TextNav', list: [{ text: 'above', link: null }] },
    { ...block, ...item },
  ]
  mall.on('/api/diyview/info', { data: { id: 5, name, title: '', value: JSON.stringify({ global: {}, value }) } })
  unitPage.at(`/otherpages/diy/diy/diy?name=${name}`)
  const shown = render(<DiyScreen />)
  await screen.findByText('above')
  await unitPage.settled()
  return shown
}
const onMarket = (item?: object) => decorated('DIY_FENXIAO_MARKET', item)
const elsewhere = (item?: object) => decorated('DIY_VIEW_RANDOM_1', item)
const see = (name: string) => document.querySelector<HTMLElement>(`.${name}`)

beforeEach(() => {
  mall.reset()
  mockLogin.mockClear()
  fenxiao(1)
  act(() => {
    beginEra()
    signIn('a')
  })
  mall.on('/fenxiao/api/fenxiao/detail', { data: { fenxiao_id: 3, status: 1 } })
  mall.on(goodsCall, page([goods]))
})
afterEach(() => act(() => dropToken()))

test('shows members what can be promoted, with what it earns and the way to all', async () => {
  await elsewhere({ sources: 'diy', goodsId: [4, 7], goodsCount: 6, list: { title: '推广好物' } })
  expect(screen.getByText('推广好物')).toBeVisible()
  expect(screen.getByText('赚 ¥6.55')).toBeVisible()
  expect(mall.to(goodsCall)[0]?.params).toMatchObject({ goods_id_arr: '4,7', page_size: '6' })
  fireEvent.click(see('t-more-fenxiao')!)
  fireEvent.click(see('t-goods')!)
  await unitPage.settled()
  expect(unitPage.log).toContain('navigateTo /fenxiao/goods_list/goods_list')
})

test('shows what it earns also where three columns were wanted', async () => {
  await elsewhere({ style: 3, sources: 'category', categoryId: 8 })
  expect(screen.getByText('赚 ¥6.55')).toBeVisible()
  expect(mall.to(goodsCall)[0]?.params).toMatchObject({ category_id: '8' })
})

test('is nothing to a guest, on the market page a way to log in', async () => {
  act(() => dropToken())
  const { unmount } = await elsewhere()
  expect([see('t-block-fenxiao'), see('t-login'), mall.to(goodsCall)]).toEqual([null, null, []])
  unmount()
  await onMarket()
  fireEvent.click(see('t-login')!)
  expect(mockLogin).toHaveBeenCalledTimes(1)
  expect(mall.to(goodsCall)).toEqual([])
  // who comes back as a member sees the goods
  act(() => signIn('b'))
  await screen.findByText('收纳筐')
  expect(see('t-login')).toBeNull()
})

test('is nothing while the addon is off, on the market page the way to the shop', async () => {
  fenxiao(0)
  const { unmount } = await elsewhere()
  expect([see('t-empty-go'), mall.to(goodsCall)]).toEqual([null, []])
  unmount()
  await onMarket()
  expect([see('t-empty-go') !== null, mall.to(goodsCall)]).toEqual([true, []])
})

test('the market page tells what failed, and who is no distributor how to become one', async () => {
  mall.on(goodsCall, { code: -1, message: '稍后再试' })
  mall.on('/fenxiao/api/fenxiao/detail', { data: null })
  const { unmount } = await elsewhere()
  expect(see('t-retry')).toBeNull()
  unmount()
  act(() => beginEra())
  await onMarket()
  mall.on(goodsCall, page([{ ...goods, commission_money: '0.00' }]))
  fireEvent.click(see('t-retry')!)
  await screen.findByText('收纳筐')
  await waitFor(() => expect(see('t-join-note')).not.toBeNull())
  expect(document.body.textContent).not.toContain('赚 ')
})

test('the market page without products says so', async () => {
  mall.on(goodsCall, page([]))
  await onMarket()
  expect(screen.getByText('还没有可推广的商品')).toBeVisible()
})
