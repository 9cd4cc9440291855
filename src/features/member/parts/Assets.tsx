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
  favourites: number | undefined
  footprints: number | undefined
  /** unused ones, of each kind that is switched on */
  coupons: readonly (number | undefined)[]
}

/** What the member keeps and owns. Balance is the sum of both wallets (wire/member section 1). A guest sees dashes. */
export function Assets({ info, favourites, footprints, coupons }: AssetsProps) {
  const texts = useTexts()
  const leads = useOpenable(routes.memberCoupons)
  const figure = (value: string | number | undefined) => (info && value !== undefined ? String(value) : '--')
  const owned = coupons.reduce<number | undefined>(
    (sum, count) => (sum !== undefined && count !== undefined ? sum + count : undefined),
    0,
  )
  const items = [
    ['favourites', figure(favourites), () => void open(routes.collection)] as const,
    ['footprints', figure(footprints), () => void open(routes.footprint)] as const,
    ...(coupons.length > 0
      ? [['coupons', figure(owned), leads ? () => void open(routes.memberCoupons) : undefined] as const]
      : []),
    ['balance', figure(info && sumMoney([info.balance, info.balance_money])), () => void open(routes.balance)] as const,
    ['point', figure(info?.point), () => void open(routes.points)] as const,
    ['growth', figure(info?.growth), () => void open(routes.memberLevel)] as const,
  ]
  return (
    <Card className={styles.figures}>
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
