import { ScrollView, View } from '@tarojs/components'
import type { FaceOf } from '@/domain/goods/face'
import type { GoodsCardProps } from '@/domain/goods/card'
import { GoodsTile } from '@/domain/goods/GoodsTile'
import styles from './promotions.module.scss'

export interface PromotionTilesProps<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => number
  face: FaceOf<Row>
  hide?: GoodsCardProps<Row>['hide']
  Below?: GoodsCardProps<Row>['Below']
}

/** Products side by side, pushed aside by the finger. */
export function PromotionTiles<Row>({ rows, rowKey, face, hide, Below }: PromotionTilesProps<Row>) {
  return (
    <ScrollView className={styles.strip} scrollX enhanced showScrollbar={false}>
      <View className={styles.row}>
        {rows.map((row) => (
          <GoodsTile
            key={rowKey(row)}
            className={styles.tile}
            row={row}
            face={face}
            hide={hide}
            withOld
            Below={Below}
          />
        ))}
      </View>
    </ScrollView>
  )
}
