import { memo } from 'react'
import { View } from '@tarojs/components'
import type { GoodsRow } from '@mall/contract/goods'
import { currentPrice } from '@/domain/price/money'
import { open } from '@/session/open'
import { routes } from '@/routes'
import { Image } from '@/ui/Image'
import { Price } from '@/ui/Price'
import { Tap } from '@/ui/Tap'
import styles from './GoodsRowCard.module.scss'
import { useTexts } from './texts'

/** A goods of a list with one column: picture left, words right. */
export const GoodsRowCard = memo(function GoodsRowCard({ goods }: { goods: GoodsRow }) {
  const texts = useTexts()
  return (
    <Tap
      className={`${styles.card} t-goods`}
      role="link"
      onClick={() => open(routes.goodsDetail, { sku_id: goods.sku_id })}
    >
      <Image src={goods.sku_image} width={200} radius="m" />
      <View className={styles.words}>
        <View className="two-lines">{goods.goods_name}</View>
        <View className={styles.intro}>{goods.introduction}</View>
        <View className={styles.foot}>
          <Price value={currentPrice(goods)} size="m" old={goods.market_price} />
          <View className={styles.sold}>{texts.sold(goods.sale_num)}</View>
        </View>
      </View>
    </Tap>
  )
})
