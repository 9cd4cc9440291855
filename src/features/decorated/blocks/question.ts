import type { FenxiaoGoodsListItem } from '@mall/contract/diyComponents'
import { useShownSite } from '../shopContext'
import { countOf } from './goodsLook'

/** What these blocks have in common. */
export type Chosen = Pick<FenxiaoGoodsListItem, 'sources' | 'categoryId' | 'goodsId' | 'goodsCount'>

/** Which rows the list call of a block is asked for. */
export const questionOf = ({ sources, categoryId, goodsId = [], ...item }: Chosen) => ({
  page: 1,
  page_size: countOf(item),
  ...(sources === 'category' && categoryId && { category_id: categoryId }),
  ...(sources === 'diy' && goodsId.length > 0 && { goods_id_arr: goodsId.join(',') }),
})

/** The same of the shop whose page is shown. */
export function useQuestion(item: Chosen) {
  const site = useShownSite()
  return { ...questionOf(item), ...(site > 0 && { site_id: site }) }
}
