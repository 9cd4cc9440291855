import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { media } from '@/platform/media/media'
import { beginEra } from '@/session/era'
import { routes } from '@/routes'
import { GoodsEvaluateScreen } from './GoodsEvaluateScreen'
import { rateOf } from '@/domain/evaluation/useKinds'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
let goods = 100
const one = (over: object) => ({
  ...{
    evaluate_id: 1,
    member_name: '林间有风',
    member_headimg: '',
    scores: 5,
    explain_type: 1,
    content: '很好',
    images: '',
  },
  ...{ sku_name: '', explain_first: '', again_content: '', again_images: '', again_explain: '', again_time: 0 },
  ...{ create_time: 1_763_000_000, ...over },
})
const config = (evaluate_status: number, evaluate_show: number) =>
  mall.on('/api/goodsevaluate/config', { data: { evaluate_status, evaluate_show, evaluate_audit: 0 } })

let clock = Date.now()
beforeEach(() => {
  mall.reset()
  // answers of the test before are forgotten
  act(() => beginEra())
  goods += 1
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  config(1, 1)
  mall.on('/api/goodsevaluate/page', ({ params }) => {
    const all = [
      one({
        images: 'upload/a.jpg,upload/b.jpg',
        explain_first: '谢谢',
        again_time: 1_763_000_000 + 3 * 86_400,
        again_content: '还是很好',
      }),
      one({ evaluate_id: 2, scores: 1, explain_type: 3, content: '坏了' }),
    ]
    const list = all.filter(
      ({ explain_type, images }) =>
        (params.explain_type === '0' || String(explain_type) === params.explain_type) &&
        (params.has_image !== '1' || images !== ''),
    )
    return { data: { count: list.length, page_count: 1, list } }
  })
  unitPage.at(`/${routes.goodsEvaluate.path}?goods_id=${goods}`)
})

test('tells how many are content, and what was said, answered and added', async () => {
  const { container } = render(<GoodsEvaluateScreen />)
  await screen.findByText('还是很好')
  expect(container.querySelector('.t-rate')).toHaveTextContent('50%')
  expect(container.querySelector('.t-evaluation-reply')).toHaveTextContent('谢谢')
  expect(container.querySelector('.t-evaluation-again')).toHaveTextContent('3 天后追评')
  expect(container.querySelector('.t-tab-bad')).toHaveTextContent('1')
  const shown = jest.spyOn(media, 'preview').mockImplementation(() => undefined)
  fireEvent.click(container.querySelectorAll('.t-evaluation-picture')[1]!)
  expect(shown).toHaveBeenCalledWith(
    expect.objectContaining({ at: 1, urls: [expect.stringMatching(/a\.jpg$/), expect.stringMatching(/b\.jpg$/)] }),
  )
})

test('a tab shows its kind', async () => {
  const { container } = render(<GoodsEvaluateScreen />)
  await screen.findByText('还是很好')
  await act(async () => void fireEvent.click(container.querySelector('.t-tab-bad')!))
  await waitFor(() => expect(screen.queryByText('还是很好')).toBeNull())
  expect(await screen.findByText('坏了')).toBeInTheDocument()
  await act(async () => void fireEvent.click(container.querySelector('.t-tab-medium')!))
  expect(await screen.findByText('没有这一类评价')).toBeInTheDocument()
})

test('those with pictures are counted, and shown alone', async () => {
  const { container } = render(<GoodsEvaluateScreen />)
  await screen.findByText('坏了')
  expect(container.querySelector('.t-tab-pictured')).toHaveTextContent('有图1')
  await act(async () => void fireEvent.click(container.querySelector('.t-tab-pictured')!))
  await waitFor(() => expect(screen.queryByText('坏了')).toBeNull())
  expect(await screen.findByText('还是很好')).toBeInTheDocument()
})

test('the counts that come with the list are not asked for; a kind may be opened at once', async () => {
  const counts = { all: 12, pictured: 3, good: 9, medium: 2, bad: 1 }
  mall.on('/api/goodsevaluate/page', { data: { count: 1, page_count: 1, list: [one({ content: '坏了' })], counts } })
  unitPage.at(`/${routes.goodsEvaluate.path}?goods_id=${goods}&kind=bad`)
  const { container } = render(<GoodsEvaluateScreen />)
  await screen.findByText('坏了')
  expect(container.querySelector('.t-tab-bad')).toHaveAttribute('aria-selected', 'true')
  expect(container.querySelector('.t-tab-good')).toHaveTextContent('好评9')
  expect(container.querySelector('.t-rate')).toHaveTextContent('75%')
  await act(async () => void fireEvent.click(container.querySelector('.t-tab-good')!))
  expect(container.querySelector('.t-rate')).toHaveTextContent('75%')
  const asked = mall.to('/api/goodsevaluate/page').map(({ params }) => [params.explain_type, params.page_size])
  expect(asked).toEqual([
    ['3', '10'],
    ['1', '10'],
  ])
})

test('a kind that is none is all of them', async () => {
  unitPage.at(`/${routes.goodsEvaluate.path}?goods_id=${goods}&kind=toString`)
  const { container } = render(<GoodsEvaluateScreen />)
  await screen.findByText('坏了')
  expect(container.querySelector('.t-tab-all')).toHaveAttribute('aria-selected', 'true')
})

test('guests are asked to log in, or told that there are none to see', async () => {
  config(1, 0)
  const { container, unmount } = render(<GoodsEvaluateScreen />)
  expect(await screen.findByText('登录后查看大家的评价')).toBeInTheDocument()
  expect(container.querySelector('.t-login')).not.toBeNull()
  unmount()
  act(() => beginEra())
  config(0, 1)
  render(<GoodsEvaluateScreen />)
  expect(await screen.findByText('评价暂未开放')).toBeInTheDocument()
  expect(mall.sent.filter(({ path }) => path === '/api/goodsevaluate/page')).toEqual([])
})

test.each([
  [{ all: 36, good: 31 }, 86],
  [{ all: 3, good: 3 }, 100],
  [{ all: 0, good: 0 }, undefined],
  [{ all: 5, good: undefined }, undefined],
])('rate of %j', (counts, rate) => expect(rateOf(counts)).toBe(rate))
