import { createStore, type StoreApi } from 'zustand/vanilla'
import { phrasesOf } from './phrases'

/** ms without a key until the server is asked */
export const pause = 250

export interface Suggestions {
  /** what they were made for */
  keyword: string
  phrases: readonly string[]
}

export interface Suggester {
  readonly store: StoreApi<Suggestions>
  /** What stands in the field now; blank takes the suggestions away. */
  type(text: string): void
  /** Nothing is asked or shown any more. */
  stop(): void
}

const none: Suggestions = { keyword: '', phrases: [] }

/** Suggestions while typing, apart from React. Only the answer to what stands in the field is ever shown. */
export function createSuggester(namesOf: (keyword: string) => Promise<readonly string[]>): Suggester {
  const store = createStore<Suggestions>(() => none)
  let round = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function ask(keyword: string, mine: number): Promise<void> {
    const names = await namesOf(keyword).catch(() => [])
    if (mine === round) store.setState({ keyword, phrases: phrasesOf(names, keyword) })
  }
  function stop(): void {
    round += 1
    clearTimeout(timer)
  }
  return {
    store,
    stop,
    type(text) {
      const keyword = text.trim()
      stop()
      if (!keyword) return store.setState(none)
      // older ones that still fit bridge the wait
      store.setState(({ phrases }) => ({
        keyword,
        phrases: phrases.filter((phrase) => phrase.toLowerCase().includes(keyword.toLowerCase()) && phrase !== keyword),
      }))
      const mine = round
      timer = setTimeout(() => void ask(keyword, mine), pause)
    },
  }
}
