import { View } from '@tarojs/components'
import { Cell, CellGroup } from '@/ui/Cell'
import styles from '../cancellation.module.scss'
import { useTexts } from '../texts'
import type { Assets } from '../useAssets'

/** All that goes with the account, each with how much of it. */
export function Losses({ assets: { account, member, gifts } }: { assets: Assets }) {
  const texts = useTexts()
  const { point, balance, balance_money: money } = account.member_info
  const coupons = account.member_coupon_count + account.member_platformcoupon_count
  const rows = [
    ['points', texts.points, point],
    ['balance', texts.balance, `¥${balance}`],
    ['balance-money', texts.balanceMoney, `¥${money}`],
    ['coupons', texts.coupons, texts.count(coupons)],
    ['gifts', texts.gifts, gifts === undefined ? undefined : texts.pieces(gifts)],
    ['growth', texts.growth, member.growth],
    ['level', texts.level, member.member_level_name],
  ] as const
  return (
    <CellGroup title={texts.losses} className="t-losses">
      <View className={styles.lead}>{texts.lossesNote}</View>
      {rows.map(
        ([key, label, value]) =>
          value !== undefined && <Cell key={key} className={`t-loss-${key}`} label={label} value={String(value)} />,
      )}
    </CellGroup>
  )
}
