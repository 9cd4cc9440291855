import { act, render, waitFor } from '@testing-library/react'
import type { CartRow } from '@mall/contract/cart'
import type { Cart } from '@/domain/cart/useCart'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { SkuChange } from './parts/SkuChange'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const specs = (chosen: number) =>
  JSON.stringify([
    {
      spec_id: 1,
      spec_name: '尺码',
      value: [7, 8].map((id) => ({
        ...{ spec_value_id: id, spec_value_name: `码${id}`, sku_id: id, image: '', selected: id === chosen ? 1 : 0 },
      })),
    },
  ])
const skuOf = (sku_id: number) => ({
  ...{ sku_id, goods_id: 4, goods_state: 1, verify_state: 1, stock: 9, min_buy: 0, max_buy: 0, purchased_num: 0 },
  ...{ price: '20.00', discount_price: '20.00', member_price: '0.00', market_price: '0.00', sku_image: '', unit: '件' },
  ...{ sku_name: '', sku_images: '', goods_spec_format: specs(sku_id), sku_spec_format: '' },
})
const row = { cart_id: 1, sku_id: 7, num: 2, goods_name: '衬衫' } as CartRow

async function begin() {
  const actions = { setNum: jest.fn(), flush: jest.fn(async () => true), refresh: jest.fn(async () => undefined) }
  const onClose = jest.fn()
  const cart = { rows: [row], actions } as unknown as Pick<Cart, 'rows' | 'actions'>
  const { container } = render(<SkuChange row={row} open cart={cart} onClose={onClose} />)
  const find = (name: string) => container.querySelector<HTMLElement>(`.${name}`)
  await waitFor(() => expect(find('t-stepper-plus')).not.toBeNull())
  return { actions, onClose, tap: (name: string) => act(async () => find(name)!.click()) }
}

let clock = Date.now()
beforeEach(() => {
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  mall.on('/api/goodssku/info', ({ params }) => ({ data: skuOf(Number(params.sku_id)) }))
  mall.on('/api/goodssku/lists', { data: [] })
  mall.on('/api/cart/edit', { data: null })
})

test('another number of the same sku goes the way of the stepper', async () => {
  const { actions, onClose, tap } = await begin()
  await tap('t-stepper-plus')
  await tap('t-sku-change')
  expect(actions.setNum.mock.calls).toEqual([[1, 3]])
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(mall.to('/api/cart/edit')).toEqual([])
})

test('confirmed as it stands it changes nothing', async () => {
  const { actions, onClose, tap } = await begin()
  await tap('t-sku-change')
  expect(actions.setNum).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('another sku is taken with the number that was chosen', async () => {
  const { actions, onClose, tap } = await begin()
  await tap('t-spec-8')
  await tap('t-stepper-plus')
  await tap('t-stepper-plus')
  await waitFor(() => expect(mall.to('/api/goodssku/info').at(-1)?.params.sku_id).toBe('8'))
  await tap('t-sku-change')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(mall.to('/api/cart/edit').map(({ params }) => params)).toMatchObject([{ cart_id: '1', sku_id: '8', num: '4' }])
  expect(actions.setNum).not.toHaveBeenCalled()
})
