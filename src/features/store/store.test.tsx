import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { dial } from '@/platform/dial/dial'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { StoreDetailScreen } from './StoreDetailScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/map/MapView', () => ({ MapView: () => null }))
jest.mock('@/platform/dial/dial', () => ({ dial: { dial: jest.fn() } }))
const mockOpen = jest.fn()
jest.mock('@/navigation/open', () => ({ open: (...args: unknown[]) => mockOpen(...args), back: jest.fn() }))
let mockParams: object = {}
jest.mock('@/navigation/params', () => ({ useParams: () => mockParams }))
const mall = network as unknown as FakeNetwork

const store = {
  ...{ store_id: 3, store_name: '山野鲜生拱墅店', telphone: '0571-88007103', store_image: '', site_id: 7 },
  ...{ site_name: '山野鲜生', address: '台州路 2 号', full_address: '浙江省-杭州市-拱墅区', distance: '' },
  ...{ longitude: '120.1413', latitude: '30.319', open_date: '每天 07:00-21:30', username: 'store3' },
}
const shown = async (more: object) => {
  mall.reset()
  mall.on('/api/store/info', { data: { ...store, ...more } })
  render(<StoreDetailScreen />)
  await waitFor(() => expect(mall.sent.length).toBeGreaterThan(0))
  await act(async () => undefined)
}

test('where it is, when it is open, and the ways there', async () => {
  mockParams = { store_id: 3, site_id: 7 }
  await shown({})
  expect(mall.sent[0]?.params).toMatchObject({ store_id: '3', site_id: '7' })
  expect(screen.getByText('浙江省 杭州市 拱墅区 台州路 2 号')).toBeTruthy()
  expect(screen.getByText('每天 07:00-21:30')).toBeTruthy()
  fireEvent.click(document.querySelector('.t-call-store') as Element)
  expect(dial.dial).toHaveBeenCalledWith('0571-88007103')
  fireEvent.click(document.querySelector('.t-lead-there') as Element)
  await waitFor(() =>
    expect(mockOpen).toHaveBeenCalledWith(routes.openLocation, {
      ...{ longitude: '120.1413', latitude: '30.319', name: '山野鲜生拱墅店' },
      address: '浙江省 杭州市 拱墅区 台州路 2 号',
    }),
  )
})

test('without a number or a place there is nothing to call or to go to', async () => {
  mockParams = { store_id: 4 }
  await shown({ telphone: '', longitude: '', latitude: '' })
  expect(screen.getByText('山野鲜生拱墅店')).toBeTruthy()
  expect(document.querySelector('.t-call-store')).toBeNull()
  expect(document.querySelector('.t-lead-there')).toBeNull()
})
