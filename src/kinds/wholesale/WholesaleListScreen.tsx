import { View } from '@tarojs/components'
import type { WholesaleRow } from '@mall/contract/wholesale'
import { usePagedList } from '@/api/usePagedList'
import { useFreshCount } from './useFreshCount'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Badge } from '@/ui/Badge'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { Icon } from '@/ui/Icon'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import { Tap } from '@/ui/Tap'
import { WholesaleCard } from './WholesaleCard'
import { useTexts } from './listTexts'
import styles from './list.module.scss'

const card = (goods: WholesaleRow) => <WholesaleCard key={goods.wholesale_goods_id} goods={goods} />

export function WholesaleListScreen() {
  const texts = useTexts()
  const { site_id: siteId = 0 } = useParams(routes.wholesaleList)
  const count = useFreshCount()
  const question = siteId > 0 ? { site_id: siteId } : {}
  const list = usePagedList('/wholesale/api/goods/page', question, { rowKey: (row) => row.wholesale_goods_id })
  return (
    <Screen
      title={texts.title}
      right={
        <Tap
          className={`${styles.entry} t-wholesale-cart`}
          label={texts.cart}
          onClick={() => open(routes.wholesaleCart)}
        >
          <Badge count={count}>
            <Icon name="cart" size={44} />
          </Badge>
        </Tap>
      }
    >
      <View className={styles.head}>
        <View className={styles.headline}>{texts.headline}</View>
        <View className={styles.headNote}>{texts.headNote}</View>
      </View>
      <PagedList className={styles.list} list={list} row={card} empty={<GoBrowsing text={texts.empty} />} />
    </Screen>
  )
}
