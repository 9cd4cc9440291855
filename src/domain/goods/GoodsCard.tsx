import { View } from '@tarojs/components'
import { cents } from '@/domain/price/money'
import grid from '@/ui/gridCard.module.scss'
import { Image } from '@/ui/Image'
import { OldPrice, Price } from '@/ui/Price'
import { CardLink } from './CardLink'
import { CardIntro, CardName } from './CardName'
import { memoCard, type GoodsCardProps } from './card'
import styles from './GoodsCard.module.scss'
import { Marks } from './Marks'
import { useOutTexts } from './outTexts'

/** A product of a two-column list. */
export const GoodsCard = memoCard(function GoodsCard<Row>({
  row,
  face: faceOf,
  className = '',
  eager,
  hide = {},
  intro,
}: GoodsCardProps<Row>) {
  const { soldOut } = useOutTexts()
  const face = faceOf(row)
  return (
    <CardLink face={face} hide={hide} className={`${grid.card} ${className}`}>
      <Image src={face.large || face.image} width={343} fluid eager={eager} className={grid.picture} />
      {face.soldOut && <View className={styles.out}>{soldOut}</View>}
      <View className={grid.words}>
        {!hide.name && <CardName face={face} className={grid.name} />}
        {intro && <CardIntro face={face} />}
        <Marks face={face} none={hide.marks} sold={!hide.sold} />
        <View className={styles.foot}>
          {!hide.price && <Price value={face.price} size="m" />}
          {!hide.old && face.old && cents(face.old) > cents(face.price) && (
            <OldPrice value={face.old} className={styles.old} />
          )}
        </View>
      </View>
    </CardLink>
  )
})
