import { memo } from 'react'
import { View } from '@tarojs/components'
import type { BrowseRow } from '@mall/contract/collect'
import { useTexts as useGoodsTexts } from '@/domain/goods/texts'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Image } from '@/ui/Image'
import { Price } from '@/ui/Price'
import { SwipeCard } from '@/ui/SwipeCard'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import styles from './kept.module.scss'
import { useTexts } from './texts'

type Goods = Pick<
  BrowseRow,
  | 'sku_id'
  | 'goods_id'
  | 'goods_name'
  | 'sku_image'
  | 'price'
  | 'discount_price'
  | 'sale_num'
  | 'promotion_type'
  | 'is_free_shipping'
>

interface KeptGoodsProps {
  goods: Goods
  /** struck beside the price */
  old?: string
  onRemove: () => void
}

/** A goods of the member's own lists: swiped away to the left, opened by a tap. */
export const KeptGoods = memo(function KeptGoods({ goods, old, onRemove }: KeptGoodsProps) {
  const texts = useTexts()
  const words = useGoodsTexts()
  const limited = goods.promotion_type === 1
  return (
    <SwipeCard label={texts.remove} remove="t-remove" onRemove={onRemove}>
      <Tap
        className={`${styles.row} t-goods`}
        role="link"
        onClick={() => open(routes.goodsDetail, { sku_id: goods.sku_id })}
      >
        <Image src={goods.sku_image} width={176} radius="m" />
        <View className={styles.words}>
          <View className="two-lines">{goods.goods_name}</View>
          <View className={styles.tags}>
            {limited && <Tag>{words.limitedShort}</Tag>}
            {goods.is_free_shipping === 1 && <Tag tone="success">{words.freeShipping}</Tag>}
          </View>
          <View className={styles.foot}>
            <Price value={goods.discount_price} size="m" old={limited ? goods.price : old} />
            <View className={styles.sold}>{words.sold(goods.sale_num)}</View>
          </View>
        </View>
      </Tap>
    </SwipeCard>
  )
})
