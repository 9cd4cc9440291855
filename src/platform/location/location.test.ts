import { location } from './location'

const withGeolocation = (getCurrentPosition: unknown) =>
  Object.defineProperty(navigator, 'geolocation', {
    value: getCurrentPosition && { getCurrentPosition },
    configurable: true,
  })
type Found = (position: { coords: { longitude: number; latitude: number } }) => void
type Failed = (error: { code: number }) => void

test('the position of a browser becomes one of Chinese maps', async () => {
  withGeolocation((found: Found) => found({ coords: { latitude: 31.1774276, longitude: 121.5272106 } }))
  expect(await location.where()).toEqual({
    latitude: expect.closeTo(31.175304, 5) as number,
    longitude: expect.closeTo(121.5315419, 5) as number,
  })
})

test.each([
  [1, 'refused'],
  [2, 'failed'],
  [3, 'failed'],
])('error %s is %s', async (code, outcome) => {
  withGeolocation((_found: Found, failed: Failed) => failed({ code }))
  expect(await location.where()).toBe(outcome)
})

test('a page that may not ask fails', async () => {
  withGeolocation(undefined)
  expect(await location.where()).toBe('failed')
})
