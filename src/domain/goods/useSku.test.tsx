import { act, render, renderHook, waitFor } from '@testing-library/react'
import type { GoodsDetail, GoodsRow } from '@mall/contract/goods'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { beginEra } from '@/session/era'
import { SkuSheet } from './SkuSheet'
import { plainSku } from './askSku'
import { useSku } from './useSku'

jest.mock('@/platform/network/network')
const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({ toast: (text: string) => mockToast(text) }))

const mall = network as unknown as FakeNetwork
const info = '/api/goodssku/info'
const lists = '/api/goodssku/lists'

/** red S, red M (sold out), red L, blue S; blue M and blue L do not exist. */
const skus = [
  { id: 1, at: [1, 11], name: '红 / S', stock: 5 },
  { id: 2, at: [1, 12], name: '红 / M', stock: 0 },
  { id: 3, at: [1, 13], name: '红 / L', stock: 8 },
  { id: 4, at: [2, 11], name: '蓝 / S', stock: 3 },
]
const names: Record<number, string> = { 1: '红', 2: '蓝', 11: 'S', 12: 'M', 13: 'L' }

function formatFrom(skuId: number): string {
  const here = skus.find(({ id }) => id === skuId)!.at
  const spec = (place: 0 | 1, values: number[]) => ({
    spec_id: place + 1,
    spec_name: place === 0 ? '颜色' : '尺码',
    value: values.map((value) => {
      const having = skus.filter(({ at }) => at[place] === value)
      const exact = having.find(({ at }) => at[1 - place] === here[1 - place])
      const selected = here[place] === value ? 1 : 0
      const sku_id = selected ? skuId : (exact ?? having[0]!).id
      return { spec_value_id: value, spec_value_name: names[value], sku_id, image: '', selected }
    }),
  })
  return JSON.stringify([spec(0, [1, 2]), spec(1, [11, 12, 13])])
}

const common = { goods_id: 9, goods_name: '衣', price: '20.00', market_price: '0.00', discount_price: '20.00' }
const detailOf = (skuId: number, more: Partial<GoodsDetail> = {}) => {
  const { stock, name, at } = skus.find(({ id }) => id === skuId)!
  const specs = at.map((value, i) => ({ spec_id: i + 1, spec_value_id: value, spec_value_name: names[value] }))
  return {
    ...common,
    sku_id: skuId,
    sku_name: name,
    stock,
    unit: '件',
    member_price: '0.00',
    min_buy: 0,
    max_buy: 0,
    purchased_num: 0,
    sku_image: `${skuId}.jpg`,
    sku_images: `${skuId}.jpg,side.jpg`,
    promotion_type: 0,
    sku_spec_format: JSON.stringify(specs),
    goods_spec_format: formatFrom(skuId),
    ...more,
  } as GoodsDetail
}
const rowOf = (skuId: number) => {
  const { stock, name } = skus.find(({ id }) => id === skuId)!
  const row = {
    ...common,
    sku_id: skuId,
    sku_name: name,
    stock,
    sku_image: `${skuId}.jpg`,
    promotion_type: 0,
    coupon_price: '15.00',
  }
  return { ...row, goods_spec_format: formatFrom(skuId) } as GoodsRow
}

let clock = Date.now()
beforeEach(() => {
  mall.reset()
  act(() => beginEra())
  mockToast.mockClear()
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.on(lists, ({ params }) => ({ data: params.sku_ids!.split(',').map((id) => rowOf(Number(id))) }))
  mall.on(info, ({ params }) => ({ data: detailOf(Number(params.sku_id)) }))
})

const first = detailOf(1)
function begin(open = true) {
  const hook = renderHook(({ shown }) => useSku(1, first, shown, plainSku), { initialProps: { shown: open } })
  const now = () => hook.result.current
  const value = (id: number) => {
    for (const spec of now().specs) {
      const found = spec.values.find(({ valueId }) => valueId === id)
      if (found) return { spec, found }
    }
    throw new Error(`no value ${id}`)
  }
  const pick = (id: number) => act(() => now().pick(value(id).spec, value(id).found))
  const bars = () => now().specs.map(({ values }) => values.map(({ selected, bar }) => (selected ? 'on' : bar)))
  return { ...hook, now, pick, bars, value }
}
const known = async (size: number, now: () => { known: ReadonlyMap<number, unknown> }) =>
  waitFor(() => expect(now().known.size).toBe(size))

test('asks about the neighbours together when the sheet opens, and about none twice', async () => {
  const { now, rerender, bars, pick } = begin(false)
  expect(mall.to(lists)).toHaveLength(0)
  rerender({ shown: true })
  await known(3, now)
  expect(mall.to(lists).map(({ params }) => params.sku_ids)).toEqual(['4,2,3'])
  expect(bars()).toEqual([
    ['on', undefined],
    ['on', 'out', undefined],
  ])
  pick(13)
  await waitFor(() => expect(now().detail?.sku_id).toBe(3))
  await waitFor(() => expect(mall.to(lists)).toHaveLength(2))
  expect(mall.to(lists)[1]!.params.sku_ids).toBe('1')
})

test('shows a known sku at once, then what the server says of it', async () => {
  const { now, pick } = begin()
  await known(3, now)
  let answer: () => void = () => undefined
  mall.on(info, () => new Promise((resolve) => (answer = () => resolve({ data: detailOf(3, { stock: 7 }) }))))
  pick(13)
  const shown = { sku_id: 3, stock: 8, sku_images: '3.jpg,side.jpg', coupon_price: '15.00' }
  expect(now()).toMatchObject({ switching: false, detail: shown })
  expect([...now().chosen.values()]).toEqual([1, 13])
  await waitFor(() => expect(mall.to(info)).toHaveLength(1))
  await act(async () => answer())
  await waitFor(() => expect(now().detail?.stock).toBe(7))
})

test('a late answer about an earlier choice is not shown', async () => {
  const { now, pick } = begin()
  await known(3, now)
  const answers = new Map<string, () => void>()
  mall.on(info, ({ params: { sku_id = '' } }) => {
    return new Promise((resolve) => answers.set(sku_id, () => resolve({ data: detailOf(Number(sku_id)) })))
  })
  pick(13)
  await waitFor(() => expect(answers.has('3')).toBe(true))
  act(() => now().switchTo(4))
  await waitFor(() => expect(answers.has('4')).toBe(true))
  await act(async () => answers.get('4')!())
  await act(async () => answers.get('3')!())
  expect(now().detail?.sku_id).toBe(4)
})

test('a barred value says why and changes nothing; the way out leads to what there is', async () => {
  const { now, pick } = begin()
  await known(3, now)
  pick(12)
  expect(now()).toMatchObject({ refused: { name: 'M', bar: 'out' }, detail: { sku_id: 1 } })
  act(() => now().switchTo(4))
  await waitFor(() => expect(now().detail?.sku_id).toBe(4))
  expect(now().refused).toBeUndefined()
  pick(13)
  expect(now()).toMatchObject({ refused: { name: 'L', bar: 'apart', skuId: 3 }, detail: { sku_id: 4 } })
  expect(mall.to(info).map(({ params }) => params.sku_id)).toEqual(['4'])
})

test('what was not known to be impossible is told when the answer shows it', async () => {
  mall.on(lists, { data: [] })
  const { now, pick } = begin()
  act(() => now().switchTo(4))
  await waitFor(() => expect(now().detail?.sku_id).toBe(4))
  pick(13)
  await waitFor(() => expect(now().detail?.sku_id).toBe(3))
  expect(mockToast).toHaveBeenCalledWith('没有这个组合，已换成 红 / L')
})

test('a choice that cannot be loaded goes back', async () => {
  mall.on(lists, new NetworkFault('network'))
  mall.on(info, new NetworkFault('network'))
  const { now, pick } = begin()
  pick(13)
  expect(now()).toMatchObject({ switching: true, detail: { sku_id: 1 } })
  await waitFor(() => expect(now().switching).toBe(false))
  expect(now().detail?.sku_id).toBe(1)
})

test('the sheet says why, and offers what there is', async () => {
  function Shown() {
    const sku = useSku(1, first, true, plainSku)
    return <SkuSheet open sku={sku} num={1} onNum={jest.fn()} onClose={jest.fn()} footer={null} />
  }
  const { container } = render(<Shown />)
  const find = (name: string) => container.querySelector(`.${name}`)
  const tap = async (name: string) => act(async () => (find(name) as HTMLElement).click())
  await waitFor(() => expect(find('t-spec-12')).toHaveClass('t-barred'))
  expect(find('t-spec-12')?.getAttribute('aria-disabled')).toBe('true')
  await tap('t-spec-2')
  await waitFor(() => expect(find('t-spec-13')).toHaveClass('t-barred'))
  await tap('t-spec-13')
  expect(find('t-refusal')).toHaveTextContent('「L」没有「蓝」换成 红 / L')
  await tap('t-instead')
  await waitFor(() => expect(find('t-chosen')).toHaveTextContent('红 / L'))
  expect(find('t-refusal')).toBeNull()
})
