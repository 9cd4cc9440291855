import type { DiyValue } from '@mall/contract/diyComponents'
import { blank, categories, goodsNewest, item, notices, page, platformCoupons, promotions, searchField } from './blocks'

interface ReferencePage {
  page_id: number
  code: string
  name: string
  title: string
  value: DiyValue
}

/** Every block fills itself from the mall's data and is hidden while there are none, or while its addon is off. */
const home = page('首页', { openBottomNav: true }, [
  searchField('Search'),
  item('TopCategory', { styleType: 'line' }),
  notices(),
  promotions('Seckill'),
  platformCoupons(),
  promotions('Groupbuy'),
  promotions('Pintuan'),
  promotions('Presale'),
  blank(16),
  goodsNewest(20),
])

/** The ids are below those that the mall makes, and above those of the demo pages. */
export const referencePages: ReferencePage[] = [
  { page_id: 1001, code: 'reference-home', name: 'DIY_VIEW_INDEX', title: '首页', value: home },
  {
    page_id: 1002,
    code: 'reference-category',
    name: 'DIY_VIEW_GOODS_CATEGORY',
    title: '商品分类',
    value: categories('商品分类', 3, 1),
  },
]
