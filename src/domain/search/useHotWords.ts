import { useData } from '@/api/useData'

/** What others search for, by rank; `title` as the operator calls it, '' while it is not known. */
export function useHotWords(enabled = true): { title: string; words: string[] } {
  const { data } = useData('/api/goods/hotSearchWords', {}, { enabled, silent: true })
  return { title: data?.title ?? '', words: data?.search_keywords.split(',').filter(Boolean) ?? [] }
}
