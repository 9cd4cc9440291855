import fc from 'fast-check'
import { fromWgs84, toWgs84, type Point } from './gcj02'

/** metres between two points that are near each other */
function apart(a: Point, b: Point): number {
  const metre = 111_319.5
  const wide = Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot((a.latitude - b.latitude) * metre, (a.longitude - b.longitude) * metre * wide)
}
const point = (latitude: number, longitude: number): Point => ({ latitude, longitude })

// vectors of googollee/eviltransform
test.each([
  ['上海', point(31.1774276, 121.5272106), point(31.17530398364597, 121.531541859215)],
  ['深圳', point(22.543847, 113.912316), point(22.540796131694766, 113.9171764808363)],
  ['北京', point(39.911954, 116.377817), point(39.91334545536069, 116.38404722455657)],
])('%s', (_, world, china) => {
  expect(apart(fromWgs84(world), china)).toBeLessThan(0.01)
  expect(apart(toWgs84(china), world)).toBeLessThan(0.01)
})

test.each([
  ['London', point(51.5074, -0.1278)],
  ['Sydney', point(-33.8688, 151.2093)],
  ['no place', point(0, 0)],
])('%s stays where it is', (_, world) => {
  expect(fromWgs84(world)).toEqual(world)
  expect(toWgs84(world)).toEqual(world)
})

test('there and back is less than a metre, anywhere in China', () => {
  const inside = fc.record({
    latitude: fc.double({ min: 18, max: 53.5, noNaN: true }),
    longitude: fc.double({ min: 73.7, max: 135, noNaN: true }),
  })
  fc.assert(
    fc.property(inside, (world) => {
      expect(apart(fromWgs84(world), world)).toBeLessThan(1200)
      expect(apart(toWgs84(fromWgs84(world)), world)).toBeLessThan(1)
    }),
  )
})
