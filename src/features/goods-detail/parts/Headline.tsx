import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { GoodsDetail, ShopBlock } from '@mall/contract/goods'
import { useFavourite } from '@/domain/favourites/useFavourite'
import type { Offer } from '@/domain/goods/offer'
import { useTexts as useGoodsTexts } from '@/domain/goods/texts'
import { Icon } from '@/ui/Icon'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import { useTexts } from '../texts'
import styles from './Headline.module.scss'

interface HeadlineProps {
  detail: GoodsDetail
  shop: ShopBlock
  offer: Offer
  /** nobody can buy it any more */
  isGone: boolean
  /** the prices */
  children: ReactNode
}

/** Price, name and what is good about it. */
export function Headline({ detail, shop, offer, isGone, children }: HeadlineProps) {
  const texts = useTexts()
  const goods = useGoodsTexts()
  return (
    <View className={styles.headline}>
      {children}
      {isGone && <View className={`${styles.gone} t-off-shelf`}>{texts.offShelf}</View>}
      <View className={styles.about}>
        <View className={styles.words}>
          <View className={`${styles.name} t-goods-name`} role="heading" aria-level={2}>
            {shop.is_own === 1 && (
              <Tag look="fill" className={styles.own}>
                {goods.own}
              </Tag>
            )}
            {detail.goods_name}
          </View>
          {detail.introduction && <View className={styles.intro}>{detail.introduction}</View>}
        </View>
        <Favourite detail={detail} siteId={shop.site_id} />
      </View>
      <View className={styles.tags}>
        {detail.is_virtual === 1 && <Tag tone="info">{texts.virtualTag}</Tag>}
        {detail.is_free_shipping === 1 && <Tag>{goods.freeShipping}</Tag>}
        {offer.limit > 0 && <Tag tone="aux">{texts.limit(offer.limit, detail.purchased_num)}</Tag>}
        {offer.min > 1 && <Tag tone="aux">{texts.least(offer.min)}</Tag>}
      </View>
      <View className={styles.facts}>
        <View>{goods.sold(detail.sale_num)}</View>
        <View>{goods.stock(detail.stock, detail.unit)}</View>
        <View>{texts.click(detail.click_num)}</View>
      </View>
    </View>
  )
}

function Favourite({ detail, siteId }: { detail: GoodsDetail; siteId: number }) {
  const texts = useTexts()
  const { on, toggle } = useFavourite({ goods_id: detail.goods_id, sku_id: detail.sku_id, site_id: siteId })
  return (
    <Tap
      className={`${styles.heart} ${on ? styles.loved : ''} t-favourite`}
      role="switch"
      checked={on}
      label={texts.favourite}
      onClick={() => void toggle()}
    >
      <Icon name={on ? 'heart-on' : 'heart'} size={44} className={on ? styles.beat : ''} />
      {on ? texts.favoured : texts.favourite}
    </Tap>
  )
}
