import { act, fireEvent, render, screen } from '@testing-library/react'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { location } from '@/platform/location/location'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { storage } from '@/platform/storage/storage'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { currentSite, switchSite } from '@/session/site'
import { fillScreenSlots } from '@/ui/screenSlots'
import { CityScreen } from './CityScreen'

fillScreenSlots({ TabBar: () => null, NotOffered: GoBrowsing })
jest.mock('@/platform/network/network')
jest.mock('@/ui/askToAllow', () => ({ askToAllow: jest.fn().mockResolvedValue(false) }))
const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({
  ...jest.requireActual<object>('@/session/toast'),
  toast: (text: string) => mockToast(text),
}))
const mall = network as unknown as FakeNetwork
const bySite = '/api/website/getWebsiteidByAddress'

const hangzhou = { id: 330100, title: '杭州市' }
const shanghai = { id: 310100, title: '上海市' }
const boot = (city: 0 | 1) =>
  act(() => setBoot({ addon_is_exit: { city }, development: 1, style_theme: 'red', default_img: {} } as never))
let clock = Date.now()
const site = (site_id: number) => ({ data: { site_id, site_area_id: 0, site_area_name: '', status: 1 } })

async function shown() {
  unitPage.at('/otherpages/index/city/city')
  const { container } = render(<CityScreen />)
  await unitPage.settled()
  return async (handle: string) => {
    await act(async () => void fireEvent.click(container.querySelector(handle) as Element))
    await unitPage.settled()
  }
}

beforeEach(() => {
  // past the time of double taps
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  mockToast.mockReset()
  mall.on('/api/address/city', { data: { S: [shanghai], H: [hangzhou] } })
  mall.on('/api/website/getWebsiteInfo', { data: { site_area_id: 330_100, site_area_name: '杭州市' } })
  mall.on(bySite, ({ params }) => site(params.web_city === '330100' ? 101 : 0))
  act(() => {
    switchSite(0)
    beginEra()
  })
  boot(1)
  unitPage.log.length = 0
})

test('a city with a sub-site becomes that of the visit, and is offered first the next time', async () => {
  const tap = await shown()
  expect(document.querySelector('.t-city-now')).toHaveTextContent('当前：全国')
  expect(document.querySelector('.t-recent-city')).toBeNull()
  await tap('.t-city-330100')
  expect(currentSite()).toEqual({ siteId: 0, websiteId: 101 })
  expect(unitPage.log).toEqual(['switchTab /pages/index/index/index'])
  expect(mockToast).not.toHaveBeenCalled()
  await shown()
  expect(document.querySelector('.t-recent-city')).toHaveTextContent('杭州市')
  expect(document.querySelectorAll('.t-city-now')[1]).toHaveTextContent('当前：杭州市')
})

test('a city without one says that the whole country is shown', async () => {
  act(() => switchSite(0, 101))
  const tap = await shown()
  await tap('.t-city-310100')
  expect(currentSite().websiteId).toBe(0)
  expect(mockToast).toHaveBeenCalledWith('上海市暂未开通分站，为您显示全国')
  expect(unitPage.log).toEqual(['switchTab /pages/index/index/index'])
})

test('back to the whole country', async () => {
  act(() => switchSite(0, 101))
  const tap = await shown()
  expect(document.querySelector('.t-city-330100')).toHaveAttribute('aria-selected', 'true')
  await tap('.t-nation-wide')
  expect(currentSite().websiteId).toBe(0)
  expect(mall.to(bySite)).toEqual([])
})

test('a tap tells the city where the phone is, by its name, and whether it has a sub-site', async () => {
  const where = jest.spyOn(location, 'where').mockResolvedValueOnce('refused')
  mall.on('/api/memberaddress/tranAddressInfo', { data: { city_id: 1, city: '杭州市', province: '浙江省' } })
  mall.on('/api/address/citybyname', { data: hangzhou })
  const tap = await shown()
  expect(where).not.toHaveBeenCalled()
  await tap('.t-locate')
  expect(document.querySelector('.t-locate')).toHaveTextContent('定位当前城市')
  where.mockResolvedValueOnce({ latitude: 30.2592, longitude: 120.1303 })
  await tap('.t-locate')
  expect(mall.to('/api/memberaddress/tranAddressInfo')[0]?.params.latlng).toBe('30.259,120.130')
  expect(mall.to('/api/address/citybyname')[0]?.params.city).toBe('杭州市')
  expect(document.querySelector('.t-located-city')).toHaveTextContent('杭州市已开通分站')
  await tap('.t-located-city')
  expect(currentSite().websiteId).toBe(101)
})

test('a place in no known city can be chosen by hand', async () => {
  mall.on('/api/memberaddress/tranAddressInfo', { code: -1, message: '?' })
  // known from the test before: the phone is asked once a visit
  await shown()
  expect(document.querySelector('.t-locate')).toHaveTextContent('没有识别出所在城市')
})

test('large cities are a tap away', async () => {
  const tap = await shown()
  expect([...document.querySelectorAll('.t-popular-city')].map(({ textContent }) => textContent)).toEqual([
    '杭州市',
    '上海市',
  ])
  await tap('.t-popular-city')
  expect(currentSite().websiteId).toBe(101)
})

test('a lost answer keeps the city, and the page', async () => {
  act(() => switchSite(0, 102))
  mall.on(bySite, new NetworkFault('network'))
  const tap = await shown()
  await tap('.t-city-310100')
  expect(currentSite().websiteId).toBe(102)
  expect(unitPage.log).toEqual([])
})

test('without an answer it can be asked again; a mall without cities says so', async () => {
  mall.on('/api/address/city', new NetworkFault('network'))
  const tap = await shown()
  mall.on('/api/address/city', { data: {} })
  await tap('.t-retry')
  expect(screen.getByText('还没有可选的城市')).toBeVisible()
})

test('what a hand left in the storage is no city', async () => {
  storage.set('recentCities', [null, 'x', { id: 'y', title: 'z' }, { id: 1 }, { ...hangzhou, more: '<b>' }])
  await shown()
  expect(document.querySelectorAll('.t-recent-city')).toHaveLength(1)
})

test('while the addon is off nothing is asked', async () => {
  boot(0)
  await shown()
  expect(mall.sent).toEqual([])
  expect(document.querySelector('.t-empty-go')).not.toBeNull()
})
