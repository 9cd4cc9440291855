import { useMemo } from 'react'
import { useData, type DataState } from '@/api/useData'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { nodesOf, type Node } from './node'
import type { Template } from './template'

export interface Categories {
  /** the shop whose own tree it is, 0 = the mall's */
  shop: number
  template: Template
  roots: readonly Node[]
  /** of the tree */
  state: Omit<DataState<unknown>, 'set'>
  /** the goods of a category */
  see(node: Node): void
}

/** The mall's tree, or a shop's own, down to the level that the template shows. */
export function useCategories(shop: number, template: Template): Categories {
  const ofShop = shop > 0
  const mall = useData('/api/goodscategory/tree', { level: 3 }, { enabled: !ofShop })
  const own = useData('/api/shopgoodscategory/tree', { site_id: shop }, { enabled: ofShop })
  const { set: _set, ...state } = ofShop ? own : mall
  const roots = useMemo(() => nodesOf(state.data ?? [], template.level), [state.data, template.level])
  return {
    shop,
    template,
    roots,
    state,
    see: ({ id, level }) =>
      void (ofShop
        ? open(routes.shopGoods, { site_id: shop, category_id: id, category_level: level })
        : open(routes.goodsList, { category_id: id, category_level: level })),
  }
}
