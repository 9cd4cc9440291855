import { useEffect } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { CouponWorth } from '@/domain/coupon/CouponWorth'
import { Dialog } from '@/ui/Dialog'
import { giftOf } from './gift'
import { useTexts } from './texts'
import styles from './WelcomeGift.module.scss'

interface WelcomeGiftProps {
  open: boolean
  /** at once where there is nothing to show */
  onClose: () => void
}

/** What a new member was given. */
export function WelcomeGift({ open, onClose }: WelcomeGiftProps) {
  const texts = useTexts()
  const { data, failure } = useData('/memberregister/api/Config/Config', {}, { enabled: open, silent: true })
  const given = data && giftOf(data)
  const nothing = open && (failure !== undefined || (data !== undefined && !given))
  useEffect(() => {
    if (nothing) onClose()
    // once, however often the page renders meanwhile
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [nothing])
  return (
    <Dialog
      open={open && given !== undefined}
      title={texts.title}
      confirm={texts.take}
      className="t-reward"
      onClose={onClose}
    >
      {given && (
        <View className={styles.gifts}>
          {given.point > 0 && <Gift className="t-gift-point" name={texts.points} value={`+${given.point}`} />}
          {given.growth > 0 && <Gift className="t-gift-growth" name={texts.growth} value={`+${given.growth}`} />}
          {Number(given.balance) > 0 && (
            <Gift className="t-gift-balance" name={texts.balance} value={`+¥${given.balance}`} />
          )}
          {given.coupon_list.map((coupon) => (
            <View key={coupon.platformcoupon_name} className={`${styles.coupon} t-gift-coupon`}>
              <CouponWorth coupon={coupon} className={styles.worth} />
              <View className={styles.couponWords}>
                <View className={styles.couponName}>{coupon.platformcoupon_name}</View>
                <View className={styles.couponLeast}>
                  {Number(coupon.at_least) > 0 ? texts.from(coupon.at_least.replace(/\.00$/, '')) : texts.fromAny}
                </View>
              </View>
            </View>
          ))}
        </View>
      )}
    </Dialog>
  )
}

function Gift({ name, value, className }: { name: string; value: string; className: string }) {
  return (
    <View className={`${styles.gift} ${className}`}>
      <View>{name}</View>
      <View className={styles.giftValue}>{value}</View>
    </View>
  )
}
