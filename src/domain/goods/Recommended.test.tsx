import { act, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { Recommended } from './Recommended'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork

beforeEach(() => {
  mall.reset()
  act(() => setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never))
  mall.on('/api/goodssku/recommend', { data: { count: 0, page_count: 0, list: [] } })
})
const asked = () => mall.to('/api/goodssku/recommend').map(({ params }) => params.goods_id)

test.each([
  ['a page of goods leaves them out of its recommendations', { besides: 4 }, '4'],
  ['another page leaves nothing out', {}, undefined],
])('%s', async (_name, props, goodsId) => {
  unitPage.at('/pages/index/index/index')
  render(<Recommended {...props} />)
  await waitFor(() => expect(asked()).toEqual([goodsId]))
})
