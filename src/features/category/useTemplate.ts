import { useMemo } from 'react'
import type { ItemOf } from '@mall/contract/diyComponents'
import { useData } from '@/api/useData'
import { templateOf, type Template } from '@/domain/category/template'
import { pageValue } from '@/domain/decoration/pageValue'

/** How the category page of the mall, or of a shop, is decorated. */
export function useTemplate(shop: number): { template: Template; loading: boolean } {
  const name = shop > 0 ? 'DIY_VIEW_SHOP_GOODS_CATEGORY' : 'DIY_VIEW_GOODS_CATEGORY'
  const { data, loading } = useData('/api/diyview/info', { name, site_id: shop }, { silent: true })
  const text = data?.value ?? ''
  const template = useMemo(() => {
    const { items } = pageValue(text)
    return templateOf(items.find((item): item is ItemOf<'GoodsCategory'> => item.controller === 'GoodsCategory'))
  }, [text])
  return { template, loading }
}
