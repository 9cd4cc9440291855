import type { GiftOrder } from '@mall/contract/recharge'
import { usePagedList } from '@/api/usePagedList'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Empty } from '@/ui/Empty'
import { PagedList } from '@/ui/PagedList'
import { recordList } from '@/ui/RecordCard'
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
      <PagedList className={recordList} list={list} row={card} empty={<None />} />
    </Screen>
  )
}

/** Leads to where gifts are to be had; home, while the point shop is off. */
function None() {
  const texts = useTexts()
  const sells = useOpenable(routes.pointList)
  return (
    <Empty text={texts.none} note={sells && texts.noneNote} icon="gift">
      <Button className="t-empty-go" onClick={() => (sells ? open(routes.pointList) : open(routes.home))}>
        {sells ? texts.toPointShop : texts.toHome}
      </Button>
    </Empty>
  )
}
