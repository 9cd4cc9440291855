import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Source, Suggestion } from './suggestion'

/** ms without a key until the server is asked */
export const pause = 200

export interface Suggestions {
  /** what they were made for */
  keyword: string
  list: readonly Suggestion[]
}

export interface Suggester {
  readonly store: StoreApi<Suggestions>
  /** What stands in the field now; blank takes the suggestions away. */
  type(text: string): void
  /** Nothing is asked or shown any more. */
  stop(): void
}

const none: Suggestions = { keyword: '', list: [] }

const has = (word: string, keyword: string) => word.toLowerCase().includes(keyword.toLowerCase())

/** To search for what was typed is offered anyway. */
const isNews = ({ kind, word }: Suggestion, keyword: string) =>
  kind !== 'goods' || word.toLowerCase() !== keyword.toLowerCase()

/** What was found for `before` and may fit what is typed now. Whether a word sounds like it only the server knows. */
const mayFit = ({ word }: Suggestion, before: string, now: string) =>
  has(word, now) || (!has(word, before) && (has(now, before) || has(before, now)))

/** Suggestions while typing, apart from React. Only the answer to what stands in the field is ever shown. */
export function createSuggester(source: Source): Suggester {
  const store = createStore<Suggestions>(() => none)
  let round = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function ask(keyword: string, mine: number): Promise<void> {
    const found = await source(keyword).catch(() => [])
    if (mine === round) store.setState({ keyword, list: found.filter((one) => isNews(one, keyword)) })
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
      store.setState(({ keyword: before, list }) => ({
        keyword,
        list: list.filter((one) => mayFit(one, before, keyword) && isNews(one, keyword)),
      }))
      const mine = round
      timer = setTimeout(() => void ask(keyword, mine), pause)
    },
  }
}
