import { memo } from 'react'
import { View } from '@tarojs/components'
import type { GoodsRow } from '@mall/contract/goods'
import { cents, currentPrice } from '@/domain/price/money'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Image } from '@/ui/Image'
import { OldPrice, Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import styles from './GoodsCard.module.scss'
import { GoodsTags } from './GoodsTags'
import { useTexts } from './texts'

interface GoodsCardProps {
  goods: GoodsRow
  /** its place in a list: a box of its own around each card would be one node more */
  className?: string
  /** in the first screen: not lazy */
  eager?: boolean
  /** left out where a decorated page hides them */
  hide?: { name?: boolean; old?: boolean; sold?: boolean }
}

const first = (csv: string) => csv.split(',')[0] ?? ''

/** A goods of a two-column list. */
export const GoodsCard = memo(function GoodsCard({ goods, className = '', eager, hide = {} }: GoodsCardProps) {
  const texts = useTexts()
  const price = currentPrice(goods)
  const old = goods.market_price
  return (
    <Tap
      className={`${styles.card} t-goods ${className}`}
      role="link"
      label={hide.name ? goods.goods_name : undefined}
      onClick={() => open(routes.goodsDetail, { sku_id: goods.sku_id })}
    >
      <Image src={first(goods.goods_image) || goods.sku_image} width={343} fluid eager={eager} />
      {goods.stock <= 0 && <View className={styles.out}>{texts.soldOut}</View>}
      <View className={styles.words}>
        {!hide.name && (
          <View className={`${styles.name} two-lines`}>
            {goods.is_own === 1 && (
              <Tag look="fill" className={styles.own}>
                {texts.own}
              </Tag>
            )}
            {goods.goods_name}
          </View>
        )}
        <GoodsTags goods={goods} sold={!hide.sold} />
        <View className={styles.foot}>
          <Price value={price} size="m" />
          {!hide.old && cents(old) > cents(price) && <OldPrice value={old} className={styles.old} />}
        </View>
      </View>
    </Tap>
  )
})
