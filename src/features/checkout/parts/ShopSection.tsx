import { useState } from 'react'
import { Input, View } from '@tarojs/components'
import type { CheckoutShop } from '@mall/contract/checkout'
import { GoodsLine } from '@/domain/goods/GoodsLine'
import { isZero } from '@/domain/price/money'
import { Cell } from '@/ui/Cell'
import { Icon } from '@/ui/Icon'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import styles from '../checkout.module.scss'
import { useTexts } from '../texts'
import { CouponSheet } from './CouponSheet'

interface ShopSectionProps {
  shop: CheckoutShop
  badge?: string
  coupons: boolean
  couponId: number
  message: string
  onCoupon: (couponId: number) => void
  onMessage: (words: string) => void
}

/** One shop of the checkout: its goods, delivery, coupon, message and what it comes to. */
export function ShopSection({ shop, badge, coupons, couponId, message, onCoupon, onMessage }: ShopSectionProps) {
  const texts = useTexts()
  const [choosing, setChoosing] = useState(false)
  const offered = useOffered(shop)
  const ships = shop.delivery.delivery_type !== ''
  const less = (money: string) => (isZero(money) ? null : <Price value={`-${money}`} size="s" />)
  return (
    <View className={`${styles.card} t-checkout-shop`}>
      <View className={styles.shop}>
        <Icon name="shop" size={32} />
        <View className={styles.grow}>{shop.site_name}</View>
        {badge && <Tag>{badge}</Tag>}
      </View>
      {shop.goods_list.map((line) => (
        <GoodsLine
          key={line.sku_id}
          image={line.sku_image}
          name={line.goods_name}
          spec={line.sku_spec_format}
          price={line.price}
          num={line.num}
        />
      ))}
      <View className={styles.rows}>
        {ships && <Cell label={texts.express} value={texts.expressName} />}
        {shop.delivery_error ? (
          <View className={styles.obstacle}>{texts.obstacle(shop.delivery_error.message)}</View>
        ) : (
          ships && (
            <Cell label={texts.freight}>
              {isZero(shop.delivery_money) ? texts.free : <Price value={shop.delivery_money} size="s" tone="text" />}
            </Cell>
          )
        )}
        {coupons && (
          <Cell
            className="t-choose-coupon"
            label={texts.coupon}
            onClick={offered.length > 0 ? () => setChoosing(true) : undefined}
          >
            {less(shop.coupon_money) ?? (
              <View className={offered.length > 0 ? styles.hint : styles.dim}>
                {offered.length > 0 ? texts.couponCount(offered.length) : texts.noCoupon}
              </View>
            )}
          </Cell>
        )}
        <Cell label={texts.message}>
          <Input
            className={`${styles.message} t-message`}
            value={message}
            maxlength={200}
            placeholder={texts.messageHint}
            placeholderClass={styles.dim}
            ariaLabel={texts.message}
            onInput={(event) => onMessage(event.detail.value)}
          />
        </Cell>
      </View>
      <View className={styles.subtotal}>
        <View className={styles.count}>{texts.pieces(shop.goods_num)}</View>
        {texts.subtotal}
        <Price value={shop.pay_money} size="m" />
      </View>
      <CouponSheet
        open={choosing}
        coupons={offered}
        chosen={couponId}
        onChoose={onCoupon}
        onClose={() => setChoosing(false)}
      />
    </View>
  )
}

/** Only the first quote lists the coupons; they stay while amounts are reckoned again. */
function useOffered({ coupon_list: list }: CheckoutShop) {
  const [kept, keep] = useState(list ?? [])
  if (list && list !== kept) keep(list)
  return list ?? kept
}
