import { useData, type DataState } from '@/api/useData'

/** explain_type of the wire; 0 = all */
export const kinds = { all: 0, good: 1, medium: 2, bad: 3 } as const
export type Kind = keyof typeof kinds

/** How many evaluations there are of each kind: the calls of the list tell it, asked for one row each. */
export function useKinds(goods_id: number, enabled: boolean): Record<Kind, number | undefined> {
  const asked = (explain_type: 0 | 1 | 2 | 3): DataState<{ count: number }> =>
    useData('/api/goodsevaluate/page', { page: 1, page_size: 1, goods_id, explain_type }, { enabled, silent: true })
  const [all, good, medium, bad] = [asked(0), asked(1), asked(2), asked(3)]
  return { all: all.data?.count, good: good.data?.count, medium: medium.data?.count, bad: bad.data?.count }
}

/** Percent of the good ones, rounded down; undefined while a figure is missing, or without evaluations. */
export function rateOf({ all, good }: Pick<Record<Kind, number | undefined>, 'all' | 'good'>): number | undefined {
  if (all === undefined || good === undefined || all === 0) return undefined
  return Math.floor((good * 100) / all)
}
