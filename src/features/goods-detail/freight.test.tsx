import { act, render, waitFor } from '@testing-library/react'
import type { GoodsDetail, ShopBlock } from '@mall/contract/goods'
import { showLocale } from '@/i18n/locale'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { Facts } from './parts/Facts'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const path = '/api/ordercreate/calculate'
const plain = {
  ...{ goods_id: 4, sku_id: 41, is_virtual: 0, is_free_shipping: 0, min_buy: 0, stock: 9, goods_state: 1 },
  ...{ verify_state: 1, goods_spec_format: '', sku_spec_format: '', goods_attr_format: '' },
}
const home = { full_address: '浙江省-杭州市-西湖区' }
const toHangzhou = { site_id: 3, delivery_money: '8.00', delivery_error: null, delivery: { delivery_type: 'express' } }

async function line({ detail = {}, of = {}, address = home as object | null, asked = true, sold = 'plain' } = {}) {
  mall.on(path, { data: { member_address: address, shop_goods_list: { 3: { ...toHangzhou, ...of } } } })
  const { container } = render(
    <Facts
      detail={{ ...plain, ...detail } as GoodsDetail}
      shop={{ site_id: 3, site_name: '三号店' } as ShopBlock}
      plain={sold === 'plain'}
      onChoose={() => undefined}
    />,
  )
  if (asked) await waitFor(() => expect(mall.to(path)).toHaveLength(1))
  await unitPage.settled()
  return container.textContent
}

let clock = Date.now()
beforeEach(() => {
  mall.reset()
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  unitPage.at('/pages/goods/detail/detail?sku_id=41')
  act(() => {
    beginEra()
    signIn('a')
  })
})
afterEach(() => act(() => dropToken()))

test('what the checkout takes for the fewest pieces, to the district of the address', async () => {
  expect(await line({ detail: { min_buy: 2 } })).toContain('送至西湖区 · 运费 ¥8.00 起 · 由三号店发货')
  const { params } = mall.to(path)[0]!
  expect([params.sku_id, params.num, JSON.parse(String(params.delivery))]).toEqual([
    ...['41', '2'],
    { 3: { delivery_type: 'express' } },
  ])
})

test('free, as the checkout says', async () => {
  expect(await line({ of: { delivery_money: '0.00' } })).toContain('送至西湖区 · 免运费')
})

test('not at all, as the checkout says', async () => {
  const delivery_error = { error_code: 10, message: '该地区暂不支持配送' }
  expect(await line({ of: { delivery_money: '0.00', delivery_error } })).toContain('西湖区 · 该地区暂不支持配送')
})

test.each([
  ['without an address', { address: null }],
  ['of what the shop does not send', { of: { delivery: { delivery_type: 'store' } } }],
  ['of what is gone', { detail: { stock: 0 }, asked: false }],
  ['of another way of selling', { sold: 'seckill', asked: false }],
])('%s the checkout is left to tell', async (_name, so) => {
  expect(await line(so)).toContain('运费以结算页为准')
  expect(mall.to(path)).toHaveLength('asked' in so ? 0 : 1)
})

test('guests are not asked for an address', async () => {
  act(() => dropToken())
  expect(await line({ asked: false })).toContain('运费以结算页为准')
  expect(mall.to(path)).toEqual([])
})

test('in English too', async () => {
  await act(() => showLocale('en-us'))
  expect(await line()).toContain('To 西湖区 · shipping from ¥8.00 · Ships from')
  await act(() => showLocale('zh-cn'))
})
