import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { album } from '@/platform/album/album'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { beginEra } from '@/session/era'
import { switchSite } from '@/session/site'
import { QrcodeScreen } from './QrcodeScreen'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const shop = { site_id: 7, site_name: '山野鲜生', logo: 'l.png', avatar: '', seo_description: '', shop_status: 1 }

async function shown(query: string, more: object = {}) {
  unitPage.at(`/otherpages/shop/machine_qrcode/machine_qrcode${query}`)
  mall.on('/api/shop/info', { data: { ...shop, ...more } })
  const { container } = render(<QrcodeScreen />)
  await unitPage.settled()
  return (handle: string) => container.querySelector<HTMLElement>(handle)
}

beforeEach(() => {
  mall.reset()
  mall.on('/api/shop/poster', { data: { path: 'upload/poster/s7.png' } })
  act(() => {
    switchSite(0)
    beginEra()
  })
})

test('the code of a shop is drawn, saved, and leads to the shop', async () => {
  const save = jest.spyOn(album, 'save').mockResolvedValue('saved')
  const at = await shown('?site_id=7')
  await waitFor(() => expect(at('.t-poster')).not.toBeNull())
  expect(mall.to('/api/shop/poster')[0]?.params).toMatchObject({
    page: '/otherpages/shop/index/index',
    qrcode_param: '{"site_id":7}',
  })
  await act(async () => void fireEvent.click(at('.t-save-poster')!))
  expect(save).toHaveBeenCalledWith(expect.stringContaining('upload/poster/s7.png'), 'poster.png')
})

test('without a site it is that of the visit', async () => {
  act(() => switchSite(7))
  await shown('')
  expect(mall.to('/api/shop/info')[0]?.params.site_id).toBe('7')
})

test('a closed shop has no code', async () => {
  const at = await shown('?site_id=7', { shop_status: 0 })
  await waitFor(() => expect(at('.t-empty')).toHaveTextContent('店铺已歇业'))
  expect(mall.to('/api/shop/poster')).toEqual([])
})

test('a poster that does not come can be asked for again', async () => {
  mall.on('/api/shop/poster', new NetworkFault('network'))
  const at = await shown('?site_id=7')
  await waitFor(() => expect(at('.t-retry')).not.toBeNull())
  mall.on('/api/shop/poster', { data: { path: 'upload/poster/s7.png' } })
  await act(async () => void fireEvent.click(at('.t-retry')!))
  await waitFor(() => expect(at('.t-poster')).not.toBeNull())
})
