import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { setBoot } from '@/session/boot'
import { currentSite, switchSite } from '@/session/site'
import { SiteEntryScreen } from './SiteEntryScreen'

jest.mock('@/platform/network/network')
const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({
  ...jest.requireActual<object>('@/session/toast'),
  toast: (text: string) => mockToast(text),
}))

const mall = network as unknown as FakeNetwork
const info = '/api/shop/info'
let clock = Date.now()

beforeEach(() => {
  mall.reset()
  mall.setOnline(true)
  mockToast.mockClear()
  unitPage.log.length = 0
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  act(() => {
    switchSite(0)
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
  })
})
const enter = (query: string) => {
  unitPage.at(`/pages/index/index/site_id?${query}`)
  return render(<SiteEntryScreen />)
}
const gone = (address: string) => waitFor(() => expect(unitPage.log).toEqual([address]))

test('a known shop becomes the site and its home is opened', async () => {
  mall.on(info, { data: { site_id: 7 } })
  enter('site_id=7')
  await gone('redirectTo /otherpages/shop/index/index?site_id=7')
  expect(currentSite().siteId).toBe(7)
})

test('0 is the mall: home, whatever the site was', async () => {
  act(() => switchSite(7))
  enter('site_id=0')
  await gone('switchTab /pages/index/index/index')
  expect(currentSite().siteId).toBe(0)
})

test('the site of a mini-program code is read from its scene', async () => {
  mall.on(info, { data: { site_id: 3 } })
  enter(`scene=${encodeURIComponent('site_id-3')}`)
  await gone('redirectTo /otherpages/shop/index/index?site_id=3')
})

test('an unknown site goes home with a word, and is not kept although the launch took it', async () => {
  act(() => switchSite(404))
  mall.on(info, { code: -1, message: '店铺不存在' })
  enter('site_id=404')
  await gone('switchTab /pages/index/index/index')
  expect(mockToast).toHaveBeenCalledWith('没有找到该店铺')
  expect(currentSite().siteId).toBe(0)
})

test('a closed shop is no site either', async () => {
  mall.on(info, { data: { site_id: 7, shop_status: 0 } })
  enter('site_id=7')
  await gone('switchTab /pages/index/index/index')
  expect(mockToast).toHaveBeenCalledWith('没有找到该店铺')
  expect(currentSite().siteId).toBe(0)
})

test('while shops are hidden every shop is unknown', async () => {
  act(() => setBoot({ addon_is_exit: {}, development: 0, style_theme: 'red', default_img: {} } as never))
  enter('site_id=7')
  await gone('switchTab /pages/index/index/index')
  expect(mall.to(info)).toHaveLength(0)
})

test('a lost answer is no unknown site: the page offers to ask again', async () => {
  mall.on(info, new NetworkFault('network'))
  const { container } = enter('site_id=7')
  const retry = await waitFor(() => {
    const found = container.querySelector('.t-retry')
    expect(found).not.toBeNull()
    return found as Element
  })
  expect(unitPage.log).toEqual([])
  expect(mockToast).not.toHaveBeenCalledWith('没有找到该店铺')
  mall.on(info, { data: { site_id: 7 } })
  fireEvent.click(retry)
  await gone('redirectTo /otherpages/shop/index/index?site_id=7')
})
