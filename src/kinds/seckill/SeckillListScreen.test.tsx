import { act, fireEvent, render, screen } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { SeckillListScreen } from './SeckillListScreen'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const [lists, page] = ['/seckill/api/seckill/lists', '/seckill/api/seckillgoods/page']

/** noon of 2026-11-25 in Shanghai */
const noon = Date.UTC(2026, 10, 25, 4)
const hour = 3600
const slot = (id: number, from: number, to: number) => ({
  ...{ id, name: `第${id}场`, seckill_start_time: from * hour, seckill_end_time: to * hour, goods_list: [] },
})
const slots = [slot(1, 6, 12), slot(2, 12, 18), slot(3, 18, 24)]
const row = (id: number) => ({
  ...{ id, site_id: 3, goods_id: id, goods_name: `商品${id}`, goods_image: '', price: '80.00', seckill_price: '60.00' },
  ...{ goods_stock: 5, sale_num: 0 },
})

beforeEach(() => {
  jest.useFakeTimers({ now: noon - 2000 })
  mall.reset()
  act(() => {
    beginEra()
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
  })
  mall.on(lists, { data: slots, timestamp: Date.now() / 1000 })
  // the activities of slot 1 are 1, of slot 2 are 2 ...
  mall.on(page, ({ params }) => ({ data: { count: 1, page_count: 1, list: [row(Number(params.seckill_id))] } }))
})
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
async function enter() {
  const { container } = render(<SeckillListScreen />)
  await pass(0)
  return (handle: string) => container.querySelector<HTMLElement>(handle)
}
const asked = () => mall.to(page).map(({ params }) => Number(params.seckill_id))

test('begins with the open slot', async () => {
  const find = await enter()
  expect(find('.t-slot-1')).toHaveAttribute('aria-selected', 'true')
  expect([1, 2, 3].map((id) => find(`.t-slot-${id}`)?.textContent)).toEqual([
    '06:00抢购中',
    '12:00即将开始',
    '18:00即将开始',
  ])
  expect(find('.t-goods')).toHaveTextContent(/商品1.*去抢购/)
  expect(asked()).toEqual([1])
})

test('goes by the mall’s clock, also where the phone’s is slow', async () => {
  mall.on(lists, { data: slots, timestamp: noon / 1000 + 60 })
  const find = await enter()
  expect(find('.t-slot-2')).toHaveAttribute('aria-selected', 'true')
  expect(asked()).toEqual([2])
})

test('the next slot is shown when it opens', async () => {
  const find = await enter()
  await pass(1000)
  expect(find('.t-slot-1')).toHaveAttribute('aria-selected', 'true')
  await pass(1000)
  expect(find('.t-slot-2')).toHaveAttribute('aria-selected', 'true')
  expect(find('.t-slot-1')).toHaveTextContent('明日再来')
  expect(find('.t-goods')).toHaveTextContent(/商品2.*去抢购/)
  expect(asked()).toEqual([1, 2])
})

test('a chosen slot opens where it is, with numbers of now', async () => {
  const find = await enter()
  fireEvent.click(find('.t-slot-2')!)
  await pass(0)
  expect(find('.t-goods')).toHaveTextContent(/商品2.*12:00 开抢/)
  expect(find('.t-seckill-stock')).toBeNull()
  await pass(2000)
  expect(find('.t-goods')).toHaveTextContent(/商品2.*去抢购/)
  expect(find('.t-seckill-stock')).not.toBeNull()
  expect(asked()).toEqual([1, 2, 2])
})

test('others open and close beside the chosen one', async () => {
  const find = await enter()
  fireEvent.click(find('.t-slot-3')!)
  await pass(2000)
  expect(find('.t-slot-3')).toHaveAttribute('aria-selected', 'true')
  expect(find('.t-slot-1')).toHaveTextContent('明日再来')
  expect(find('.t-slot-2')).toHaveTextContent('抢购中')
})

test('a mall without slots says so', async () => {
  mall.on(lists, { data: [] })
  await enter()
  expect(screen.getByText('暂时没有秒杀场次')).toBeInTheDocument()
  expect(asked()).toEqual([])
})
