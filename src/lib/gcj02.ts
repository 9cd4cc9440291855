/** Degrees. */
export interface Point {
  longitude: number
  latitude: number
}

/** Axis in metres and squared eccentricity of the ellipsoid GCJ-02 is calculated on (Krasovsky 1940). */
const axis = 6_378_245
const eccentricity = 0.006693421622965943

/** The rectangle in which maps of China are shifted. */
const shifted = ({ longitude, latitude }: Point) =>
  longitude > 72.004 && longitude < 137.8347 && latitude > 0.8293 && latitude < 55.8271

const wave = (height: number, at: number, divisor: number) => (2 / 3) * height * Math.sin((at * Math.PI) / divisor)

function shift({ longitude, latitude }: Point): Point {
  const x = longitude - 105
  const y = latitude - 35
  const root = Math.sqrt(Math.abs(x))
  const common = wave(20, x, 1 / 6) + wave(20, x, 1 / 2)
  const north = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * root + common
  const northWaves = wave(20, y, 1) + wave(40, y, 3) + wave(160, y, 12) + wave(320, y, 30)
  const east = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * root + common
  const eastWaves = wave(20, x, 1) + wave(40, x, 3) + wave(150, x, 12) + wave(300, x, 30)
  const radians = (latitude * Math.PI) / 180
  const magic = 1 - eccentricity * Math.sin(radians) ** 2
  return {
    latitude: ((north + northWaves) * 180) / (((axis * (1 - eccentricity)) / (magic * Math.sqrt(magic))) * Math.PI),
    longitude: ((east + eastWaves) * 180) / ((axis / Math.sqrt(magic)) * Math.cos(radians) * Math.PI),
  }
}

/** A position of the browser or of GPS as Chinese maps, and the wire, have it; outside of China they are the same. */
export function fromWgs84(point: Point): Point {
  if (!shifted(point)) return { ...point }
  const by = shift(point)
  return { longitude: point.longitude + by.longitude, latitude: point.latitude + by.latitude }
}

/** The way back, for maps of the world: to a centimetre, by coming nearer step by step. */
export function toWgs84(point: Point): Point {
  if (!shifted(point)) return { ...point }
  let found = { ...point }
  for (let step = 0; step < 5; step++) {
    const there = fromWgs84(found)
    found = {
      longitude: found.longitude - (there.longitude - point.longitude),
      latitude: found.latitude - (there.latitude - point.latitude),
    }
  }
  return found
}
