import type { OrderRow } from '@mall/contract/order'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { signIn } from '@/session/token'
import { buyAgain } from './buyAgain'

jest.mock('@/platform/network/network')
const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({ toast: (text: string) => mockToast(text) }))

const mall = network as unknown as FakeNetwork
const line = (sku_id: number, num: number, more = {}) => ({ sku_id, num, goods_name: `商品${sku_id}`, ...more })
const again = (...lines: object[]) => buyAgain({ order_goods: lines, site_id: 3 } as unknown as OrderRow)
const added = () => mall.to('/api/cart/add').map(({ params }) => `${params.sku_id} x ${params.num}`)

beforeEach(() => {
  mall.reset()
  signIn('t')
})

it('adds what was bought, not what was a gift', async () => {
  mall.on('/api/cart/add', { data: 1 })
  expect(await again(line(1, 2), line(2, 1, { is_present: 1 }))).toEqual({ added: 1, refused: [] })
  expect(added()).toEqual(['1 x 2'])
})

it('tells what could not be added and why, once, without a toast for each', async () => {
  mall.on('/api/cart/add', ({ params }) => (params.sku_id === '2' ? { code: -1, message: '商品已下架' } : { data: 1 }))
  expect(await again(line(1, 1), line(2, 1), line(3, 1))).toEqual({
    added: 2,
    refused: [{ name: '商品2', why: '商品已下架' }],
  })
  expect(mockToast).not.toHaveBeenCalled()
})

it('adds what a lower limit allows and tells of the rest', async () => {
  mall.on('/api/cart/add', ({ params }) =>
    Number(params.num) > 2 ? { code: -1, message: '库存不足', data: { min: 1, max: 2 } } : { data: 1 },
  )
  expect((await again(line(1, 5))).refused).toEqual([{ name: '商品1', why: '库存不足' }])
  expect(added()).toEqual(['1 x 5', '1 x 2'])
})
