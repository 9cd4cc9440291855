import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { routes } from '@/routes'
import { PlacePicture } from './PlacePicture'

const mockMap = { hasStreets: false }
jest.mock('@/platform/map/MapView', () => ({
  MapView: () => 'streets',
  get hasStreets() {
    return mockMap.hasStreets
  },
}))
const mockOpen = jest.fn()
jest.mock('@/navigation/open', () => ({ open: (...all: unknown[]) => mockOpen(...all) }))
const mockCopy = jest.fn(async (_text: string) => true)
jest.mock('@/platform/clipboard/clipboard', () => ({ clipboard: { copy: (text: string) => mockCopy(text) } }))

const place = { longitude: 120.13, latitude: 30.26, name: '西湖店', address: '文三路 259 号' }
const see = (handle: string) => document.querySelector<HTMLElement>(handle)

test('without streets the place is told in words, to be copied and to be led to', async () => {
  render(<PlacePicture place={place} distance="6.7" />)
  expect(screen.getByText('西湖店')).toBeVisible()
  expect(screen.getByText('6.7 公里 · 文三路 259 号')).toBeVisible()
  expect(document.body).not.toHaveTextContent('streets')
  fireEvent.click(see('.t-copy-place')!)
  expect(mockCopy).toHaveBeenCalledWith('西湖店 文三路 259 号')
  fireEvent.click(see('.t-show-place')!)
  await waitFor(() =>
    expect(mockOpen).toHaveBeenCalledWith(routes.openLocation, {
      ...{ longitude: '120.13', latitude: '30.26', name: '西湖店', address: '文三路 259 号' },
    }),
  )
})

test('nothing is said twice, nor what is not known', () => {
  render(<PlacePicture place={{ ...place, name: place.address }} />)
  expect(screen.getAllByText('文三路 259 号')).toHaveLength(1)
  fireEvent.click(see('.t-copy-place')!)
  expect(mockCopy).toHaveBeenLastCalledWith('文三路 259 号')
})

test('where its words stand beside it, it has the ways alone', () => {
  render(<PlacePicture place={place} told />)
  expect(screen.queryByText('西湖店')).toBeNull()
  expect(see('.t-copy-place')).not.toBeNull()
})

test('streets speak for themselves', () => {
  mockMap.hasStreets = true
  render(<PlacePicture place={place} distance="6.7" />)
  expect(document.body).toHaveTextContent('streets')
  expect(see('.t-copy-place')).toBeNull()
})
