import { Text, View } from '@tarojs/components'
import type { RefundDetail } from '@mall/contract/refund'
import { EvaluationPictures } from '@/domain/evaluation/EvaluationPictures'
import { timeText } from '@/lib/date'
import { Cell, CellGroup } from '@/ui/Cell'
import { CopyButton } from '@/ui/CopyButton'
import styles from '../afterSales.module.scss'
import { useTexts } from '../texts'

/** What was applied for; what is not set is left out. */
export function RefundFacts({ refund }: { refund: RefundDetail }) {
  const texts = useTexts()
  const parcel = [refund.refund_delivery_name, refund.refund_delivery_no].filter(Boolean).join(' ')
  const facts = [
    [texts.refundType, texts.types[refund.refund_type]],
    [texts.reason, refund.refund_reason],
    [texts.told, refund.refund_remark],
    [texts.finished, refund.refund_time > 0 ? timeText(refund.refund_time) : ''],
  ] as const
  return (
    <CellGroup title={texts.facts}>
      <Cell label={texts.number}>
        <Text className={styles.number} selectable>
          {refund.refund_no}
        </Text>
        <CopyButton className={styles.copy} text={refund.refund_no} />
      </Cell>
      {facts.map(([label, value]) => (value ? <Cell key={label} label={label} value={value} /> : null))}
      {parcel && (
        <Cell label={texts.parcel}>
          <Text className={`${styles.number} t-return-parcel`} selectable>
            {parcel}
          </Text>
          <CopyButton className={styles.copy} text={refund.refund_delivery_no} />
        </Cell>
      )}
      {refund.refund_images && (
        <View className={styles.pictures}>
          <EvaluationPictures csv={refund.refund_images} />
        </View>
      )}
    </CellGroup>
  )
}
