import { act, renderHook, waitFor } from '@testing-library/react'
import type { GroupbuyGoods } from '@mall/contract/groupbuy'
import { question, type Question } from '@/api/question'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { beginEra } from '@/session/era'
import { useActivityGoods } from './useActivityGoods'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const [detail, info] = ['/groupbuy/api/goods/detail', '/groupbuy/api/goods/info'] as const

const goods = (sku_id: number) => ({
  ...{ sku_id, goods_id: 9, goods_name: '杯子', goods_spec_format: '[]', sku_spec_format: '[]', sku_image: '' },
  ...{ price: '79.00', groupbuy_id: 4, groupbuy_price: '60.00', buy_num: 2, status: 2, min_buy: 0 },
})
const instead = (sku_id: number) => ({ type: 'again', sku_id })

beforeEach(() => {
  mall.reset()
  act(() => beginEra())
  mall.on(detail, { data: { goods_sku_detail: goods(1), shop_info: { site_id: 3 } } })
  mall.on(info, ({ params }) => ({ data: goods(Number(params.sku_id)) }))
})

const useGoods = (groupbuy_id: number, skuId?: number) =>
  useActivityGoods<GroupbuyGoods>(
    {
      whole: () => (groupbuy_id > 0 ? question(detail, { groupbuy_id }) : undefined),
      one: (sku_id): Question<GroupbuyGoods> => question(info, { groupbuy_id, sku_id }),
      skuId,
    },
    false,
  )
/** Of group-buy 4. */
async function opened(skuId?: number) {
  const hook = renderHook(() => useGoods(4, skuId))
  await waitFor(() => expect(hook.result.current.waited).toEqual([]))
  return hook
}
const asked = () => mall.sent.map(({ path, params }) => [path, params.sku_id].filter(Boolean).join(' '))

test('opens with its own choice, in one call', async () => {
  const { result } = await opened()
  expect(result.current).toMatchObject({ missing: false, detail: { sku_id: 1 }, shop: { site_id: 3 } })
  expect(asked()).toEqual([detail])
})

test('opens with the sku that is named', async () => {
  const { result } = await opened(2)
  expect(result.current.detail?.sku_id).toBe(2)
  expect(asked().sort()).toEqual([detail, `${info} 2`])
})

test.each([
  ['that is refused', { code: -1, message: '没有这个规格' }],
  ['for which another one is sold', { data: instead(1) }],
])('a named sku %s gives way to its own choice', async (_name, reply) => {
  mall.on(info, reply)
  const { result } = await opened(2)
  expect([result.current.detail?.sku_id, result.current.missing]).toEqual([1, false])
})

test('a chosen sku that is not sold there leads to the one that is', async () => {
  mall.on(info, ({ params }) => ({ data: params.sku_id === '2' ? instead(3) : goods(Number(params.sku_id)) }))
  const { result } = await opened()
  act(() => result.current.sku.switchTo(2))
  await waitFor(() => expect(result.current.detail?.sku_id).toBe(3))
  expect(asked()).toEqual([detail, `${info} 2`, `${info} 3`])
})

test('nothing named: missing, and nothing is asked', () => {
  const { result } = renderHook(() => useGoods(0))
  expect([result.current.missing, mall.sent]).toEqual([true, []])
})

test('what the mall refuses is waited for with its words', async () => {
  mall.on(detail, { code: -1, message: '团购不存在' })
  const { result } = renderHook(() => useGoods(4))
  await waitFor(() => expect(result.current.waited).toMatchObject([{ failure: { message: '团购不存在' } }]))
})

test('asks again when its price has ended', async () => {
  const { result } = await opened()
  mall.on(detail, { data: { goods_sku_detail: { ...goods(1), status: 3 }, shop_info: { site_id: 3 } } })
  act(() => result.current.refresh())
  await waitFor(() => expect(result.current.detail?.status).toBe(3))
})
