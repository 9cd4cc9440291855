import { View } from '@tarojs/components'
import type { Distributor } from '@mall/contract/fenxiao'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { Card } from '@/ui/Card'
import { Price } from '@/ui/Price'
import styles from '../centre.module.scss'
import { useTexts } from '../texts'

const names = [
  'today_commission',
  'today_order_money',
  'total_commission',
  'account_withdraw_apply',
  'account_withdraw',
] as const

/** What was earned and what became of it. */
export function Figures({ distributor }: { distributor: Distributor }) {
  const texts = useTexts()
  const words = useFenxiaoWords()
  return (
    <Card pad="none" className={styles.figures}>
      {names.map((name) => (
        <View key={name} className={`${styles.figure} t-figure-${name}`}>
          <Price value={distributor[name]} size="s" tone="text" />
          <View className={styles.caption}>{texts.figures[name](words)}</View>
        </View>
      ))}
    </Card>
  )
}
