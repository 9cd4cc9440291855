import { View } from '@tarojs/components'
import { cents } from '@/domain/price/money'
import { openTarget } from '@/navigation/open'
import { Image } from '@/ui/Image'
import { OldPrice, Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import { memoCard, type GoodsCardProps } from './card'
import styles from './GoodsCard.module.scss'
import { Marks } from './Marks'
import { useOutTexts } from './outTexts'
import { useTexts } from './texts'

/** A product of a two-column list. */
export const GoodsCard = memoCard(function GoodsCard<Row>({
  row,
  face: faceOf,
  className = '',
  eager,
  hide = {},
  intro,
}: GoodsCardProps<Row>) {
  const texts = useTexts()
  const { soldOut } = useOutTexts()
  const face = faceOf(row)
  return (
    <Tap
      className={`${styles.card} t-goods ${className}`}
      role="link"
      label={hide.name ? face.name : undefined}
      onClick={() => openTarget(face.target)}
    >
      <Image src={face.large || face.image} width={343} fluid eager={eager} />
      {face.soldOut && <View className={styles.out}>{soldOut}</View>}
      <View className={styles.words}>
        {!hide.name && (
          <View className={`${styles.name} two-lines`}>
            {face.own && (
              <Tag look="fill" className={styles.own}>
                {texts.own}
              </Tag>
            )}
            {face.name}
          </View>
        )}
        {intro && face.intro && <View className={styles.intro}>{face.intro}</View>}
        <Marks face={face} none={hide.marks} sold={!hide.sold} />
        <View className={styles.foot}>
          {!hide.price && <Price value={face.price} size="m" />}
          {!hide.old && face.old && cents(face.old) > cents(face.price) && (
            <OldPrice value={face.old} className={styles.old} />
          )}
        </View>
      </View>
    </Tap>
  )
})
