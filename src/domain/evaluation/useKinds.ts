import type { EvaluationCounts } from '@mall/contract/goods'
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
export type KindCounts = Readonly<Record<Kind, number | undefined>>
/** As they are offered. */
export const kindOrder = ['all', 'pictured', 'good', 'medium', 'bad'] as const
export const isKind = (name: string): name is Kind => kindOrder.some((kind) => kind === name)

function useCount(goods_id: number, kind: Kind, enabled: boolean): number | undefined {
  const asked = { page: 1, page_size: 1, goods_id, ...kinds[kind] }
  return useData('/api/goodsevaluate/page', asked, { enabled, silent: true }).data?.count
}

/**
 * How many evaluations there are of each kind. `told`: what came with the list, null while it is on its way; where it brought
 * none, the calls of the list tell it, asked for one row each.
 */
export function useKinds(goodsId: number, told: EvaluationCounts | undefined | null): KindCounts {
  const asks = told === undefined && goodsId > 0
  const asked = {
    all: useCount(goodsId, 'all', asks),
    pictured: useCount(goodsId, 'pictured', asks),
    good: useCount(goodsId, 'good', asks),
    medium: useCount(goodsId, 'medium', asks),
    bad: useCount(goodsId, 'bad', asks),
  }
  return told ?? asked
}

/** Percent of the good ones, rounded down; undefined while a figure is missing, or without evaluations. */
export function rateOf({ all, good }: Pick<KindCounts, 'all' | 'good'>): number | undefined {
  if (all === undefined || good === undefined || all === 0) return undefined
  return Math.floor((good * 100) / all)
}
