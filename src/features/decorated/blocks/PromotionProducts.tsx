import { Swiper, SwiperItem, View } from '@tarojs/components'
import type { PromotionFields } from '@mall/contract/diyComponents'
import { GoodsCard } from '@/domain/goods/GoodsCard'
import { GoodsRowCard } from '@/domain/goods/GoodsRowCard'
import { GoodsTile } from '@/domain/goods/GoodsTile'
import { inGroups } from '@/lib/inGroups'
import decorated from '../decorated.module.scss'
import { PromotionTiles, type PromotionTilesProps } from './PromotionTiles'
import styles from './promotions.module.scss'

interface PromotionProductsProps<Row> extends PromotionTilesProps<Row> {
  item: PromotionFields
}

/** ms until three products give way to the next three */
const interval = 5000

/** Style 1 side by side, 2 rows, 3 two columns; changeType 1 pushed aside, 2 three by three, by themselves. */
export function PromotionProducts<Row>({ item, ...props }: PromotionProductsProps<Row>) {
  const { rows, rowKey, face, hide, Below } = props
  const style = Number(item.style)
  if (style === 2 || style === 3) {
    const Card = style === 2 ? GoodsRowCard : GoodsCard
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
  if (Number(item.changeType) !== 2) return <PromotionTiles {...props} />
  return (
    <Swiper className={styles.pages} autoplay={rows.length > 3} circular interval={interval}>
      {inGroups(rows, 3).map((three, i) => (
        <SwiperItem key={i}>
          <View className={styles.three}>
            {three.map((row) => (
              <GoodsTile
                key={rowKey(row)}
                className={styles.third}
                row={row}
                face={face}
                hide={hide}
                withOld
                Below={Below}
              />
            ))}
          </View>
        </SwiperItem>
      ))}
    </Swiper>
  )
}
