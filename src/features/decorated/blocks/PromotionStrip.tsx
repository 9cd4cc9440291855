import type { ReactNode } from 'react'
import { ScrollView, Swiper, SwiperItem, View } from '@tarojs/components'
import type { PromotionFields } from '@mall/contract/diyComponents'
import type { FaceOf } from '@/domain/goods/face'
import type { GoodsCardProps } from '@/domain/goods/card'
import { GoodsCard } from '@/domain/goods/GoodsCard'
import { GoodsRowCard } from '@/domain/goods/GoodsRowCard'
import { GoodsTile } from '@/domain/goods/GoodsTile'
import type { PromotionWord } from '@/domain/promotion/kinds'
import { useTexts } from '@/domain/promotion/texts'
import { inGroups } from '@/lib/inGroups'
import { open } from '@/navigation/open'
import type { Route } from '@/routes'
import { groundNamed } from '@/ui/theme/blockGrounds'
import { px } from '@/ui/theme/size'
import { useColours } from '@/ui/theme/useColours'
import decorated from '../decorated.module.scss'
import { useShownSite } from '../shopContext'
import { BlockHead } from './BlockHead'
import styles from './promotions.module.scss'

interface PromotionStripProps<Row> {
  item: PromotionFields
  kind: PromotionWord
  /** its list */
  route: Route<{ site_id?: number }>
  rows: readonly Row[]
  rowKey: (row: Row) => number
  face: FaceOf<Row>
  hide?: GoodsCardProps<Row>['hide']
  Below?: GoodsCardProps<Row>['Below']
  /** beside its name */
  children?: ReactNode
}

/** ms until three products give way to the next three */
const interval = 5000

/**
 * What is sold in one way: its name, the way to the list, and some products; nothing without any. Style 1 side by side,
 * 2 rows, 3 two columns; changeType 1 pushed aside, 2 three by three, by themselves.
 */
export function PromotionStrip<Row>(props: PromotionStripProps<Row>) {
  const { item, kind, route, rows, rowKey, face, hide, Below, children } = props
  const names = useTexts().names
  const colour = useColours()
  const site = useShownSite()
  if (rows.length === 0) return null
  const tile = (row: Row, className: string | undefined) => (
    <GoodsTile key={rowKey(row)} className={className} row={row} face={face} hide={hide} withOld Below={Below} />
  )
  const style = Number(item.style)
  const Card = style === 2 ? GoodsRowCard : GoodsCard
  const content = () => {
    if (style === 2 || style === 3) {
      return (
        <View className={`${decorated.goods} ${style === 2 ? decorated.rows : decorated.grid} ${styles.cards}`}>
          {rows.map((row) => (
            <View key={rowKey(row)} className={decorated.goodsCell}>
              <Card row={row} face={face} hide={hide} />
            </View>
          ))}
        </View>
      )
    }
    if (Number(item.changeType) === 2) {
      return (
        <Swiper className={styles.pages} autoplay={rows.length > 3} circular interval={interval}>
          {inGroups(rows, 3).map((three, i) => (
            <SwiperItem key={i}>
              <View className={styles.three}>{three.map((row) => tile(row, styles.third))}</View>
            </SwiperItem>
          ))}
        </Swiper>
      )
    }
    return (
      <ScrollView className={styles.strip} scrollX enhanced showScrollbar={false}>
        <View className={styles.row}>{rows.map((row) => tile(row, styles.tile))}</View>
      </ScrollView>
    )
  }
  return (
    <View
      className={`${styles.block} t-block-${kind}`}
      style={{
        marginTop: px(item.marginTop ?? 16),
        background: colour(item.backgroundColor || groundNamed(item.bgSelect)),
      }}
    >
      <BlockHead
        item={item}
        kind={kind}
        name={names[kind]}
        onMore={() => void open(route, site > 0 ? { site_id: site } : {})}
      >
        {children}
      </BlockHead>
      {content()}
    </View>
  )
}
