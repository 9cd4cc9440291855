import { View } from '@tarojs/components'
import type { CheckoutData } from '@mall/contract/checkout'
import { Button } from '@/ui/Button'
import { Price } from '@/ui/Price'
import styles from '../checkout.module.scss'
import { useTexts } from '../texts'

interface FootProps {
  data: CheckoutData
  /** what the sum and the button are called */
  words: { total: string; submit: string }
  /** amounts are being calculated again */
  busy: boolean
  sending: boolean
  onSubmit: () => void
}

/** What is to pay, and the one submit. */
export function Foot({ data, words, busy, sending, onSubmit }: FootProps) {
  const texts = useTexts()
  return (
    <View className={styles.footer}>
      <View className={styles.total}>
        <View className={styles.pieces}>{texts.pieces(data.goods_num)}</View>
        <View className={styles.sum}>
          {words.total}
          <Price value={data.pay_money} size="l" className={busy ? styles.busy : 't-pay-money'} />
        </View>
      </View>
      <Button className="t-submit-order" loading={sending} disabled={busy} onClick={onSubmit}>
        {words.submit}
      </Button>
    </View>
  )
}
