import fc from 'fast-check'
import { distance } from '../../lib/distance'
import { first, line, quote, shop } from '../../testing/quotes'
import type { DistanceFreight, LocalTerms, Polygon } from '../localTerms'
import type { Quote } from '../quote'
import { freightFor, isInside, localFreight } from './local'

const freight = (more: Partial<DistanceFreight> = {}): DistanceFreight => ({
  first: 3,
  firstMoney: 500,
  further: 1,
  furtherMoney: 100,
  most: 0,
  ...more,
})

describe('by distance', () => {
  it.each([
    [0, 500],
    [3, 500],
    [3.000001, 600],
    [4, 600],
    [4.000001, 700],
    // 0.7 / 0.1 in binary is a little more than 7
    [10.3, 1300],
  ])('%d km cost %d cents', (km, cents) => expect(freightFor(km, freight())).toBe(cents))
  it('a rounding error begins no further kilometre', () =>
    expect(freightFor(3.7, freight({ further: 0.1, furtherMoney: 10 }))).toBe(570))
  it('goes to the last metre and no further', () => {
    expect(freightFor(8, freight({ most: 8 }))).toBe(1000)
    expect(freightFor(8.001, freight({ most: 8 }))).toBeUndefined()
  })
  it('adds nothing without a further distance', () => expect(freightFor(50, freight({ further: 0 }))).toBe(500))
  it('never costs less for a longer way, and a begun step whole', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 60, noNaN: true }),
        fc.double({ min: 0, max: 60, noNaN: true }),
        fc.integer({ min: 1, max: 5000 }),
        (a, b, step) => {
          const terms = freight({ further: step / 1000 })
          const [near, far] = [Math.min(a, b), Math.max(a, b)].map((km) => freightFor(km, terms)!) as [number, number]
          expect(near).toBeLessThanOrEqual(far)
          const begun = (far - 500) / 100
          expect(Number.isInteger(begun)).toBe(true)
          // within a millimetre
          expect(begun * terms.further + 3).toBeGreaterThanOrEqual(Math.max(a, b) - 1e-6)
          if (begun > 0) expect((begun - 1) * terms.further + 3).toBeLessThanOrEqual(Math.max(a, b) + 1e-6)
        },
      ),
    ))
})

const shop7 = { longitude: 120.1551, latitude: 30.2741 }
const home = { longitude: 120.13, latitude: 30.26 }
const xihu = [330106, 330100, 330000]
const at = (to = home as typeof home | undefined) => ({ to, regionIds: xihu })

describe('the shops of the demo mall', () => {
  const seven: LocalTerms = { by: 'distance', from: shop7, startMoney: 2000, freight: freight() }
  it('7 delivers 2.9 km for 5.00, from 20.00 on', () => {
    expect(distance(shop7, home)).toBeCloseTo(2.88, 2)
    expect(localFreight(seven, 2000, at())).toBe(500)
    expect(localFreight(seven, 1999, at())).toMatchObject({ errorCode: 1, message: { zh: '满¥20.00起送，还差¥0.01' } })
    expect(localFreight(seven, 2000, at({ longitude: 119.9783, latitude: 30.2741 }))).toBe(500 + 14 * 100)
  })
  it('wants to know where the address and the shop are', () => {
    expect(localFreight(seven, 2000, { to: undefined, regionIds: xihu })).toMatchObject({ errorCode: 12 })
    expect(localFreight({ ...seven, from: undefined }, 2000, at())).toMatchObject({ errorCode: 12 })
  })

  const centre = { longitude: 120.12, latitude: 30.28 }
  const corners = [
    { longitude: 120.09, latitude: 30.25 },
    { longitude: 120.15, latitude: 30.25 },
    { longitude: 120.15, latitude: 30.31 },
    { longitude: 120.09, latitude: 30.31 },
  ]
  const eleven: LocalTerms = {
    by: 'areas',
    from: centre,
    areas: [
      { centre, radius: 2, startMoney: 3000, deliveryMoney: 400 },
      { corners, startMoney: 5000, deliveryMoney: 800 },
    ],
  }
  it.each([
    ['within both, the cheaper', centre, 5000, 400],
    ['too little for the square', centre, 3000, 400],
    ['too little for both', centre, 2999, 1],
    ['within the square alone', home, 5000, 800],
    ['too little there', home, 4999, 1],
    ['outside', shop7, 90_000, 12],
    ['on the corner', corners[2]!, 5000, 800],
  ])('11: %s', (_, to, money, expected) => {
    const found = localFreight(eleven, money, at(to))
    expect(typeof found === 'number' ? found : found.errorCode).toBe(expected)
  })
  it('takes the area whose price is reached, when a cheaper one is not', () => {
    const dear = { ...eleven, areas: [{ corners, startMoney: 9000, deliveryMoney: 100 }, ...eleven.areas] }
    expect(localFreight(dear, 5000, at(home))).toBe(800)
    expect(localFreight(dear, 9000, at(home))).toBe(100)
  })

  const fourteen: LocalTerms = {
    by: 'districts',
    from: shop7,
    startMoney: 4000,
    districtIds: [330102, 330106],
    freight: freight({ first: 0, firstMoney: 600 }),
    stepped: false,
  }
  it('14 delivers in its districts, wherever there', () => {
    expect(localFreight(fourteen, 4000, { to: undefined, regionIds: xihu })).toBe(600)
    expect(localFreight(fourteen, 3999, at())).toMatchObject({ errorCode: 1 })
    expect(localFreight(fourteen, 4000, { to: home, regionIds: [330108, 330100] })).toMatchObject({ errorCode: 12 })
  })
  it('14 with steps of distance calculates like 7', () => {
    const stepped = { ...fourteen, stepped: true, freight: freight({ most: 5 }) }
    expect(localFreight(stepped, 4000, at())).toBe(500)
    expect(localFreight(stepped, 4000, at({ longitude: 120.2, latitude: 30.2 }))).toMatchObject({ errorCode: 12 })
    expect(localFreight(stepped, 4000, { to: undefined, regionIds: xihu })).toMatchObject({ errorCode: 12 })
  })
})

describe('areas', () => {
  const point = fc.record({
    longitude: fc.double({ min: 73, max: 135, noNaN: true }),
    latitude: fc.double({ min: 18, max: 54, noNaN: true }),
  })
  const area = { startMoney: 0, deliveryMoney: 0 }
  it('a rectangle holds exactly what is between its sides', () =>
    fc.assert(
      fc.property(point, point, point, (a, b, p) => {
        const [west, east] = [Math.min(a.longitude, b.longitude), Math.max(a.longitude, b.longitude)]
        const [south, north] = [Math.min(a.latitude, b.latitude), Math.max(a.latitude, b.latitude)]
        fc.pre(west < east && south < north)
        const ring: Polygon = {
          ...area,
          corners: [
            { longitude: west, latitude: south },
            { longitude: east, latitude: south },
            { longitude: east, latitude: north },
            { longitude: west, latitude: north },
          ],
        }
        const inside = p.longitude >= west && p.longitude <= east && p.latitude >= south && p.latitude <= north
        expect(isInside(ring, p)).toBe(inside)
        // nor does it matter where the drawing began, and which way round
        const turned = { ...ring, corners: [...ring.corners.slice(2), ...ring.corners.slice(0, 2)].reverse() }
        expect(isInside(turned, p)).toBe(inside)
      }),
    ))
  it('a circle holds its centre and nothing beyond its radius', () =>
    fc.assert(
      fc.property(point, point, fc.double({ min: 0, max: 3000, noNaN: true }), (centre, p, radius) => {
        expect(isInside({ ...area, centre, radius }, centre)).toBe(true)
        const way = distance(centre, p)
        fc.pre(Math.abs(way - radius) > 1e-6)
        expect(isInside({ ...area, centre, radius }, p)).toBe(way < radius)
      }),
    ))
  it('a hollow shape keeps its hollow', () => {
    const corners = [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 1],
      [0, 4],
    ].map(([longitude = 0, latitude = 0]) => ({ longitude, latitude }))
    expect(isInside({ ...area, corners }, { longitude: 2, latitude: 3 })).toBe(false)
    expect(isInside({ ...area, corners }, { longitude: 0.5, latitude: 2 })).toBe(true)
  })
  it('a line is no area', () => expect(isInside({ ...area, corners: [home, shop7] }, home)).toBe(false))
})

describe('the step', () => {
  const near: LocalTerms = { by: 'distance', from: home, startMoney: 0, freight: freight() }
  const one = () => shop({ deliveryType: 'local', local: near, lines: [line({})] })
  it('adds the freight', () => {
    const all: Quote = { ...quote(one()), to: home }
    expect(first(all)).toMatchObject({ deliveryMoney: 500, orderMoney: 1500 })
    expect(first(all).deliveryError).toBeUndefined()
  })
  it('a missing address is one not served', () =>
    expect(first({ shops: [one()] })).toMatchObject({ deliveryMoney: 0, deliveryError: { errorCode: 12 } }))
  it('says nothing of the other ways', () =>
    expect(first(quote({ ...one(), deliveryType: 'store' }))).toMatchObject({ deliveryMoney: 0 }))
  it('free shipping holds for it too, but not where it is not served', () => {
    const freeShippings = [{ atLeast: 500 }]
    expect(first({ ...quote({ ...one(), freeShippings }), to: home }).deliveryMoney).toBe(0)
    const far = { ...one(), freeShippings, local: { ...near, freight: freight({ most: 1 }) } }
    expect(first({ ...quote(far), to: shop7 })).toMatchObject({ deliveryMoney: 0, deliveryError: { errorCode: 12 } })
  })
})
