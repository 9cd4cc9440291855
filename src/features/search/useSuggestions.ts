import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { sourceFor } from './sources'
import { createSuggester } from './suggester'
import type { Suggestion } from './suggestion'

/** What fits what stands in the field, of the mall or of one shop. */
export function useSuggestions(text: string, siteId: number): readonly Suggestion[] {
  const suggester = useMemo(() => createSuggester(sourceFor(siteId)), [siteId])
  useEffect(() => suggester.type(text), [suggester, text])
  useEffect(() => suggester.stop, [suggester])
  return useStore(suggester.store).list
}
