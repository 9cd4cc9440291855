import { renderHook } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { signIn } from '@/session/token'
import { useOrders } from './useOrders'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const order = (order_id: number) => ({
  order_id,
  order_no: `2026${order_id}`,
  order_goods: [{ goods_name: order_id === 25 ? '茶杯' : '苹果' }],
})

/** 30 orders, on a server that knows no search. */
beforeEach(() => {
  mall.reset()
  signIn('t')
  mall.on('/api/order/lists', ({ params }) => {
    const from = (Number(params.page) - 1) * 10
    return { data: { count: 30, list: Array.from({ length: 10 }, (_, i) => order(from + i)) } }
  })
})

const search = async (keyword: string) => {
  const { result } = renderHook(() => useOrders('all', keyword))
  await unitPage.settled()
  return result.current
}

it('looks further where the server does not search', async () => {
  const list = await search('茶杯')
  expect(list.rows.map((row) => row.order_id)).toEqual([25])
  expect([list.loading, list.empty]).toEqual([false, false])
  expect(mall.to('/api/order/lists').map(({ params }) => params.page)).toEqual(['1', '2', '3'])
  expect(mall.to('/api/order/lists')[0]?.params).toMatchObject({ keyword: '茶杯', order_status: 'all' })
})

it('says that there is none when all were looked at', async () => {
  expect(await search('茶壶')).toMatchObject({ rows: [], empty: true, loading: false })
})

it('asks for no keyword without one', async () => {
  expect((await search('')).rows).toHaveLength(10)
  expect(mall.to('/api/order/lists')[0]?.params).not.toHaveProperty('keyword')
})
