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
import styles from './GoodsRowCard.module.scss'
import { GoodsTags } from './GoodsTags'
import { useTexts } from './texts'

/** A goods of a list with one column: picture left, words right. */
export const GoodsRowCard = memo(function GoodsRowCard({
  goods,
  className = '',
  eager,
}: {
  goods: GoodsRow
  className?: string
  eager?: boolean
}) {
  const texts = useTexts()
  const price = currentPrice(goods)
  return (
    <Tap
      className={`${styles.card} t-goods ${className}`}
      role="link"
      onClick={() => open(routes.goodsDetail, { sku_id: goods.sku_id })}
    >
      <View className={styles.picture}>
        <Image src={goods.sku_image} width={240} radius="m" eager={eager} />
        {goods.stock <= 0 && <View className={styles.out}>{texts.soldOut}</View>}
      </View>
      <View className={styles.words}>
        <View className="two-lines">
          {goods.is_own === 1 && (
            <Tag look="fill" className={styles.own}>
              {texts.own}
            </Tag>
          )}
          {goods.goods_name}
        </View>
        {goods.introduction && <View className={styles.intro}>{goods.introduction}</View>}
        <GoodsTags goods={goods} />
        <View className={styles.foot}>
          <Price value={price} size="m" />
          {cents(goods.market_price) > cents(price) && <OldPrice value={goods.market_price} className={styles.old} />}
          {goods.sale_num > 0 && <View className={styles.sold}>{texts.sold(goods.sale_num)}</View>}
        </View>
      </View>
    </Tap>
  )
})
