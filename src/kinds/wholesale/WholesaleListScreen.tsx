import type { WholesaleRow } from '@mall/contract/wholesale'
import { usePagedList } from '@/api/usePagedList'
import { PromotionListScreen } from '@/features/promotion-list/PromotionListScreen'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Badge } from '@/ui/Badge'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { wholesaleFace } from '@/domain/promotion/wholesaleFace'
import { useTexts } from './listTexts'
import { useFreshCount } from './useFreshCount'
import styles from './list.module.scss'

const rowKey = (row: WholesaleRow) => row.wholesale_goods_id

export function WholesaleListScreen() {
  const texts = useTexts()
  const { site_id: siteId = 0 } = useParams(routes.wholesaleList)
  const count = useFreshCount()
  const question = siteId > 0 ? { site_id: siteId } : {}
  const list = usePagedList('/wholesale/api/goods/page', question, { rowKey })
  const cart = (
    <Tap className={`${styles.entry} t-wholesale-cart`} label={texts.cart} onClick={() => open(routes.wholesaleCart)}>
      <Badge count={count}>
        <Icon name="cart" size={44} />
      </Badge>
    </Tap>
  )
  return <PromotionListScreen list={list} rowKey={rowKey} face={wholesaleFace} texts={texts} right={cart} />
}
