import { View } from '@tarojs/components'
import type { CouponFace, CouponKind } from '@/domain/coupon/face'
import { CouponWorth } from '@/domain/coupon/CouponWorth'
import { leastOf, scopeOf, validityOf } from '@/domain/coupon/words'
import { useTexts as useCouponTexts } from '@/domain/coupon/texts'
import { Button } from '@/ui/Button'
import { Image } from '@/ui/Image'
import { Screen } from '@/ui/Screen'
import { openGoods } from '../paths'
import { useTexts } from '../texts'
import { useOneCoupon, type OneCoupon } from '../useOneCoupon'
import { ShareTicket } from './ShareTicket'
import styles from './TicketPage.module.scss'

/** The ticket on show, its rules, and the one thing to do with it. */
export function TicketPage({ kind, typeId }: { kind: CouponKind; typeId: number }) {
  const texts = useTexts()
  const one = useOneCoupon(kind, typeId)
  const { coupon } = one
  return (
    <Screen
      title={texts.receiveTitle}
      right={coupon && <ShareTicket coupon={coupon} />}
      data={one.info}
      bottom={coupon && <Step one={one} coupon={coupon} />}
      toTop={false}
    >
      {coupon && (
        <>
          <View
            className={`${styles.stage} ${coupon.stamp ? styles.over : kind === 'platform' ? styles.ofPlatform : ''}`}
          />
          <View className={styles.ticket}>
            <Front one={one} coupon={coupon} />
            <View className={styles.perforation} />
            <Rules one={one} coupon={coupon} />
          </View>
        </>
      )}
    </Screen>
  )
}

interface PartProps {
  one: OneCoupon
  coupon: CouponFace
}

function Front({ one, coupon }: PartProps) {
  const texts = useTexts()
  const words = useCouponTexts()
  const colour = coupon.stamp ? styles.gone : coupon.kind === 'platform' ? styles.aux : ''
  return (
    <View className={`${styles.front} t-coupon`}>
      <CouponWorth coupon={coupon} className={`${styles.worth} ${colour}`} />
      <View className={styles.least}>{leastOf(coupon, words)}</View>
      <View className={styles.name}>{coupon.name}</View>
      <View className={styles.had}>
        {coupon.stamp ? words.stamps[coupon.stamp] : one.had ? texts.had(one.had) : words.taken(coupon.taken ?? 0)}
      </View>
    </View>
  )
}

function Rules({ one, coupon }: PartProps) {
  const texts = useTexts()
  const words = useCouponTexts()
  const { atMost = 0, kind } = coupon
  const rows = [
    [texts.scope, scopeOf(coupon, words)],
    [texts.validity, validityOf(coupon, words)],
    [texts.perMember, atMost > 0 ? texts.perMemberCount(atMost) : texts.noLimit],
    [texts.left, texts.leftCount(one.remaining)],
  ] as const
  return (
    <View className={styles.rules}>
      {rows.map(([label, value]) => (
        <View key={label} className={styles.rule}>
          <View className={styles.label}>{label}</View>
          <View className={styles.value}>{value}</View>
        </View>
      ))}
      <View className={styles.note}>{texts.note[kind]}</View>
      {one.qrcode && (
        <View className={styles.code}>
          <Image src={one.qrcode} width={260} ratio={1} radius="m" alt={texts.scan} />
          <View className={styles.note}>{texts.scan}</View>
        </View>
      )}
    </View>
  )
}

/** Receive it; with one in hand use it, and another if the shop gives more. */
function Step({ one, coupon }: PartProps) {
  const texts = useTexts()
  const words = useCouponTexts()
  const use = (
    <Button size="big" className="t-use-coupon" onClick={() => void openGoods(coupon)}>
      {texts.use}
    </Button>
  )
  const receive = (
    <Button
      size="big"
      kind={one.held ? 'secondary' : 'primary'}
      className="t-receive-coupon"
      loading={one.busy}
      onClick={() => void one.receive()}
    >
      {one.held ? texts.receiveAgain : texts.receive}
    </Button>
  )
  if (one.held && !one.open) return use
  if (one.held)
    return (
      <View className={styles.steps}>
        <View className={styles.step}>{receive}</View>
        <View className={styles.step}>{use}</View>
      </View>
    )
  if (one.open) return receive
  return (
    <Button size="big" disabled className="t-coupon-over">
      {words.stamps[coupon.stamp ?? 'received']}
    </Button>
  )
}
