import { useState } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { CouponWorth } from '@/domain/coupon/CouponWorth'
import { giftOf } from '@/domain/welcome-gift/gift'
import { open } from '@/navigation/open'
import { usePageScroll } from '@/platform/lifecycle/lifecycle'
import { storage } from '@/platform/storage/storage'
import { routes } from '@/routes'
import { useAddon } from '@/session/boot'
import { now } from '@/session/clock'
import { useReminder } from '@/session/reminder'
import { useIsMember } from '@/session/token'
import { Icon } from '@/ui/Icon'
import { TakeUp } from '@/ui/TakeUp'
import styles from './newcomer.module.scss'
import { useTexts } from './texts'

/** unix s at which it was put away */
const key = 'newcomerAway'
const rest = 7 * 86_400
/** css px from the top within which it stands over the page */
const near = 300

/**
 * What new members are given, for guests and for members who have no mobile yet and get it with their first one
 * (start-and-login section 2). What was left undone has its place first.
 */
export function Newcomer() {
  const texts = useTexts()
  const isMember = useIsMember()
  const isOn = useAddon('memberregister')
  const isBusy = useReminder() !== undefined
  const [away, putAway] = useState(() => now() < (storage.get<number>(key) ?? 0) + rest)
  const [far, setFar] = useState(false)
  usePageScroll(({ scrollTop }) => setFar(scrollTop > near))
  const wanted = isOn && !away
  const me = useData('/api/member/info', {}, { enabled: wanted && isMember, silent: true, onShow: true }).data
  const isDue = !isMember || (me && !me.mobile && !me.wx_openid && !me.wx_unionid)
  const reward = useData('/memberregister/api/Config/Config', {}, { enabled: wanted && !!isDue, silent: true }).data
  const gift = reward && giftOf(reward)
  if (!wanted || !isDue || !gift || isBusy || far) return null
  const [coupon] = gift.coupon_list
  const dismiss = () => {
    storage.set(key, now())
    putAway(true)
  }
  const take = () => void (isMember ? open(routes.memberInfoEdit, { action: 'mobile' }) : open(routes.login))
  return (
    <View className={`${styles.card} t-newcomer`} role="complementary" aria-label={texts.title}>
      <View className={styles.worth}>{coupon ? <CouponWorth coupon={coupon} /> : <Icon name="gift" size={56} />}</View>
      <View className={styles.words}>
        <View className={styles.title}>{texts.title}</View>
        <View className={styles.parts}>{texts.parts(gift)}</View>
      </View>
      <TakeUp
        action={isMember ? texts.bind : texts.take}
        onAction={take}
        onClose={dismiss}
        handles={['t-newcomer-take', 't-newcomer-close']}
      />
    </View>
  )
}
