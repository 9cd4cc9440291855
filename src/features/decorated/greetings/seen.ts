import { storage } from '@/platform/storage/storage'

const key = 'greeted'
/** the latest; older ones may be told once more */
const most = 50

/** Whether this is told for the first time on this device; from then on it is not. */
export function isFirst(what: string): boolean {
  const told = storage.get<string[]>(key) ?? []
  if (told.includes(what)) return false
  storage.set(key, [...told, what].slice(-most))
  return true
}
