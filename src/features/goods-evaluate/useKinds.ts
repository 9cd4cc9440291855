import { useData } from '@/api/useData'

/** What the wire is asked for; explain_type 0 = all. */
export const kinds = {
  all: { explain_type: 0 },
  pictured: { explain_type: 0, has_image: 1 },
  good: { explain_type: 1 },
  medium: { explain_type: 2 },
  bad: { explain_type: 3 },
} as const
export type Kind = keyof typeof kinds

function useCount(goods_id: number, kind: Kind, enabled: boolean): number | undefined {
  const asked = { page: 1, page_size: 1, goods_id, ...kinds[kind] }
  return useData('/api/goodsevaluate/page', asked, { enabled, silent: true }).data?.count
}

/** How many evaluations there are of each kind: the calls of the list tell it, asked for one row each. */
export function useKinds(goodsId: number, enabled: boolean): Record<Kind, number | undefined> {
  return {
    all: useCount(goodsId, 'all', enabled),
    pictured: useCount(goodsId, 'pictured', enabled),
    good: useCount(goodsId, 'good', enabled),
    medium: useCount(goodsId, 'medium', enabled),
    bad: useCount(goodsId, 'bad', enabled),
  }
}

/** Percent of the good ones, rounded down; undefined while a figure is missing, or without evaluations. */
export function rateOf({ all, good }: Pick<Record<Kind, number | undefined>, 'all' | 'good'>): number | undefined {
  if (all === undefined || good === undefined || all === 0) return undefined
  return Math.floor((good * 100) / all)
}
