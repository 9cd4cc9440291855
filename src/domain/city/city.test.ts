import { act, renderHook, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { currentSite, readSite, switchSite } from '@/session/site'
import { useCity } from './useCity'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const asked = '/api/website/getWebsiteInfo'
const boot = (city: 0 | 1) =>
  setBoot({ addon_is_exit: { city }, development: 1, style_theme: 'red', default_img: {} } as never)

beforeEach(() => {
  mall.reset()
  unitPage.log.length = 0
  act(() => {
    switchSite(0)
    boot(1)
  })
})

test('nation-wide has a name without a call', () => {
  expect(renderHook(() => useCity()).result.current).toMatchObject({ id: 0, name: '全国' })
  expect(mall.sent).toEqual([])
})

test('a chosen city: the visit leaves its shop, goes home, and the name is the mall’s', async () => {
  mall.on(asked, { data: { site_area_id: 330100, site_area_name: '杭州市' } })
  act(() => switchSite(7))
  const { result } = renderHook(() => useCity())
  await act(() => result.current.choose(101))
  expect(currentSite()).toEqual({ siteId: 0, websiteId: 101 })
  expect(unitPage.log).toEqual(['switchTab /pages/index/index/index'])
  await waitFor(() => expect(result.current).toMatchObject({ id: 101, name: '杭州市' }))
  expect(mall.to(asked)[0]?.params.site_id).toBe('101')
})

test('a sub-site that has closed reads as nation-wide', async () => {
  mall.on(asked, { data: { site_area_id: 0, site_area_name: '全国' } })
  act(() => switchSite(0, 102))
  const { result } = renderHook(() => useCity())
  expect(result.current.name).toBe('')
  await waitFor(() => expect(result.current.name).toBe('全国'))
})

test('while the addon is off no city counts', () => {
  act(() => {
    switchSite(0, 101)
    boot(0)
  })
  expect(renderHook(() => useCity()).result.current).toMatchObject({ id: 0, name: '全国' })
  expect(mall.sent).toEqual([])
})

test.each([
  [{ website_id: '101' }, 101],
  [{ web_city: '102' }, 102],
  [{ web_city: '杭州市' }, 0],
  [{}, 0],
])('an address names a sub-site by either name: %p', (query, websiteId) => {
  act(() => readSite(query))
  expect(currentSite().websiteId).toBe(websiteId)
})
