import { useMemo } from 'react'
import type { GoodsCategoryItem } from '@mall/contract/diyComponents'
import { CategoriesWaiting } from '@/domain/category/CategoriesWaiting'
import { CategoryPanel } from '@/domain/category/CategoryPanel'
import { templateOf } from '@/domain/category/template'
import { useCategories } from '@/domain/category/useCategories'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { px } from '@/ui/theme/size'
import { useShownSite } from '../shopContext'

/** design px: as the kinds of blocks say; a page has other blocks around it */
const height = px(1200)

/** Categories of the mall, or of the shown shop, in a box of their own. */
export function GoodsCategory({ item }: { item: GoodsCategoryItem }) {
  const site = useShownSite()
  const shop = useOpenable(routes.shopGoods) ? site : 0
  const template = useMemo(() => templateOf(item), [item])
  const categories = useCategories(shop, template)
  const { loading, failure } = categories.state
  if (loading) return <CategoriesWaiting height={height} />
  if (failure || categories.roots.length === 0) return null
  return <CategoryPanel categories={categories} height={height} />
}
