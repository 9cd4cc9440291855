import { useMemo } from 'react'
import { useData } from '@/api/useData'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { nodesOf, type Node } from './node'
import { templateOf, type Template } from './template'

export interface Categories {
  /** the shop whose own tree it is, 0 = the mall's */
  shop: number
  template: Template
  roots: readonly Node[]
  /** what the screen waits for */
  state: { data: unknown; loading: boolean; failure: ReturnType<typeof useData>['failure']; refresh(): Promise<void> }
  /** the goods of a category */
  see(node: Node): void
}

/** The tree and how it is drawn: the shop's own in a shop, unless shops are hidden. */
export function useCategories(siteId: number): Categories {
  const shops = useOpenable(routes.shopGoods)
  const shop = shops ? siteId : 0
  const ofShop = shop > 0
  const name = ofShop ? 'DIY_VIEW_SHOP_GOODS_CATEGORY' : 'DIY_VIEW_GOODS_CATEGORY'
  const page = useData('/api/diyview/info', { name, site_id: shop }, { silent: true })
  const mall = useData('/api/goodscategory/tree', { level: 3 }, { enabled: !ofShop })
  const own = useData('/api/shopgoodscategory/tree', { site_id: shop }, { enabled: ofShop })
  const tree = ofShop ? own : mall
  const template = useMemo(() => templateOf(page.data?.value), [page.data?.value])
  const roots = useMemo(() => nodesOf(tree.data ?? [], template.level), [tree.data, template.level])
  const { loading, failure, refresh } = tree
  return {
    shop,
    template,
    roots,
    // a page that was never decorated is no failure
    state: { data: tree.data, loading: loading || page.loading, failure, refresh },
    see: ({ id, level }) =>
      void (ofShop
        ? open(routes.shopGoods, { site_id: shop, category_id: id, category_level: level })
        : open(routes.goodsList, { category_id: id, category_level: level })),
  }
}
