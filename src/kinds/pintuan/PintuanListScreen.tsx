import type { PintuanRow } from '@mall/contract/pintuan'
import { usePagedList } from '@/api/usePagedList'
import { pintuanFace } from '@/domain/promotion/pintuanFace'
import { OwnLink } from '@/features/promotion-list/OwnLink'
import { PromotionListScreen } from '@/features/promotion-list/PromotionListScreen'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { useTexts } from './texts'

const rowKey = (row: PintuanRow) => row.pintuan_id

export function PintuanListScreen() {
  const texts = useTexts()
  const { site_id: siteId = 0 } = useParams(routes.pintuanList)
  const list = usePagedList('/pintuan/api/goods/page', siteId > 0 ? { site_id: siteId } : {}, { rowKey })
  const own = <OwnLink route={routes.myPintuan} words={texts.own} handle="t-my-groups" />
  return <PromotionListScreen list={list} rowKey={rowKey} face={pintuanFace} texts={texts} right={own} />
}
