import { map } from '@/platform/map/map'
import type { ChosenPlace } from '@/platform/map/port'
import { open } from '@/navigation/open'
import { routes } from '@/routes'

/** A place on the map, with the way there: the platform's own, else the mall's page. */
export async function showPlace(place: ChosenPlace): Promise<void> {
  if (await map.show(place)) return
  const { longitude, latitude, name, address } = place
  await open(routes.openLocation, { longitude: String(longitude), latitude: String(latitude), name, address })
}

/** Degrees as the wire and routes have them, text or number; undefined when they are none. */
export function pointOf(longitude: unknown, latitude: unknown) {
  const [lng, lat] = [longitude, latitude].map((degrees) => (degrees === '' || degrees == null ? NaN : Number(degrees)))
  if (lng === undefined || lat === undefined || !(Math.abs(lng) <= 180) || !(Math.abs(lat) <= 90)) return undefined
  return { longitude: lng, latitude: lat }
}
