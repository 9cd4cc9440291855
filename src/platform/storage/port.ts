/** Small persistent values, JSON inside. Never throws: a full or broken store loses persistence, not the running app. */
export interface StoragePort {
  /** undefined when missing or not readable */
  get<T>(key: string): T | undefined
  /** false when the value is kept in memory only */
  set(key: string, value: unknown): boolean
  remove(key: string): void
}

/** The raw text store of a platform; every function may throw. */
export interface TextStore {
  read(key: string): string | null
  write(key: string, text: string): void
  erase(key: string): void
}

export function storageOver(store: TextStore): StoragePort {
  /** what could not be written; wins over what an older write left behind */
  const memory = new Map<string, string>()
  const read = (key: string) => {
    try {
      return memory.get(key) ?? store.read(key)
    } catch {
      return null
    }
  }
  return {
    get<T>(key: string) {
      const text = read(key)
      if (!text) return undefined
      try {
        return JSON.parse(text) as T
      } catch {
        return undefined
      }
    },
    set(key, value) {
      const text = JSON.stringify(value)
      try {
        store.write(key, text)
        memory.delete(key)
        return true
      } catch {
        memory.set(key, text)
        return false
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        store.erase(key)
      } catch {
        // what cannot be erased must not come back
        memory.set(key, '')
      }
    },
  }
}
