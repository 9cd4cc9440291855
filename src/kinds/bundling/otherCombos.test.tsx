import { act, fireEvent, render } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { beginEra } from '@/session/era'
import { OtherCombos } from './OtherCombos'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const path = '/bundling/api/bundling/lists'
const combo = (bl_id: number) => ({ bl_id, bl_name: `套餐${bl_id}`, bl_price: '90.00', bundling_goods: [{}, {}] })
const shown = () => [...document.querySelectorAll('.t-other-combo')].map((one) => one.textContent)

beforeEach(() => {
  mall.reset()
  act(() => beginEra())
})
async function show(skuId: number) {
  render(<OtherCombos skuId={skuId} except={1} />)
  await unitPage.settled()
}

test('the others with the same product, and the way to them', async () => {
  mall.on(path, { data: [combo(1), combo(2)] })
  await show(11)
  expect(mall.to(path)[0]?.params).toMatchObject({ sku_id: '11' })
  expect(shown()).toEqual([expect.stringMatching(/^套餐2套餐含 2 件商品¥90/)])
  await act(async () => void fireEvent.click(document.querySelector('.t-other-combo')!))
  expect(unitPage.log).toEqual(['navigateTo /promotionpages/combo/detail/detail?bl_id=2'])
})

test.each([
  ['this one alone', 11, { data: [combo(1)] }],
  ['no answer', 11, { code: -1, message: '' }],
  ['no product', 0, { data: [combo(2)] }],
])('with %s nothing is shown', async (_name, skuId, answer) => {
  mall.on(path, answer)
  await show(skuId)
  expect(shown()).toEqual([])
})
