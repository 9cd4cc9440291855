import type { BargainRow } from '@mall/contract/bargain'
import { useData } from '@/api/useData'
import { usePagedList } from '@/api/usePagedList'
import type { GoodsFace } from '@/domain/goods/face'
import { bargainFace } from '@/domain/promotion/bargainFace'
import { OwnLink } from '@/features/promotion-list/OwnLink'
import { PromotionListScreen } from '@/features/promotion-list/PromotionListScreen'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { useIsMember } from '@/session/token'
import { OldPrice } from '@/ui/Price'
import { GoingOn } from './GoingOn'
import { useTexts } from './texts'

const rowKey = (row: BargainRow) => row.bargain_id

/** Beside "down to", price and button there is no room for it. */
const FullPrice = ({ row }: { row: BargainRow }) => <OldPrice value={row.price} />
const face = (row: BargainRow): GoodsFace => {
  const { old: _, ...rest } = bargainFace(row)
  return rest
}

/** What can be bargained for; what the member bargains for already stands above it, and not in it. */
export function BargainListScreen() {
  const texts = useTexts()
  const { site_id: siteId = 0 } = useParams(routes.bargainList)
  const list = usePagedList('/bargain/api/goods/page', siteId > 0 ? { site_id: siteId } : {}, { rowKey })
  const quiet = { enabled: useIsMember(), onShow: true, silent: true }
  const own = useData('/bargain/api/goods/bargainingList', {}, quiet)
  const mine = <OwnLink route={routes.myBargains} words={texts.mine} handle="t-my-bargains" />
  const rows = own.data ?? []
  return (
    <PromotionListScreen list={list} rowKey={rowKey} face={face} Below={FullPrice} texts={texts} right={mine}>
      {rows.length > 0 && <GoingOn rows={rows} onEnd={() => void own.refresh()} />}
    </PromotionListScreen>
  )
}
