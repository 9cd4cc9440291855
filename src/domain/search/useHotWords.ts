import { useData } from '@/api/useData'

/** What others search for, by rank, each once; `title` as the operator calls it, '' while it is not known. */
export function useHotWords(enabled = true): { title: string; words: string[] } {
  const { data } = useData('/api/goods/hotSearchWords', {}, { enabled, silent: true })
  const words = data?.search_keywords.split(',').map((word) => word.trim()) ?? []
  return { title: data?.title ?? '', words: [...new Set(words)].filter(Boolean) }
}
