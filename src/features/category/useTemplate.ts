import { useMemo } from 'react'
import type { ItemOf } from '@mall/contract/diyComponents'
import { useData } from '@/api/useData'
import { templateOf, type Template } from '@/domain/category/template'
import { isOn, pageValue } from '@/domain/decoration/pageValue'

interface Decoration {
  template: Template
  /** its settings ask for a bottom navigation */
  hasNav: boolean
  loading: boolean
}

/** How the category page of the mall, or of a shop, is decorated. */
export function useTemplate(shop: number): Decoration {
  const name = shop > 0 ? 'DIY_VIEW_SHOP_GOODS_CATEGORY' : 'DIY_VIEW_GOODS_CATEGORY'
  const { data, loading } = useData('/api/diyview/info', { name, site_id: shop }, { silent: true })
  const text = data?.value ?? ''
  return useMemo(() => {
    const { items, global } = pageValue(text)
    const block = items.find((item): item is ItemOf<'GoodsCategory'> => item.controller === 'GoodsCategory')
    return { template: templateOf(block), hasNav: isOn(global.openBottomNav), loading }
  }, [text, loading])
}
