import type { FenxiaoGoodsListItem } from '@mall/contract/diyComponents'

/** What these blocks have in common. */
export type Chosen = Pick<FenxiaoGoodsListItem, 'sources' | 'categoryId' | 'goodsId' | 'goodsCount'>

/** Which rows the list call of a block is asked for. */
export const questionOf = ({ sources, categoryId, goodsId = [], goodsCount = 10 }: Chosen) => ({
  page: 1,
  page_size: goodsCount,
  ...(sources === 'category' && categoryId && { category_id: categoryId }),
  ...(sources === 'diy' && goodsId.length > 0 && { goods_id_arr: goodsId.join(',') }),
})
