import { View } from '@tarojs/components'
import type { PresaleGoods } from '@mall/contract/presale'
import { presaleSums } from '@/domain/promotion/presaleSums'
import { Price } from '@/ui/Price'
import styles from './arithmetic.module.scss'
import { useTexts } from './texts'

interface ArithmeticProps {
  detail: PresaleGoods
  /** pieces */
  num: number
}

/** What the deposit does: pay so much now, it counts for so much, so much is left. */
export function Arithmetic({ detail, num }: ArithmeticProps) {
  const texts = useTexts()
  const { deposit, worth, more, rest } = presaleSums(detail, num)
  const parts = [
    { name: 'deposit', label: texts.payNow, money: deposit },
    ...(more ? [{ name: 'worth', label: texts.worth, money: worth }] : []),
    { name: 'rest', label: texts.payLater, money: rest },
  ]
  return (
    <View className={`${styles.sums} t-presale-sums`}>
      {parts.map(({ name, label, money }) => (
        <View key={name} className={`${styles.sum} t-presale-${name}`}>
          <View className={styles.name}>{label}</View>
          <Price value={money} size="m" tone={name === 'deposit' ? 'price' : 'text'} />
        </View>
      ))}
      <View className={styles.note}>{more ? texts.saves(more) : texts.beforeFreight}</View>
    </View>
  )
}
