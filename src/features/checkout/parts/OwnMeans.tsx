import { useState } from 'react'
import { View } from '@tarojs/components'
import { isZero } from '@/domain/price/money'
import { Cell, CellGroup } from '@/ui/Cell'
import { SwitchField } from '@/ui/form/SwitchField'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import type { Quote } from '../CheckoutKind'
import styles from '../checkout.module.scss'
import { useTexts } from '../texts'
import type { Deductions } from '../useDeductions'
import { CouponHint } from './CouponHint'
import { PlatformCouponSheet } from './PlatformCouponSheet'

interface OwnMeansProps {
  data: Quote
  deductions: Deductions
}

/** What the buyer may use of their own over all shops: a coupon of the platform, points, balance. */
export function OwnMeans({ data, deductions }: OwnMeansProps) {
  const hasPoints = data.point_config.max_point > 0
  const hasBalance = !isZero(data.member_account.balance_total)
  const hasCoupons = deductions.offers.usable.length + deductions.offers.others.length > 0
  // what is given takes none of them (checkout-and-pay.md section 1)
  if (data.given || (!hasCoupons && !hasPoints && !hasBalance)) return null
  return (
    <CellGroup className="t-own-means">
      {hasCoupons && <PlatformCoupon data={data} deductions={deductions} />}
      {hasPoints && <Points data={data} deductions={deductions} />}
      {hasBalance && <Balance data={data} deductions={deductions} />}
    </CellGroup>
  )
}

function PlatformCoupon({ data, deductions: { offers, chosen, choosePlatformCoupon } }: OwnMeansProps) {
  const texts = useTexts()
  const [choosing, setChoosing] = useState(false)
  const { platformCoupon: id } = chosen
  const used = id > 0 && data.platform_coupon_id === id
  return (
    <>
      <Cell className="t-choose-platform-coupon" label={texts.platformCoupon} onClick={() => setChoosing(true)}>
        {used && id === offers.usable[0]?.platformcoupon_id && <Tag className={styles.best}>{texts.best}</Tag>}
        {used ? (
          <Price value={`-${data.platform_coupon_money}`} size="s" />
        ) : (
          <CouponHint usable={offers.usable.length} blockers={offers.others.map(({ why }) => why)} />
        )}
      </Cell>
      <PlatformCouponSheet
        open={choosing}
        offers={offers}
        chosen={id}
        onChoose={choosePlatformCoupon}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}

function Points({ data: { point_config: config, member_account: account }, deductions }: OwnMeansProps) {
  const texts = useTexts()
  const label = (
    <View className={styles.means}>
      {texts.pointsRow}
      <View className={`${styles.worth} t-points-worth`}>
        {texts.pointsWorth(config.max_point, config.max_point_money)}
      </View>
      <View className={styles.dim}>{texts.pointsNote(account.point, config.point_max_share)}</View>
    </View>
  )
  return (
    <SwitchField
      label={label}
      name={texts.pointsRow}
      className="t-use-points"
      value={deductions.chosen.usesPoints}
      onChange={deductions.usePoints}
    />
  )
}

function Balance({ data: { member_account: account, balance_money }, deductions }: OwnMeansProps) {
  const texts = useTexts()
  const { usesBalance } = deductions.chosen
  const label = (
    <View className={styles.means}>
      {texts.balanceRow}
      {usesBalance && !isZero(balance_money) && (
        <View className={`${styles.worth} t-balance-used`}>{texts.balanceUsed(balance_money)}</View>
      )}
      <View className={styles.dim}>{texts.balanceNote(account.balance_total)}</View>
    </View>
  )
  return (
    <SwitchField
      label={label}
      name={texts.balanceRow}
      className="t-use-balance"
      value={usesBalance}
      onChange={deductions.useBalance}
    />
  )
}
