import { View } from '@tarojs/components'
import type { GoodsDetail } from '@mall/contract/goods'
import { currentPrice } from '@/domain/price/money'
import { useTexts as useGoodsTexts } from '@/domain/goods/texts'
import { Countdown } from '@/ui/Countdown'
import { OldPrice, Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import styles from '../goodsDetail.module.scss'
import { useTexts } from '../texts'

/** Price, name and what is good about it. */
export function Headline({ detail }: { detail: GoodsDetail }) {
  const texts = useTexts()
  const goods = useGoodsTexts()
  const price = currentPrice(detail)
  const old = Number(detail.market_price) > Number(price) ? detail.market_price : detail.price
  return (
    <View className={styles.headline}>
      <View className={styles.prices}>
        <Price value={price} size="xl" className="t-price" />
        {Number(old) > Number(price) && <OldPrice value={old} />}
        {price === detail.member_price && <Tag tone="aux">{texts.memberPrice}</Tag>}
        <View className={styles.sold}>{goods.sold(detail.sale_num)}</View>
      </View>
      {detail.promotion_type === 1 && (
        <View className={styles.limited}>
          <Tag look="fill">{texts.limited}</Tag>
          {texts.endsIn}
          <Countdown end={detail.end_time} />
        </View>
      )}
      <View className={`${styles.name} t-goods-name`}>{detail.goods_name}</View>
      {detail.introduction && <View className={styles.intro}>{detail.introduction}</View>}
      <View className={styles.tags}>
        {detail.is_free_shipping === 1 && <Tag>{goods.freeShipping}</Tag>}
        {detail.max_buy > 0 && <Tag tone="neutral">{texts.limit(detail.max_buy, detail.purchased_num)}</Tag>}
        {detail.min_buy > 1 && <Tag tone="neutral">{texts.least(detail.min_buy)}</Tag>}
      </View>
    </View>
  )
}
