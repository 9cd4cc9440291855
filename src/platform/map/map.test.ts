import fc from 'fast-check'
import { linkTo } from './map.h5'
import { metresIn, toPoint, toSpot } from './mercator.h5'
import { plainMap } from './plainMap.h5'
import { tileMap } from './tileMap.h5'
import { readTiles } from './tiles.h5'

const hangzhou = { longitude: 120.1303, latitude: 30.2592 }

test('the way there leads to this very place', () => {
  const link = new URL(linkTo({ ...hangzhou, name: '青禾 & 家居', address: '' }))
  expect(link.origin).toBe('https://uri.amap.com')
  expect(link.searchParams.get('position')).toBe('120.1303,30.2592')
  expect(link.searchParams.get('name')).toBe('青禾 & 家居')
})

test('tiles are told by the build, and only over https', () => {
  expect(readTiles('')).toBeUndefined()
  expect(readTiles('{"tiles":"http://tiles.example/{z}/{x}/{y}.png"}')).toBeUndefined()
  expect(readTiles('{"tiles":"https://tiles.example/{z}/{x}/{y}.png","datum":"wgs84","credit":"©"}')).toEqual({
    tiles: 'https://tiles.example/{z}/{x}/{y}.png',
    credit: '©',
    datum: 'wgs84',
  })
})

test('a point is where it was after the way over the plane', () => {
  const world = fc.record({
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  })
  fc.assert(
    fc.property(world, (point) => {
      const there = toPoint(toSpot(point, 15), 15)
      expect(there.longitude).toBeCloseTo(point.longitude, 8)
      expect(there.latitude).toBeCloseTo(point.latitude, 8)
    }),
  )
  // a tile of 256 px is the whole world at zoom 0
  expect(metresIn(0, 0)).toBeCloseTo(156_543.03, 1)
})

const finger = (type: string, clientX: number, clientY: number) =>
  Object.assign(new Event(type), { clientX, clientY, pointerId: 1 })

// no drawing in a unit test
beforeAll(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))

test('a finger moves the plain map, which tells its new middle', () => {
  const box = document.createElement('div')
  const moved: (typeof hangzhou)[] = []
  const surface = plainMap(box, hangzhou, (point) => moved.push(point))
  const canvas = box.querySelector('canvas')!
  canvas.dispatchEvent(finger('pointerdown', 100, 100))
  canvas.dispatchEvent(finger('pointermove', 0, 100))
  canvas.dispatchEvent(finger('pointerup', 0, 100))
  const [east] = moved
  // 100 px to the left is 100 px to the east, some 412 metres here
  expect(east!.latitude).toBeCloseTo(hangzhou.latitude, 6)
  expect(((east!.longitude - hangzhou.longitude) * 111_319 * Math.cos((30.2592 * Math.PI) / 180)) / 412).toBeCloseTo(
    1,
    1,
  )
  surface.remove()
  expect(box.childElementCount).toBe(0)
})

test('a map of tiles asks for those of the world around the same place', () => {
  const box = document.createElement('div')
  Object.defineProperties(box, { clientWidth: { value: 390 }, clientHeight: { value: 300 } })
  document.body.append(box)
  const address = (datum: 'gcj02' | 'wgs84') => {
    const surface = tileMap({ tiles: 'https://tiles.example/{z}/{x}/{y}.png', credit: '© <b>x</b>', datum })(
      box,
      hangzhou,
      () => undefined,
    )
    surface.mark([{ ...hangzhou, title: '<img src=x onerror=alert(1)>' }])
    const first = [...box.querySelectorAll('img')].map(({ src }) => src)
    expect(box.querySelector('.leaflet-tooltip')?.textContent).toContain('<img')
    expect(box.querySelector('.leaflet-tooltip img')).toBeNull()
    expect(box.querySelector('.leaflet-control-attribution')?.textContent).toContain('©')
    surface.remove()
    return first
  }
  const { x, y } = toSpot(hangzhou, 15)
  const middle = `https://tiles.example/15/${Math.floor(x / 256)}/${Math.floor(y / 256)}.png`
  expect(address('gcj02')).toContain(middle)
  expect(address('wgs84').length).toBeGreaterThan(0)
})
