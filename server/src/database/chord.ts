import { sql, type RawBuilder } from 'kysely'
import type { Place } from '../lib/distance'

/** Grows with the distance of the great circle: its half chord, squared. Sorts rows by how far they are. */
export const chordFrom = (
  { longitude, latitude }: Place,
  row: { longitude: RawBuilder<number>; latitude: RawBuilder<number> },
) => sql<number>`
  power(sin(radians(${row.latitude} - ${latitude}::float8) / 2), 2)
  + cos(radians(${latitude}::float8)) * cos(radians(${row.latitude}))
  * power(sin(radians(${row.longitude} - ${longitude}::float8) / 2), 2)`
