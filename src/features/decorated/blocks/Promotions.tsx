import type { PromotionFields } from '@mall/contract/diyComponents'
import type { Data, Params } from '@/api/call'
import { useData } from '@/api/useData'
import type { FaceOf } from '@/domain/goods/face'
import { bargainFace } from '@/domain/promotion/bargainFace'
import { groupbuyFace } from '@/domain/promotion/groupbuyFace'
import type { PromotionWord } from '@/domain/promotion/kinds'
import { pintuanFace } from '@/domain/promotion/pintuanFace'
import { presaleTileFace } from '@/domain/promotion/presaleFace'
import { wholesaleFace } from '@/domain/promotion/wholesaleFace'
import { useOpenable } from '@/navigation/openable'
import { routes, type Route } from '@/routes'
import { PromotionBox } from './PromotionBox'
import { PromotionProducts } from './PromotionProducts'
import { useQuestion } from './question'

type ListPath = `/${'groupbuy' | 'pintuan' | 'bargain' | 'presale' | 'wholesale'}/api/goods/page`
type RowOf<P extends ListPath> = Data<P>['list'][number]

/** The block of a way of selling, from the call of its list. */
function blockOf<P extends ListPath>(
  kind: PromotionWord,
  route: Route<{ site_id?: number }>,
  path: P,
  rowKey: (row: RowOf<P>) => number,
  face: FaceOf<RowOf<P>>,
) {
  return function Promotions({ item }: { item: PromotionFields }) {
    const enabled = useOpenable(route)
    const { data } = useData(path, useQuestion(item) as Params<P>, { enabled, silent: true })
    const rows: readonly RowOf<P>[] = data?.list ?? []
    if (rows.length === 0) return null
    return (
      <PromotionBox item={item} kind={kind} route={route}>
        <PromotionProducts item={item} rows={rows} rowKey={rowKey} face={face} />
      </PromotionBox>
    )
  }
}

export const Groupbuys = blockOf(
  'groupbuy',
  routes.groupbuyList,
  '/groupbuy/api/goods/page',
  (row) => row.groupbuy_id,
  groupbuyFace,
)
export const Pintuans = blockOf(
  'pintuan',
  routes.pintuanList,
  '/pintuan/api/goods/page',
  (row) => row.pintuan_id,
  pintuanFace,
)
export const Bargains = blockOf(
  'bargain',
  routes.bargainList,
  '/bargain/api/goods/page',
  (row) => row.bargain_id,
  bargainFace,
)
export const Presales = blockOf(
  'presale',
  routes.presaleList,
  '/presale/api/goods/page',
  (row) => row.presale_id,
  presaleTileFace,
)
export const WholesaleGoods = blockOf(
  'wholesale',
  routes.wholesaleList,
  '/wholesale/api/goods/page',
  (row) => row.wholesale_goods_id,
  wholesaleFace,
)
