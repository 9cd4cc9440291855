import type { BrandRow } from '@mall/contract/category'

export interface Group {
  /** A to Z; # for all else */
  initial: string
  brands: BrandRow[]
}

const initialOf = ({ brand_initial }: BrandRow): string => {
  const first = brand_initial.trim().charAt(0).toUpperCase()
  return first >= 'A' && first <= 'Z' ? first : '#'
}

/** Brands by their initial, A to Z, what has none at the end; the order inside is the server's. */
export function groupsOf(brands: readonly BrandRow[]): Group[] {
  const byInitial = new Map<string, BrandRow[]>()
  for (const brand of brands) {
    const initial = initialOf(brand)
    byInitial.set(initial, [...(byInitial.get(initial) ?? []), brand])
  }
  const last = (initial: string) => (initial === '#' ? '[' : initial)
  return [...byInitial]
    .map(([initial, list]) => ({ initial, brands: list }))
    .sort((a, b) => (last(a.initial) < last(b.initial) ? -1 : 1))
}

/** full rows of four on top */
const mostRecommended = 12

export const recommended = (brands: readonly BrandRow[]): BrandRow[] =>
  brands.filter(({ is_recommend }) => is_recommend === 1).slice(0, mostRecommended)
