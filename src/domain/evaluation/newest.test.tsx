import { act, fireEvent, render } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { routes } from '@/routes'
import { NewestEvaluation } from './NewestEvaluation'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const first = '/api/goodsevaluate/firstinfo'
const row = {
  ...{ evaluate_id: 3, member_name: '小雨', member_headimg: '', scores: 5, create_time: 9, content: '收纳得下' },
  ...{ images: '', sku_name: '', explain_first: '', again_time: 0, again_content: '', again_images: '' },
}
const shows = (evaluate_status: 0 | 1, evaluate_show: 0 | 1) =>
  mall.on('/api/goodsevaluate/config', { data: { evaluate_status, evaluate_show, evaluate_audit: 0 } })

async function shown(goodsId = 7) {
  unitPage.at(`/${routes.pintuanShare.path}?id=5`)
  const { container } = render(<NewestEvaluation goodsId={goodsId} />)
  await unitPage.settled()
  return container
}

beforeEach(() => {
  mall.reset()
  act(() => {
    dropToken()
    beginEra()
  })
  mall.on(first, { data: row })
})

test('the newest, and the way to all', async () => {
  shows(1, 1)
  const container = await shown()
  expect(mall.to(first)[0]?.params).toMatchObject({ goods_id: '7' })
  expect(container).toHaveTextContent('收纳得下')
  await act(async () => void fireEvent.click(container.querySelector('.t-evaluations')!))
  expect(unitPage.log.at(-1)).toContain(`${routes.goodsEvaluate.path}?goods_id=7`)
})

test('what the mall hides from guests members see', async () => {
  shows(1, 0)
  expect(await shown()).toBeEmptyDOMElement()
  expect(mall.to(first)).toEqual([])
  act(() => signIn('T1'))
  expect(await shown()).toHaveTextContent('收纳得下')
})

test.each([
  ['nobody has said anything', () => mall.on(first, { data: null }), 7],
  ['the product is not known', () => undefined, 0],
  ['the mall shows none', () => shows(0, 1), 7],
])('nothing while %s', async (_name, so, goodsId) => {
  shows(1, 1)
  so()
  expect(await shown(goodsId)).toBeEmptyDOMElement()
})
