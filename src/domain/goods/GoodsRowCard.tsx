import { View } from '@tarojs/components'
import { cents } from '@/domain/price/money'
import { openTarget } from '@/navigation/open'
import { Image } from '@/ui/Image'
import { OldPrice, Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
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
    <Tap
      className={`${styles.card} t-goods ${className}`}
      role="link"
      label={hide.name ? face.name : undefined}
      onClick={() => openTarget(face.target)}
    >
      <View className={styles.picture}>
        <Image src={face.image} width={240} radius="m" eager={eager} />
        {face.soldOut && <View className={styles.out}>{soldOut}</View>}
      </View>
      <View className={styles.words}>
        {!hide.name && (
          <View className="two-lines">
            {face.own && (
              <Tag look="fill" className={styles.own}>
                {texts.own}
              </Tag>
            )}
            {face.name}
          </View>
        )}
        {intro && face.intro && <View className={styles.intro}>{face.intro}</View>}
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
    </Tap>
  )
})
