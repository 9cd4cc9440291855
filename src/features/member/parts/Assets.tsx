import { View } from '@tarojs/components'
import type { MemberInfo } from '@mall/contract/member'
import { sumMoney } from '@/domain/price/money'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Card } from '@/ui/Card'
import { Tap } from '@/ui/Tap'
import styles from '../member.module.scss'
import { useTexts } from '../texts'

interface AssetsProps {
  info: MemberInfo | undefined
  /** unused ones; null: this kind is switched off */
  coupons: number | undefined | null
  platformCoupons: number | undefined | null
}

/** Balance is the sum of both wallets (wire/member section 1). A guest sees dashes. */
export function Assets({ info, coupons, platformCoupons }: AssetsProps) {
  const texts = useTexts()
  const leads = useOpenable(routes.memberCoupons)
  const figure = (value: string | number | undefined) => (info && value !== undefined ? String(value) : '--')
  const couponItem = (name: 'coupons' | 'platformCoupons', count: number | undefined | null) =>
    count === null ? [] : [[name, figure(count), leads ? () => void open(routes.memberCoupons) : undefined] as const]
  const items = [
    ['balance', figure(info && sumMoney([info.balance, info.balance_money])), () => void open(routes.balance)] as const,
    ['point', figure(info?.point), () => void open(routes.points)] as const,
    ...couponItem('coupons', coupons),
    ...couponItem('platformCoupons', platformCoupons),
    ['growth', figure(info?.growth), () => void open(routes.memberLevel)] as const,
  ]
  return (
    <Card className={styles.row}>
      {items.map(([name, value, go]) => {
        const words = (
          <>
            <View className={`${styles.figure} ${value.length > 7 ? styles.long : ''}`}>{value}</View>
            <View className={styles.caption}>{texts[name]}</View>
          </>
        )
        const looks = `${styles.item} t-asset-${name}`
        return go ? (
          <Tap key={name} className={looks} role="link" onClick={go}>
            {words}
          </Tap>
        ) : (
          <View key={name} className={looks}>
            {words}
          </View>
        )
      })}
    </Card>
  )
}
