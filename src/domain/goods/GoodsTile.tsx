import { View } from '@tarojs/components'
import { cents } from '@/domain/price/money'
import { Image } from '@/ui/Image'
import { OldPrice, Price } from '@/ui/Price'
import { CardLink } from './CardLink'
import { memoCard, type GoodsCardProps } from './card'
import { useOutTexts } from './outTexts'
import styles from './GoodsTile.module.scss'

interface GoodsTileProps<Row> extends GoodsCardProps<Row> {
  /** the struck price has a line of its own */
  withOld?: boolean
}

/** A product of a three-column list. */
export const GoodsTile = memoCard(function GoodsTile<Row>({
  row,
  face: faceOf,
  className = '',
  hide = {},
  withOld,
  Below,
}: GoodsTileProps<Row>) {
  const { soldOut, afterCoupon } = useOutTexts()
  const face = faceOf(row)
  return (
    <CardLink face={face} hide={hide} className={`${styles.tile} ${className}`}>
      <Image src={face.image} width={223} fluid />
      {face.soldOut && <View className={styles.out}>{soldOut}</View>}
      <View className={styles.words}>
        {!hide.name && <View className={styles.name}>{face.name}</View>}
        {Below && <Below row={row} />}
        {!hide.marks && face.afterCoupon && <View className={styles.coupon}>{afterCoupon(face.afterCoupon)}</View>}
        {!hide.price && <Price value={face.price} size="s" className={styles.price} />}
        {withOld && !hide.old && face.old && cents(face.old) > cents(face.price) && (
          <OldPrice value={face.old} className={styles.old} />
        )}
      </View>
    </CardLink>
  )
})
