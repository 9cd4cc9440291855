import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { isZero } from '@/domain/price/money'
import { Tag } from '@/ui/Tag'
import styles from './CouponCard.module.scss'
import { CouponWorth } from './CouponWorth'
import type { CouponFace, Stamp } from './face'
import { useTexts } from './texts'
import { leastOf, plainMoney, scopeOf, validityOf } from './words'

interface CouponCardProps {
  coupon: CouponFace
  /** over the one of the face */
  stamp?: Stamp
  /** stands in the lower right corner: a button, a mark of choice */
  action?: ReactNode
  /** under the ticket's words, such as why it cannot be used */
  note?: ReactNode
  /** of no use here: grey as one that is over */
  off?: boolean
  /** on a white ground, as in a sheet */
  raised?: boolean
  className?: string
}

/** Over for good: grey. A received one keeps its colours. */
const dead: readonly (Stamp | undefined)[] = ['used', 'expired', 'ended', 'gone']

/** A ticket: what it is worth on the stub, its conditions beside it. */
export function CouponCard({
  coupon,
  stamp = coupon.stamp,
  action,
  note,
  off,
  raised,
  className = '',
}: CouponCardProps) {
  const texts = useTexts()
  const { kind, discount_limit, taken = 0 } = coupon
  const isDead = off || dead.includes(stamp)
  const looks = [styles.ticket, styles[kind], isDead && styles.dead, raised && styles.raised, className, 't-coupon']
  const limit = coupon.type === 'discount' && !isZero(discount_limit) && texts.atMost(plainMoney(discount_limit))
  return (
    <View className={looks.filter(Boolean).join(' ')}>
      <View className={styles.stub}>
        <CouponWorth coupon={coupon} />
        <View className={styles.threshold}>{leastOf(coupon, texts)}</View>
        {limit && <View className={styles.limit}>{limit}</View>}
      </View>
      <View className={styles.body}>
        <View className={`${styles.name} ${stamp ? styles.beside : ''} two-lines`}>
          <Tag className={styles.kind} tone={isDead ? 'neutral' : kind === 'shop' ? 'primary' : 'aux'}>
            {texts[kind]}
          </Tag>
          {coupon.name}
        </View>
        <View className={`${styles.scope} ${stamp ? styles.beside : ''}`}>{scopeOf(coupon, texts)}</View>
        <View className={styles.foot}>
          <View className={styles.words}>
            <View className={styles.until}>{validityOf(coupon, texts)}</View>
            {taken > 0 && !isDead && (
              <View className={styles.progress}>
                <View className={styles.track}>
                  <View className={styles.fill} style={{ width: `${taken}%` }} />
                </View>
                {texts.taken(taken)}
              </View>
            )}
            {note && <View className={styles.note}>{note}</View>}
          </View>
          {action && <View className={styles.action}>{action}</View>}
        </View>
      </View>
      {stamp && <View className={`${styles.stamp} t-stamp-${stamp}`}>{texts.stamps[stamp]}</View>}
    </View>
  )
}
