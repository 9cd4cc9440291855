import { storage } from '@/platform/storage/storage'

const index = 'site_shelf'
const names = (): string[] => storage.get<string[]>(index) ?? []

/** Stored values that belong to the site of the visit: a change of site clears them all, whoever kept them. */
export const siteShelf = {
  get: storage.get,
  set(key: string, value: unknown): void {
    if (!names().includes(key)) storage.set(index, [...names(), key])
    storage.set(key, value)
  },
  remove: storage.remove,
  clear(): void {
    ;[...names(), index].forEach(storage.remove)
  },
}
