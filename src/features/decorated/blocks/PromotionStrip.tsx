import type { ReactNode } from 'react'
import { ScrollView, View } from '@tarojs/components'
import type { Colour, ListHead } from '@mall/contract/diyComponents'
import type { FaceOf } from '@/domain/goods/face'
import { GoodsTile } from '@/domain/goods/GoodsTile'
import type { PromotionWord } from '@/domain/promotion/kinds'
import { useTexts as usePromotionTexts } from '@/domain/promotion/texts'
import { open } from '@/navigation/open'
import type { Route } from '@/routes'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import { px } from '@/ui/theme/size'
import { useColours } from '@/ui/theme/useColours'
import { useShownSite } from '../shopContext'
import { useTexts } from '../texts'
import styles from './promotions.module.scss'

/** What the operator chooses of any of these blocks. */
interface Look extends ListHead {
  backgroundColor?: Colour
  marginTop?: number
}

interface PromotionStripProps<Row> {
  item: Look
  kind: PromotionWord
  /** its list */
  route: Route<{ site_id?: number }>
  rows: readonly Row[]
  rowKey: (row: Row) => number
  face: FaceOf<Row>
  /** beside its name */
  children?: ReactNode
}

/** What is sold in one way: its name, the way to the list, and some products side by side; nothing without any. */
export function PromotionStrip<Row>(props: PromotionStripProps<Row>) {
  const { item, kind, route, rows, rowKey, face, children } = props
  const texts = useTexts()
  const names = usePromotionTexts().names
  const colour = useColours()
  const site = useShownSite()
  if (rows.length === 0) return null
  return (
    <View
      className={`${styles.block} t-block-${kind}`}
      style={{ marginTop: px(item.marginTop ?? 16), background: colour(item.backgroundColor) }}
    >
      <View className={styles.head}>
        {item.list?.imageUrl && <Image src={item.list.imageUrl} width={40} />}
        <View className={styles.name} role="heading" style={{ color: colour(item.titleTextColor) }}>
          {item.list?.title || names[kind]}
        </View>
        {children}
        <Tap
          className={`${styles.more} t-more-${kind}`}
          role="link"
          onClick={() => open(route, site > 0 ? { site_id: site } : {})}
        >
          <View style={{ color: colour(item.moreTextColor) }}>{item.listMore?.title || texts.more}</View>
          <Icon name="arrow" size={22} />
        </Tap>
      </View>
      <ScrollView className={styles.strip} scrollX enhanced showScrollbar={false}>
        <View className={styles.row}>
          {rows.map((row) => (
            <GoodsTile key={rowKey(row)} className={styles.tile} row={row} face={face} withOld />
          ))}
        </View>
      </ScrollView>
    </View>
  )
}
