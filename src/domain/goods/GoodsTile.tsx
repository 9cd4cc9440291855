import { View } from '@tarojs/components'
import { cents } from '@/domain/price/money'
import { openTarget } from '@/navigation/open'
import { Image } from '@/ui/Image'
import { OldPrice, Price } from '@/ui/Price'
import { Tap } from '@/ui/Tap'
import { memoCard, type GoodsCardProps } from './GoodsCard'
import styles from './GoodsTile.module.scss'
import { useTexts } from './texts'

/** A product of a three-column list. */
export const GoodsTile = memoCard(function GoodsTile<Row>({
  row,
  face: faceOf,
  className = '',
  withOld,
}: GoodsCardProps<Row> & { /** the struck price has a line of its own */ withOld?: boolean }) {
  const texts = useTexts()
  const face = faceOf(row)
  return (
    <Tap className={`${styles.tile} t-goods ${className}`} role="link" onClick={() => openTarget(face.target)}>
      <Image src={face.image} width={223} fluid />
      {face.soldOut && <View className={styles.out}>{texts.soldOut}</View>}
      <View className={styles.words}>
        <View className={styles.name}>{face.name}</View>
        <Price value={face.price} size="s" />
        {withOld && face.old && cents(face.old) > cents(face.price) && (
          <OldPrice value={face.old} className={styles.old} />
        )}
      </View>
    </Tap>
  )
})
