import { act, fireEvent, render, waitFor } from '@testing-library/react'
import * as opening from '@/navigation/open'
import { dial } from '@/platform/dial/dial'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { beginEra } from '@/session/era'
import { ShopTools } from './parts/ShopTools'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const opened = jest.spyOn(opening, 'open').mockResolvedValue(true)
const dialled = jest.spyOn(dial, 'dial').mockReturnValue(undefined)
const tap = (handle: string) => act(async () => void fireEvent.click(document.querySelector(handle)!))
const find = (handle: string) => waitFor(() => expect(document.querySelector(handle)).not.toBeNull())
const ways = (type: string, telephone: string) => {
  const weapp = { type: 'none', corpid: '', wxwork_url: '' }
  mall.on('/api/config/servicer', { data: { h5: { type, open_url: '' }, weapp } })
  mall.on('/api/shop/info', { data: { site_id: 3, telephone } })
  render(<ShopTools siteId={3} orderId={7} />)
}

beforeEach(() => {
  mall.reset()
  act(() => beginEra())
})

test('the shop is asked about its order in writing, or called', async () => {
  ways('servicer', '0571-1')
  await find('.t-contact')
  await tap('.t-contact')
  expect(opened).toHaveBeenCalledWith(routes.chatRoom, { site_id: 3, order_id: 7 })
  await find('.t-call-shop')
  await tap('.t-call-shop')
  expect(dialled).toHaveBeenCalledWith('0571-1')
})

test('ways that the shop does not have are left out', async () => {
  ways('none', '')
  await waitFor(() => expect(mall.to('/api/config/servicer')).toHaveLength(1))
  await unitPage.settled()
  expect([document.querySelector('.t-contact'), document.querySelector('.t-call-shop')]).toEqual([null, null])
})
