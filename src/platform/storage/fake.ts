import { storageOver } from './port'

/** Storage for tests, empty at first; `texts` is what is stored, `breakDown` makes every access throw. */
export function fakeStorage() {
  const texts = new Map<string, string>()
  let broken = false
  const guarded = <T>(act: () => T): T => {
    if (broken) throw new Error('storage is broken')
    return act()
  }
  const port = storageOver({
    read: (key) => guarded(() => texts.get(key) ?? null),
    write: (key, text) => guarded(() => void texts.set(key, text)),
    erase: (key) => guarded(() => void texts.delete(key)),
  })
  return { ...port, texts, breakDown: () => void (broken = true) }
}
