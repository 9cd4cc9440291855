import { memo, type ComponentType } from 'react'
import { View } from '@tarojs/components'
import { cents } from '@/domain/price/money'
import { openTarget } from '@/navigation/open'
import { Image } from '@/ui/Image'
import { OldPrice, Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import styles from './GoodsCard.module.scss'
import type { FaceOf } from './face'
import { Marks } from './Marks'
import { useTexts } from './texts'

export interface GoodsCardProps<Row> {
  row: Row
  face: FaceOf<Row>
  /** its place in a list: a box of its own around each card would be one node more */
  className?: string
  /** in the first screen: not lazy */
  eager?: boolean
  /** of a row: between its marks and its price */
  Below?: ComponentType<{ row: Row }>
  /** left out where a decorated page hides them */
  hide?: { name?: boolean; old?: boolean; sold?: boolean }
}

/** Generic components lose their parameter in `memo`. */
export const memoCard = memo as <C>(card: C) => C

/** A product of a two-column list. */
export const GoodsCard = memoCard(function GoodsCard<Row>({
  row,
  face: faceOf,
  className = '',
  eager,
  hide = {},
}: GoodsCardProps<Row>) {
  const texts = useTexts()
  const face = faceOf(row)
  return (
    <Tap
      className={`${styles.card} t-goods ${className}`}
      role="link"
      label={hide.name ? face.name : undefined}
      onClick={() => openTarget(face.target)}
    >
      <Image src={face.large || face.image} width={343} fluid eager={eager} />
      {face.soldOut && <View className={styles.out}>{texts.soldOut}</View>}
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
        <Marks face={face} sold={!hide.sold} />
        <View className={styles.foot}>
          <Price value={face.price} size="m" />
          {!hide.old && face.old && cents(face.old) > cents(face.price) && (
            <OldPrice value={face.old} className={styles.old} />
          )}
        </View>
      </View>
    </Tap>
  )
})
