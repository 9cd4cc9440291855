import { storage } from '@/platform/storage/storage'
import { indexKey } from './lastSeen'

/** What pages showed last, kept to open them at once. */
const keptPages = () => storage.get<{ keys: [string, number][] }>(indexKey)?.keys ?? []

/** Characters of it in storage. */
export const cacheSize = (): number => keptPages().reduce((sum, [, length]) => sum + length, 0)

export function clearCache(): void {
  keptPages().forEach(([key]) => storage.remove(key))
  storage.remove(indexKey)
}
