import type { GroupbuyRow } from '@mall/contract/groupbuy'
import { usePagedList } from '@/api/usePagedList'
import { PromotionListScreen } from '@/features/promotion-list/PromotionListScreen'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { groupbuyFace } from '@/domain/promotion/groupbuyFace'
import { useTexts } from './texts'

const rowKey = (row: GroupbuyRow) => row.groupbuy_id

export function GroupbuyListScreen() {
  const texts = useTexts()
  const { site_id: siteId = 0 } = useParams(routes.groupbuyList)
  const list = usePagedList('/groupbuy/api/goods/page', siteId > 0 ? { site_id: siteId } : {}, { rowKey })
  return <PromotionListScreen list={list} rowKey={rowKey} face={groupbuyFace} texts={texts} />
}
