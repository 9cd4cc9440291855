import { View } from '@tarojs/components'
import { PointPrice } from '@/domain/price/PointPrice'
import { Button } from '@/ui/Button'
import { RollingPrice } from '@/ui/RollingPrice'
import { freightMissing, pointsLacking, type Quote } from '../CheckoutKind'
import styles from '../checkout.module.scss'
import { useTexts } from '../texts'

interface FootProps {
  data: Quote
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
  const lacks = pointsLacking(data) > 0
  const pieces = texts.pieces(data.goods_num)
  const look = busy ? styles.busy : 't-pay-money'
  return (
    <View className={styles.footer}>
      <View className={styles.total}>
        <View className={`${styles.pieces} t-pieces`}>
          {freightMissing(data) ? texts.beforeFreight(pieces) : pieces}
        </View>
        <View className={styles.sum}>
          {words.total}
          {data.given ? (
            <PointPrice point={data.given.point} money={data.pay_money} size="m" className={look} />
          ) : (
            <RollingPrice value={data.pay_money} size="l" className={look} />
          )}
        </View>
      </View>
      <Button className="t-submit-order" loading={sending} disabled={busy || lacks} onClick={onSubmit}>
        {lacks ? texts.fewPoints : words.submit}
      </Button>
    </View>
  )
}
