import type { ReactNode } from 'react'
import { ScrollView, View } from '@tarojs/components'
import type { Colour, ListHead } from '@mall/contract/diyComponents'
import type { FaceOf } from '@/domain/goods/face'
import { GoodsTile } from '@/domain/goods/GoodsTile'
import type { PromotionWord } from '@/domain/promotion/kinds'
import { useTexts } from '@/domain/promotion/texts'
import { open } from '@/navigation/open'
import type { Route } from '@/routes'
import { px } from '@/ui/theme/size'
import { useColours } from '@/ui/theme/useColours'
import { useShownSite } from '../shopContext'
import { BlockHead } from './BlockHead'
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
  const names = useTexts().names
  const colour = useColours()
  const site = useShownSite()
  if (rows.length === 0) return null
  return (
    <View
      className={`${styles.block} t-block-${kind}`}
      style={{ marginTop: px(item.marginTop ?? 16), background: colour(item.backgroundColor) }}
    >
      <BlockHead
        item={item}
        kind={kind}
        name={names[kind]}
        onMore={() => void open(route, site > 0 ? { site_id: site } : {})}
      >
        {children}
      </BlockHead>
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
