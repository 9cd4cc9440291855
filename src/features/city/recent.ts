import type { CityTitle } from '@mall/contract/region'
import { storage } from '@/platform/storage/storage'

const key = 'recentCities'
/** two rows */
const most = 6

const isCity = (one: unknown): one is CityTitle => {
  const { id, title } = (one ?? {}) as Partial<CityTitle>
  return Number.isSafeInteger(id) && typeof title === 'string' && title !== ''
}

/** Cities with a sub-site that were chosen on this device, the last first. */
export function recentCities(): CityTitle[] {
  const kept = storage.get<unknown>(key)
  return Array.isArray(kept) ? kept.filter(isCity).slice(0, most) : []
}

export function rememberCity({ id, title }: CityTitle): void {
  storage.set(key, [{ id, title }, ...recentCities().filter((one) => one.id !== id)].slice(0, most))
}
