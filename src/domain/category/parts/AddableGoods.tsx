import { memo } from 'react'
import { View } from '@tarojs/components'
import type { GoodsRow } from '@mall/contract/goods'
import { currentPrice } from '@/domain/price/money'
import { useInCart } from '@/domain/quick-add/inCart'
import { useTexts as useAddTexts } from '@/domain/quick-add/texts'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import styles from './AddableGoods.module.scss'
import { useTexts } from '../texts'

interface AddableGoodsProps {
  goods: GoodsRow
  onAdd: (goods: GoodsRow, tap: object) => void
}

/** A goods with a button that puts it into the cart, and how many lie there already. */
export const AddableGoods = memo(function AddableGoods({ goods, onAdd }: AddableGoodsProps) {
  const texts = useTexts()
  const { add } = useAddTexts()
  const inStock = goods.stock > 0
  return (
    <View className={styles.row}>
      <Tap
        className={`${styles.rowLink} t-goods`}
        role="link"
        onClick={() => open(routes.goodsDetail, { sku_id: goods.sku_id })}
      >
        <Image src={goods.sku_image} width={184} radius="m" alt="" />
        <View className={styles.rowWords}>
          <View className="two-lines">{goods.goods_name}</View>
          <View className={styles.tags}>{goods.is_free_shipping === 1 && <Tag>{texts.freeShipping}</Tag>}</View>
          <Price value={currentPrice(goods)} size="m" className={styles.price} />
        </View>
      </Tap>
      {inStock ? (
        <Tap
          className={`${styles.add} t-quick-add`}
          label={add(goods.goods_name)}
          onClick={(event) => onAdd(goods, event)}
        >
          <View className={styles.plus}>
            <Icon name="plus" size={28} />
          </View>
          <Count goodsId={goods.goods_id} />
        </Tap>
      ) : (
        <View className={styles.out}>{texts.soldOut}</View>
      )}
    </View>
  )
})

/** By itself, so that a number that changes draws nothing else anew; the key lets it jump. */
function Count({ goodsId }: { goodsId: number }) {
  const count = useInCart(goodsId)
  if (count === 0) return null
  return (
    <View key={count} className={`${styles.badge} t-in-cart`}>
      {count > 99 ? '99+' : count}
    </View>
  )
}
