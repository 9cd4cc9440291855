import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { chooseAddress } from '@/domain/address/chosenAddress'
import { clipboard } from '@/platform/clipboard/clipboard'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import * as toasts from '@/session/toast'
import { dropToken, signIn } from '@/session/token'
import { GiftDetailScreen } from './GiftDetailScreen'
import { GiftsScreen } from './GiftsScreen'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const told = jest.spyOn(toasts, 'toast')
const copying = jest.spyOn(clipboard, 'copy')
const paths = {
  page: '/gift/api/giftorder/page',
  info: '/gift/api/giftorder/info',
  address: '/gift/api/giftorder/address',
}

const needy = {
  ...{ order_id: 5, order_no: 'G5', gift_id: 1, gift_name: '陶瓷杯', gift_image: '', num: 2, remark: '' },
  ...{ create_time: 1_700_000_000, express_status: 0, express_no: '', express_company_name: '', express_time: 0 },
  ...{ member_name: '', mobile: '', full_address: '' },
}
const placed = {
  ...needy,
  member_name: '林晓',
  mobile: '13800000001',
  full_address: '浙江省-杭州市-西湖区 文三路 1 号',
}
const sent = {
  ...placed,
  ...{ express_status: 1, express_no: 'SF1024', express_company_name: '顺丰速运', express_time: 1_700_100_000 },
}

let clock = Date.now()

beforeEach(() => {
  // past the time in which a second tap opens nothing
  clock += 1000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  told.mockClear()
  copying.mockReset().mockResolvedValue(true)
  act(() => {
    beginEra()
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    signIn('a')
  })
  mall.on(paths.address, {})
})
afterEach(() => act(() => dropToken()))

const all = (handle: string) => [...document.querySelectorAll<HTMLElement>(`.${handle}`)]
const tap = (handle: string) => act(async () => void fireEvent.click(all(handle)[0]!))
const seen = (handle: string, count = 1) => waitFor(() => expect(all(handle)).toHaveLength(count))
const own = `/${routes.giftDetail.path}?id=5`
async function detail(data: object) {
  mall.on(paths.info, { data })
  unitPage.at(own)
  render(<GiftDetailScreen />)
  await seen('t-gift-address')
}

test('each with its state', async () => {
  const list = [needy, { ...placed, order_id: 6 }, { ...sent, order_id: 7 }]
  mall.on(paths.page, { data: { count: 3, page_count: 1, list } })
  unitPage.at(`/${routes.gifts.path}`)
  render(<GiftsScreen />)
  await seen('t-gift', 3)
  expect(all('t-gift').map((one) => one.textContent)).toEqual(['陶瓷杯待选地址×2', '陶瓷杯待寄出×2', '陶瓷杯已寄出×2'])
  await tap('t-gift')
  expect(unitPage.log).toEqual([`navigateTo ${own}`])
})

test('none yet: leads on', async () => {
  mall.on(paths.page, { data: { count: 0, page_count: 0, list: [] } })
  unitPage.at(`/${routes.gifts.path}`)
  render(<GiftsScreen />)
  await seen('t-empty-go')
  expect(all('t-empty')[0]).toHaveTextContent('还没有礼品')
  await tap('t-empty-go')
  expect(unitPage.log).toEqual([`navigateTo /${routes.pointList.path}`])
})

test('one without an address says where it goes otherwise, and leads to the addresses', async () => {
  await detail(needy)
  expect(all('t-gift-address')[0]).toHaveTextContent(/未选择时寄往您的默认地址.*选择收货地址/)
  await tap('t-choose-address')
  expect(unitPage.log).toEqual([`navigateTo /${routes.addresses.path}?back=${encodeURIComponent(own)}`])
})

test('the address picked for it is told to the mall, once', async () => {
  await detail(needy)
  mall.on(paths.info, { data: placed })
  act(() => chooseAddress(3, own))
  await waitFor(() =>
    expect(all('t-gift-address')[0]).toHaveTextContent(/浙江省 杭州市 西湖区 文三路 1 号林晓 13800000001修改地址/),
  )
  expect(mall.to(paths.address).map(({ params }) => params)).toMatchObject([{ order_id: '5', address_id: '3' }])
  expect(told).toHaveBeenCalledWith('收货地址已更新')
})

test('an address picked for another page is none of its business', async () => {
  act(() => chooseAddress(3, '/pages/order/payment/payment'))
  await detail(needy)
  expect(mall.to(paths.address)).toEqual([])
})

test('a gift that was sent meanwhile says so, and is shown as it is', async () => {
  mall.on(paths.address, { code: -1, message: '礼品已寄出' })
  await detail(placed)
  mall.on(paths.info, { data: sent })
  act(() => chooseAddress(3, own))
  await seen('t-gift-parcel')
  expect([told.mock.calls.at(-1)?.[0], all('t-choose-address')]).toEqual(['礼品已寄出', []])
})

test('its parcel: by whom, and the number to copy', async () => {
  await detail(sent)
  expect(all('t-gift-parcel')[0]).toHaveTextContent(/顺丰速运.*SF1024/)
  await tap('t-copy-parcel')
  expect(copying).toHaveBeenCalledWith('SF1024')
  expect(all('t-choose-address')).toEqual([])
})

test('one that went without a carrier has no number', async () => {
  await detail({ ...sent, express_no: '', express_company_name: '' })
  expect([all('t-gift-parcel')[0]?.textContent, all('t-copy-parcel')]).toEqual([
    expect.stringContaining('无需物流'),
    [],
  ])
})

test.each(['', '?id=0', '?id=abc', '?id=-1'])(
  'an address that names nothing, %j, leads to one’s own',
  async (query) => {
    unitPage.at(`/${routes.giftDetail.path}${query}`)
    render(<GiftDetailScreen />)
    await seen('t-my-gifts')
    await tap('t-my-gifts')
    expect([unitPage.log, mall.to(paths.info)]).toEqual([[`redirectTo /${routes.gifts.path}`], []])
  },
)

test('one that is not one’s own says so in the words of the mall', async () => {
  mall.on(paths.info, { code: -1, message: '没有这个礼品' })
  unitPage.at(own)
  render(<GiftDetailScreen />)
  await seen('t-my-gifts')
  expect(all('t-empty')[0]).toHaveTextContent('没有这个礼品')
})

test('what did not load is tried again', async () => {
  mall.on(paths.info, { status: 502, text: '<html>' })
  unitPage.at(own)
  render(<GiftDetailScreen />)
  await seen('t-retry')
  mall.on(paths.info, { data: needy })
  await tap('t-retry')
  await seen('t-gift-address')
})
