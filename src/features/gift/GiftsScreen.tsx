import type { GiftOrder } from '@mall/contract/recharge'
import { usePagedList } from '@/api/usePagedList'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Card } from '@/ui/Card'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import styles from './gift.module.scss'
import { GiftLine } from './parts/GiftLine'
import { useTexts } from './texts'

const card = (gift: GiftOrder) => (
  <Card
    key={gift.order_id}
    pad="cells"
    className={`${styles.card} t-gift`}
    role="link"
    onClick={() => open(routes.giftDetail, { id: gift.order_id })}
  >
    <GiftLine gift={gift} />
  </Card>
)

/** What the member has won or exchanged. */
export function GiftsScreen() {
  const texts = useTexts()
  const list = usePagedList('/gift/api/giftorder/page', {}, { onShow: true, rowKey: (gift) => gift.order_id })
  return (
    <Screen title={texts.mine}>
      <PagedList className={styles.list} list={list} row={card} empty={<GoBrowsing text={texts.none} />} />
    </Screen>
  )
}
