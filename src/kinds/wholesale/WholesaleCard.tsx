import { memo } from 'react'
import { View } from '@tarojs/components'
import type { WholesaleRow } from '@mall/contract/wholesale'
import { useTexts as useStepTexts } from './stepTexts'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Image } from '@/ui/Image'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import { useTexts } from './listTexts'
import styles from './list.module.scss'

/** A goods on offer: from how many pieces, and down to which price. */
export const WholesaleCard = memo(function WholesaleCard({ goods }: { goods: WholesaleRow }) {
  const texts = useTexts()
  const steps = useStepTexts()
  const unit = goods.unit || steps.unit
  return (
    <Tap
      className={`${styles.card} t-wholesale-goods`}
      role="link"
      onClick={() => open(routes.wholesaleDetail, { goods_id: goods.goods_id })}
    >
      <Image src={goods.sku_image} width={240} radius="m" />
      <View className={styles.words}>
        <View className={`${styles.name} two-lines`}>{goods.goods_name}</View>
        <View className={styles.tags}>
          <Tag>{steps.least(goods.min_num, unit)}</Tag>
          {goods.goods_stock < goods.min_num && <Tag tone="neutral">{texts.soldOut}</Tag>}
        </View>
        <View className={styles.foot}>
          <View className={styles.price}>
            {goods.min_price !== goods.max_price && <View className={styles.upTo}>{texts.upTo}</View>}
            <Price value={goods.min_price} size="l" className="t-wholesale-price" />
            <View className={styles.each}>{steps.each(unit)}</View>
          </View>
          <View className={styles.facts}>
            <View className={styles.retail}>{texts.retail(goods.price)}</View>
            <View>{texts.sold(goods.sale_num)}</View>
          </View>
        </View>
      </View>
    </Tap>
  )
})
