import type { FastifyBaseLogger } from 'fastify'

/** Degrees, GCJ-02. */
export interface GeoPoint {
  longitude: number
  latitude: number
}

/** The district around a point: its code by GB/T 2260 (that of our regions), and names where the code is not ours. */
export interface GeoRegion {
  code: number
  province: string
  city: string
  district: string
}

/** Which district a point lies in. Undefined: nobody knows. Throws when the service did not answer. */
export interface Geo {
  reverse(point: GeoPoint, log: FastifyBaseLogger): Promise<GeoRegion | undefined>
}

/** A mall without a map service knows no place. */
export const absentGeo: Geo = { reverse: () => Promise.resolve(undefined) }
