import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { GoodsDetail } from '@mall/contract/goods'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { beginEra } from '@/session/era'
import { routes } from '@/routes'
import { Evaluations } from './parts/Evaluations'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const path = '/api/goodsevaluate/page'
const row = {
  ...{ evaluate_id: 3, member_name: '小雨', member_headimg: '', scores: 5, create_time: 9, content: '收纳得下' },
  ...{ images: '', sku_name: '', explain_first: '', again_time: 0, again_content: '', again_images: '' },
}

async function show(counts?: object) {
  mall.on(path, ({ params }) => ({
    data: params.explain_type === '1' ? { count: 9, list: [] } : { count: 12, list: [row], counts },
  }))
  unitPage.at(`/${routes.goodsDetail.path}?sku_id=1`)
  const { container } = render(<Evaluations detail={{ goods_id: 7 } as GoodsDetail} />)
  await waitFor(() => expect(container).toHaveTextContent('好评率 75%'))
  const kinds = ['pictured', 'good', 'medium', 'bad'].map((kind) => container.querySelector(`.t-evaluations-${kind}`))
  return { kinds, asked: mall.to(path).length }
}

beforeEach(() => {
  mall.reset()
  act(() => beginEra())
  mall.on('/api/goodsevaluate/config', { data: { evaluate_status: 1, evaluate_show: 1, evaluate_audit: 0 } })
})

test('of each kind that there is, how many, and the way to them; one question tells it all', async () => {
  const { kinds, asked } = await show({ all: 12, pictured: 3, good: 9, medium: 0, bad: 3 })
  expect(kinds.map((kind) => kind?.textContent)).toEqual(['有图 3', '好评 9', undefined, '差评 3'])
  expect(asked).toBe(1)
  await act(async () => void fireEvent.click(kinds[3]!))
  expect(unitPage.log.at(-1)).toContain(`${routes.goodsEvaluate.path}?goods_id=7&kind=bad`)
})

test('of a mall that counts none, the good ones alone', async () => {
  const { kinds, asked } = await show()
  expect([kinds, asked]).toEqual([[null, null, null, null], 2])
})
