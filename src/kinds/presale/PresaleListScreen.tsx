import type { PresaleRow } from '@mall/contract/presale'
import { usePagedList } from '@/api/usePagedList'
import { presaleFace } from '@/domain/promotion/presaleFace'
import { OwnLink } from '@/features/promotion-list/OwnLink'
import { PromotionListScreen } from '@/features/promotion-list/PromotionListScreen'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { useTexts } from './texts'

const rowKey = (row: PresaleRow) => row.presale_id

export function PresaleListScreen() {
  const texts = useTexts()
  const { site_id: siteId = 0 } = useParams(routes.presaleList)
  const list = usePagedList('/presale/api/goods/page', siteId > 0 ? { site_id: siteId } : {}, { rowKey })
  const own = <OwnLink route={routes.presaleOrders} words={texts.own} handle="t-my-presales" />
  return <PromotionListScreen list={list} rowKey={rowKey} face={presaleFace} texts={texts} right={own} />
}
