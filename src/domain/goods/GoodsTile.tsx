import { View } from '@tarojs/components'
import { openTarget } from '@/navigation/open'
import { Image } from '@/ui/Image'
import { Price } from '@/ui/Price'
import { Tap } from '@/ui/Tap'
import { memoCard, type GoodsCardProps } from './GoodsCard'
import styles from './GoodsTile.module.scss'
import { useTexts } from './texts'

/** A product of a three-column list. */
export const GoodsTile = memoCard(function GoodsTile<Row>({ row, face: faceOf, className = '' }: GoodsCardProps<Row>) {
  const texts = useTexts()
  const face = faceOf(row)
  return (
    <Tap className={`${styles.tile} t-goods ${className}`} role="link" onClick={() => openTarget(face.target)}>
      <Image src={face.image} width={223} fluid />
      {face.soldOut && <View className={styles.out}>{texts.soldOut}</View>}
      <View className={styles.words}>
        <View className={styles.name}>{face.name}</View>
        <Price value={face.price} size="s" />
      </View>
    </Tap>
  )
})
