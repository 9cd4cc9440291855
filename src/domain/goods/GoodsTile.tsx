import { memo } from 'react'
import { View } from '@tarojs/components'
import type { GoodsRow } from '@mall/contract/goods'
import { currentPrice } from '@/domain/price/money'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Image } from '@/ui/Image'
import { Price } from '@/ui/Price'
import { Tap } from '@/ui/Tap'
import styles from './GoodsTile.module.scss'
import { useTexts } from './texts'

/** A goods of a three-column list. */
export const GoodsTile = memo(function GoodsTile({ goods, className = '' }: { goods: GoodsRow; className?: string }) {
  const texts = useTexts()
  return (
    <Tap
      className={`${styles.tile} t-goods ${className}`}
      role="link"
      onClick={() => open(routes.goodsDetail, { sku_id: goods.sku_id })}
    >
      <Image src={goods.sku_image} width={223} fluid />
      {goods.stock <= 0 && <View className={styles.out}>{texts.soldOut}</View>}
      <View className={styles.words}>
        <View className={styles.name}>{goods.goods_name}</View>
        <Price value={currentPrice(goods)} size="s" />
      </View>
    </Tap>
  )
})
