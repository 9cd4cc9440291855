import type { Point } from '@/lib/gcj02'

export interface Spot {
  x: number
  y: number
}

/** css px of the whole world */
const world = (zoom: number) => 256 * 2 ** zoom

/** Web Mercator: where a point lies on the world's map at a zoom, in css px. */
export function toSpot({ longitude, latitude }: Point, zoom: number): Spot {
  const sin = Math.sin((latitude * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * world(zoom),
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * world(zoom),
  }
}

export function toPoint({ x, y }: Spot, zoom: number): Point {
  const n = Math.PI * (1 - (2 * y) / world(zoom))
  return { longitude: (x / world(zoom)) * 360 - 180, latitude: (Math.atan(Math.sinh(n)) * 180) / Math.PI }
}

/** Metres in a css px. */
export const metresIn = (latitude: number, zoom: number): number =>
  (40_075_016.686 * Math.cos((latitude * Math.PI) / 180)) / world(zoom)
