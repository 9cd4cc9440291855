import { View } from '@tarojs/components'
import type { GoodsDetail, ShopBlock } from '@mall/contract/goods'
import { useFavourite } from '@/domain/favourites/useFavourite'
import { useTexts as useGoodsTexts } from '@/domain/goods/texts'
import { cents, currentPrice } from '@/domain/price/money'
import { Countdown } from '@/ui/Countdown'
import { Icon } from '@/ui/Icon'
import { OldPrice, Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import { useTexts } from '../texts'
import styles from './Headline.module.scss'

interface HeadlineProps {
  detail: GoodsDetail
  shop: ShopBlock
  /** the countdown has run out */
  onEnd: () => void
}

/** Price, name and what is good about it. */
export function Headline({ detail, shop, onEnd }: HeadlineProps) {
  const texts = useTexts()
  const goods = useGoodsTexts()
  const limited = detail.promotion_type === 1
  return (
    <View className={styles.headline}>
      {limited ? <Limited detail={detail} onEnd={onEnd} /> : <Plain detail={detail} />}
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
        {detail.max_buy > 0 && <Tag tone="aux">{texts.limit(detail.max_buy, detail.purchased_num)}</Tag>}
        {detail.min_buy > 1 && <Tag tone="aux">{texts.least(detail.min_buy)}</Tag>}
      </View>
      <View className={styles.facts}>
        <View>{goods.sold(detail.sale_num)}</View>
        <View>{goods.stock(detail.stock, detail.unit)}</View>
        <View>{texts.click(detail.click_num)}</View>
      </View>
    </View>
  )
}

/** The highest of the prices that no longer hold, when there is one above the current. */
function oldPrice({ price, market_price }: GoodsDetail, current: string): string | undefined {
  const old = cents(market_price) > cents(current) ? market_price : price
  return cents(old) > cents(current) ? old : undefined
}

function Plain({ detail }: { detail: GoodsDetail }) {
  const texts = useTexts()
  const price = currentPrice(detail)
  const old = oldPrice(detail, price)
  return (
    <View className={styles.prices}>
      <Price value={price} size="xl" className="t-price" />
      {price === detail.member_price && (
        <Tag tone="aux" look="fill">
          {texts.memberPrice}
        </Tag>
      )}
      {old && <OldPrice value={old} />}
    </View>
  )
}

/** A price that holds for a while stands on a band of its own, with the time left. */
function Limited({ detail, onEnd }: { detail: GoodsDetail; onEnd: () => void }) {
  const texts = useTexts()
  const price = currentPrice(detail)
  const old = oldPrice(detail, price)
  return (
    <View className={`${styles.band} t-limited`}>
      <View className={styles.bandPrices}>
        <Price value={price} size="xl" tone="inherit" className="t-price" />
        <View className={styles.bandNotes}>
          {price === detail.member_price && <View className={styles.bandMember}>{texts.memberPrice}</View>}
          {old && <OldPrice value={old} className={styles.bandOld} />}
        </View>
      </View>
      <View className={styles.until}>
        <View className={styles.untilName}>
          <Icon name="clock" size={28} />
          {texts.limited}
        </View>
        <View className={styles.clock}>
          {texts.endsIn}
          <Countdown end={detail.end_time} onEnd={onEnd} look="text" className={styles.left} />
        </View>
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
      {texts.favourite}
    </Tap>
  )
}
