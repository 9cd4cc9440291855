import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { call } from '@/api/call'
import { createSuggester, type Suggestions } from './suggester'

/** goods whose names are looked through for phrases */
const goods = 12

/** Phrases for what stands in the field, out of the names of goods of the mall or of one shop. */
export function useSuggestions(text: string, siteId: number): Suggestions {
  const suggester = useMemo(
    () =>
      createSuggester(async (keyword) => {
        const params = { page: 1, page_size: goods, keyword, ...(siteId > 0 ? { site_id: siteId } : {}) }
        const { list } = await call('/api/goodssku/page', params, { silent: true, login: 'quiet' })
        return list.map(({ goods_name }) => goods_name)
      }),
    [siteId],
  )
  useEffect(() => suggester.type(text), [suggester, text])
  useEffect(() => suggester.stop, [suggester])
  return useStore(suggester.store)
}
