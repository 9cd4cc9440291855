import { distance } from './distance'

const westLake = { longitude: 120.1303, latitude: 30.2592 }

it('follows the great circle', () => {
  expect(distance(westLake, { longitude: 120.2119, latitude: 30.2084 })).toBeCloseTo(9.67, 2)
  expect(distance({ longitude: 0, latitude: 90 }, { longitude: 77, latitude: -90 })).toBeCloseTo(Math.PI * 6378.137, 6)
  expect(distance(westLake, westLake)).toBe(0)
})
