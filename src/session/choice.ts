import { create } from 'zustand'
import { onNewEra } from './era'

interface Choice {
  /** the row last picked, for whichever page; 0 = none */
  useChosen(): number
  /** The row picked for this page and not taken by it yet; 0 = none. */
  useChosenFor(page: string): number
  /** `page`: the address that the list was to lead back to. */
  choose(id: number, page?: string): void
  /** The page has done with it what it was picked for. */
  take(): void
  /** Deleted rows are picked no more. */
  drop(ids: readonly number[]): void
}

/** What the member picks on a list of own things for the page below it. */
export function createChoice(): Choice {
  const store = create<{ id: number; page: string }>(() => ({ id: 0, page: '' }))
  const choose = (id: number, page = '') => store.setState({ id, page })
  onNewEra(() => choose(0))
  return {
    choose,
    useChosen: () => store(({ id }) => id),
    useChosenFor: (wanted) => store(({ id, page }) => (page === wanted ? id : 0)),
    take: () => store.setState({ page: '' }),
    drop(ids) {
      if (ids.includes(store.getState().id)) choose(0)
    },
  }
}
