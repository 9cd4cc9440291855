import { act, render, waitFor } from '@testing-library/react'
import type { GoodsDetail, GoodsRow } from '@mall/contract/goods'
import { readDraft } from '@/domain/checkout-draft/draft'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { dropToken, signIn } from '@/session/token'
import { PickSheet } from './PickSheet'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const goods = { goods_id: 4, sku_id: 40, site_id: 7 } as GoodsRow
const sku = {
  ...{ sku_id: 40, goods_id: 4, goods_state: 1, verify_state: 1, stock: 9, min_buy: 0, max_buy: 0, purchased_num: 0 },
  ...{ price: '20.00', discount_price: '20.00', member_price: '0.00', market_price: '0.00', sku_image: '', unit: '件' },
  ...{ sku_name: '', sku_images: '', goods_spec_format: '', sku_spec_format: '' },
}

async function begin(more: Partial<GoodsDetail> = {}) {
  mall.on('/api/goodssku/info', { data: { ...sku, ...more } })
  const [onClose, onPut] = [jest.fn(), jest.fn()]
  const { container } = render(<PickSheet goods={goods} onClose={onClose} onPut={onPut} />)
  const find = (name: string) => container.querySelector<HTMLElement>(`.${name}`)
  await waitFor(() => expect(find('t-sheet-buy') ?? find('t-sheet-stop')).not.toBeNull())
  return { find, onClose, onPut, tap: (name: string) => act(async () => find(name)!.click()) }
}

let clock = Date.now()
beforeEach(() => {
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  unitPage.at('/pages/goods/category/category')
  act(() => signIn('a'))
})
afterEach(() => act(() => dropToken()))

test('so many pieces go into the cart; that is what the sheet was opened for', async () => {
  mall.on('/api/cart/add', { data: 2 })
  const { find, onClose, onPut, tap } = await begin({ sku_image: 'a.png' })
  expect([find('t-sheet-add')!.className, find('t-sheet-buy')!.className]).toEqual([
    expect.stringContaining('primary'),
    expect.stringContaining('secondary'),
  ])
  await tap('t-stepper-plus')
  await tap('t-sheet-add')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(onPut).toHaveBeenCalledWith('a.png')
  expect(mall.to('/api/cart/add').map(({ params }) => params)).toMatchObject([{ sku_id: '40', num: '2', site_id: '7' }])
})

test('or are bought at once', async () => {
  const { onClose, onPut, tap } = await begin()
  await tap('t-stepper-plus')
  await tap('t-sheet-buy')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(readDraft('orderCreateData')).toEqual({ sku_id: 40, num: 2 })
  expect(unitPage.log).toContain('navigateTo /pages/order/payment/payment')
  expect([mall.to('/api/cart/add'), onPut.mock.calls]).toEqual([[], []])
})

test('virtual goods are only bought at once; what is sold out says so', async () => {
  expect((await begin({ is_virtual: 1 })).find('t-sheet-add')).toBeNull()
  clock += 60_000
  const { find } = await begin({ stock: 0 })
  expect([find('t-sheet-stop')?.textContent, find('t-sheet-buy')]).toEqual(['已售罄', null])
})
