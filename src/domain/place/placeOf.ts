import type { ChosenPlace } from '@/platform/map/port'
import { pointOf } from './showPlace'

/** As stores and shops have it on the wire. */
interface Addressed {
  /** names of regions with dashes */
  full_address: string
  address: string
}

/** Region and street in one line. */
export const addressLine = ({ full_address, address }: Addressed): string =>
  `${full_address.replaceAll('-', ' ')} ${address}`.trim()

/** A store or a shop as a place on the map; undefined: nobody knows where it is. */
export function placeOf(
  name: string,
  of: Addressed & { longitude: string; latitude: string },
): ChosenPlace | undefined {
  const point = pointOf(of.longitude, of.latitude)
  return point && { ...point, name, address: addressLine(of) }
}
