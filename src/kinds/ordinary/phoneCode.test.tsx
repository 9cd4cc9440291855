import { act, render, waitFor } from '@testing-library/react'
import type { GoodsDetail } from '@mall/contract/goods'
import type { PartProps } from '@/features/goods-detail/GoodsKind'
import { desktop } from '@/platform/desktop/desktop'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { routes } from '@/routes'
import { beginEra } from '@/session/era'
import { Panel } from './Panel'

jest.mock('@/platform/network/network')
jest.mock('@/platform/desktop/desktop', () => ({ desktop: { inWeChat: true } }))

const mall = network as unknown as FakeNetwork
const code = '/api/goodssku/goodsQrcode'

// it comes later, and then at once
beforeAll(() => import('./PhoneCode'))
beforeEach(() => {
  mall.reset()
  act(() => beginEra())
  Object.assign(desktop, { inWeChat: true })
  mall.on(code, { data: { path: 'upload/qrcode/a.png' } })
})

const line = () => document.querySelector('.t-phone-code')
async function show() {
  unitPage.at(`/${routes.goodsDetail.path}?sku_id=41`)
  const props = { detail: { sku_id: 41 }, onShare: () => undefined } as unknown as PartProps<GoodsDetail>
  render(<Panel {...props} />)
  await act(() => new Promise<void>((done) => setTimeout(done, 0)))
  await unitPage.settled()
}

test('in WeChat on a computer the code that opens the goods on the phone stands below the name', async () => {
  await show()
  await waitFor(() => expect(line()?.querySelector('img')?.src).toMatch(/\/upload\/qrcode\/a(_mid)?\.png$/))
  expect(line()).toHaveTextContent('扫码在手机上打开')
  expect(mall.to(code).map(({ params }) => params.sku_id)).toEqual(['41'])
})

test('elsewhere nothing is asked: a browser on a computer has its own code beside the page', async () => {
  Object.assign(desktop, { inWeChat: false })
  await show()
  expect([mall.to(code), line()]).toEqual([[], null])
})

test.each([
  ['a refusal', { code: -1, message: '商品不存在' }],
  ['no connection', new NetworkFault('network')],
  ['an empty path', { data: { path: '' } }],
  ['nothing at all', { data: null }],
])('%s leaves no gap', async (_, answer) => {
  mall.on(code, answer)
  await show()
  await waitFor(() => expect(mall.to(code)).toHaveLength(1))
  await unitPage.settled()
  expect(line()).toBeNull()
  expect(document.querySelector('.t-toast')).toBeNull()
})
