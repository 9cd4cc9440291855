import type { SearchSuggestion } from '@mall/contract/category'

/** A word that leads on: of goods it is searched for, else its page is opened. */
export interface Suggestion extends SearchSuggestion {
  /** of a category, where it is known */
  level?: number
}

/** What fits what was typed. Fails as calls do. */
export type Source = (keyword: string) => Promise<readonly Suggestion[]>
