import { View } from '@tarojs/components'
import type { MemberInfo } from '@mall/contract/member'
import { sumMoney } from '@/domain/price/money'
import { Card } from '@/ui/Card'
import styles from '../member.module.scss'
import { useTexts } from '../texts'

/** Balance is the sum of both purses (wire/member section 1). A guest sees dashes. */
export function Assets({ info, coupons }: { info: MemberInfo | undefined; coupons: number | undefined }) {
  const texts = useTexts()
  const items = [
    ['balance', info ? sumMoney([info.balance, info.balance_money]) : '--'],
    ['point', info ? String(info.point) : '--'],
    ['coupons', info && coupons !== undefined ? String(coupons) : '--'],
    ['growth', info ? String(info.growth) : '--'],
  ] as const
  return (
    <Card className={styles.row}>
      {items.map(([name, value]) => (
        <View key={name} className={`${styles.item} t-asset-${name}`}>
          <View className={styles.figure}>{value}</View>
          <View className={styles.caption}>{texts[name]}</View>
        </View>
      ))}
    </Card>
  )
}
