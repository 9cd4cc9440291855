/** km, wire/README section 5 */
const earthRadius = 6378.137

const radians = (degrees: number) => (degrees * Math.PI) / 180

export interface Place {
  longitude: number
  latitude: number
}

/** Kilometres along the great circle. */
export function distance(a: Place, b: Place): number {
  const dLat = radians(b.latitude - a.latitude)
  const dLng = radians(b.longitude - a.longitude)
  const chord =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLng / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}
