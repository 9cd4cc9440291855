import type { WholesaleRow } from '@mall/contract/wholesale'
import { usePagedList } from '@/api/usePagedList'
import { PromotionListScreen } from '@/features/promotion-list/PromotionListScreen'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { BarButton } from '@/ui/BarButton'
import { wholesaleFace } from '@/domain/promotion/wholesaleFace'
import { useTexts } from './listTexts'
import { useFreshCount } from './useFreshCount'

const rowKey = (row: WholesaleRow) => row.wholesale_goods_id

export function WholesaleListScreen() {
  const texts = useTexts()
  const { site_id: siteId = 0 } = useParams(routes.wholesaleList)
  const count = useFreshCount()
  const question = siteId > 0 ? { site_id: siteId } : {}
  const list = usePagedList('/wholesale/api/goods/page', question, { rowKey })
  const cart = (
    <BarButton
      icon="cart"
      label={texts.cart}
      count={count}
      className="t-wholesale-cart"
      onClick={() => open(routes.wholesaleCart)}
    />
  )
  return <PromotionListScreen list={list} rowKey={rowKey} face={wholesaleFace} texts={texts} right={cart} />
}
