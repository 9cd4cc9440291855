import { useCallback, type ComponentType, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { PagedListState } from '@/api/usePagedList'
import type { FaceOf } from '@/domain/goods/face'
import { GoodsRowCard } from '@/domain/goods/GoodsRowCard'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import styles from './promotionList.module.scss'

interface PromotionListProps<Row> {
  list: PagedListState<Row>
  rowKey: (row: Row) => number
  face: FaceOf<Row>
  texts: { title: string; headline: string; headNote: string; empty: string }
  /** on each card, between its marks and its price */
  Below?: ComponentType<{ row: Row }>
  /** in the bar, at the right */
  right?: ReactNode
  /** between head and list: what chooses which rows are shown */
  children?: ReactNode
  /** below the last page */
  end?: ReactNode
}

/** What is sold in one way: a head that says what is good about it, and its products. */
export function PromotionListScreen<Row>(props: PromotionListProps<Row>) {
  const { list, rowKey, face, texts, Below, right, children, end } = props
  const card = useCallback(
    (row: Row) => <GoodsRowCard key={rowKey(row)} className={styles.card} row={row} face={face} Below={Below} />,
    [rowKey, face, Below],
  )
  return (
    <Screen title={texts.title} right={right}>
      <View className={styles.head}>
        <View className={styles.headline}>{texts.headline}</View>
        <View className={styles.headNote}>{texts.headNote}</View>
      </View>
      {children}
      <PagedList
        className={`${styles.list} ${children ? '' : styles.raised}`}
        list={list}
        row={card}
        empty={<GoBrowsing text={texts.empty} />}
      />
      {(list.pullUp === 'noMore' || list.empty) && end}
    </Screen>
  )
}
