import { map } from '@/platform/map/map'
import { routes } from '@/routes'
import { pickPlace, placePicked } from './pickPlace'
import { pointOf, showPlace } from './showPlace'

jest.mock('@/platform/map/map', () => ({ map: { choose: jest.fn(), show: jest.fn() } }))
const mockOpen = jest.fn()
jest.mock('@/navigation/open', () => ({ open: (...args: unknown[]) => mockOpen(...args) }))
const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({ toast: (text: string) => mockToast(text) }))
const mockAsk = jest.fn()
jest.mock('@/ui/askToAllow', () => ({ askToAllow: (...args: unknown[]) => mockAsk(...args) }))

const choose = map.choose as jest.Mock
const show = map.show as jest.Mock
const place = { name: '门店', address: '文三路 259 号', longitude: 120.13, latitude: 30.26 }

beforeEach(() => {
  for (const mock of [choose, show, mockOpen, mockToast, mockAsk]) mock.mockReset()
  mockOpen.mockResolvedValue(true)
})

test('the picker of the platform answers by itself', async () => {
  choose.mockResolvedValue(place)
  expect(await pickPlace()).toEqual(place)
  expect(mockOpen).not.toHaveBeenCalled()
})

test('without a picker our page answers, once', async () => {
  choose.mockResolvedValue('ownPage')
  const picked = pickPlace({ longitude: 120, latitude: 30 })
  await Promise.resolve()
  expect(mockOpen).toHaveBeenCalledWith(routes.chooseLocation, { longitude: '120', latitude: '30' })
  expect(placePicked(place)).toBe(true)
  expect(await picked).toEqual(place)
  expect(placePicked(place)).toBe(false)
})

test('left without a choice, or not opened at all, nothing was chosen', async () => {
  choose.mockResolvedValue('ownPage')
  const left = pickPlace()
  await Promise.resolve()
  placePicked(undefined)
  expect(await left).toBeUndefined()
  mockOpen.mockResolvedValue(false)
  expect(await pickPlace()).toBeUndefined()
})

test('a refusal is explained', async () => {
  choose.mockResolvedValue('refused')
  expect(await pickPlace()).toBeUndefined()
  expect(mockAsk).toHaveBeenCalledWith('location', expect.objectContaining({ confirm: '去设置' }))
  expect(mockToast).not.toHaveBeenCalled()
})

test.each([
  ['cancelled', 0],
  ['failed', 1],
])('%s', async (outcome, toasts) => {
  choose.mockResolvedValue(outcome)
  expect(await pickPlace()).toBeUndefined()
  expect(mockToast).toHaveBeenCalledTimes(toasts)
})

test('a place is shown by the platform, else on our page', async () => {
  show.mockResolvedValueOnce(true).mockResolvedValueOnce(false)
  await showPlace(place)
  expect(mockOpen).not.toHaveBeenCalled()
  await showPlace(place)
  expect(mockOpen).toHaveBeenCalledWith(routes.openLocation, { ...place, longitude: '120.13', latitude: '30.26' })
})

test.each([
  ['120.13', '30.26', { longitude: 120.13, latitude: 30.26 }],
  [0, 0, { longitude: 0, latitude: 0 }],
  ['', '', undefined],
  [undefined, '30', undefined],
  ['181', '30', undefined],
  ['120', 'north', undefined],
])('%p, %p', (longitude, latitude, point) => expect(pointOf(longitude, latitude)).toEqual(point))
