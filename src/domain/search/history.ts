import { create } from 'zustand'
import { storage } from '@/platform/storage/storage'

const key = 'searchHistory'
/** words kept */
const most = 20

/** What an older version, or a hand, may have left in the storage. */
export const wordsOf = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string' && one !== '').slice(0, most) : []

const store = create<{ words: readonly string[] }>(() => ({ words: wordsOf(storage.get(key)) }))

function keep(words: readonly string[]): void {
  store.setState({ words })
  storage.set(key, words)
}

/** What was searched for on this device, the last first. */
export const useSearchHistory = (): readonly string[] => store(({ words }) => words)

export const remember = (word: string): void =>
  keep([word, ...store.getState().words.filter((one) => one !== word)].slice(0, most))

export const forget = (word: string): void => keep(store.getState().words.filter((one) => one !== word))
export const forgetAll = (): void => keep([])
