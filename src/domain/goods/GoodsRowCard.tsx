import { View } from '@tarojs/components'
import { cents } from '@/domain/price/money'
import { Image } from '@/ui/Image'
import { OldPrice, Price } from '@/ui/Price'
import { CardLink } from './CardLink'
import { CardIntro, CardName } from './CardName'
import { memoCard, type GoodsCardProps } from './card'
import styles from './GoodsRowCard.module.scss'
import { Marks } from './Marks'
import { useOutTexts } from './outTexts'
import { useTexts } from './texts'

/** A product of a list with one column: picture left, words right. */
export const GoodsRowCard = memoCard(function GoodsRowCard<Row>({
  row,
  face: faceOf,
  className = '',
  eager,
  Below,
  hide = {},
  intro = true,
}: GoodsCardProps<Row>) {
  const texts = useTexts()
  const { soldOut } = useOutTexts()
  const face = faceOf(row)
  return (
    <CardLink face={face} hide={hide} className={`${styles.card} ${className}`}>
      <View className={styles.picture}>
        <Image src={face.image} width={240} radius="m" eager={eager} />
        {face.soldOut && <View className={styles.out}>{soldOut}</View>}
      </View>
      <View className={styles.words}>
        {!hide.name && <CardName face={face} />}
        {intro && <CardIntro face={face} />}
        <Marks face={face} none={hide.marks} sold={face.action !== undefined && !hide.sold} />
        {Below && <Below row={row} />}
        <View className={styles.foot}>
          {face.from && <View className={styles.beside}>{face.from}</View>}
          {!hide.price && <Price value={face.price} size="m" />}
          {face.each && <View className={styles.beside}>{face.each}</View>}
          {!hide.old && face.old && cents(face.old) > cents(face.price) && (
            <OldPrice value={face.old} className={styles.old} />
          )}
          {!face.action && !hide.sold && face.sold > 0 && <View className={styles.sold}>{texts.sold(face.sold)}</View>}
          {face.action && <View className={`${styles.action} ${face.soldOut ? styles.idle : ''}`}>{face.action}</View>}
        </View>
      </View>
    </CardLink>
  )
})
