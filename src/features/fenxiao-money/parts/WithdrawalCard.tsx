import { View } from '@tarojs/components'
import type { FenxiaoWithdrawal } from '@mall/contract/fenxiao'
import { useTexts as useAmountTexts } from '@/domain/withdrawal/texts'
import { timeText } from '@/lib/date'
import { CopyButton } from '@/ui/CopyButton'
import { Price } from '@/ui/Price'
import { RecordCard } from '@/ui/RecordCard'
import { Tag } from '@/ui/Tag'
import styles from '../fenxiaoMoney.module.scss'
import { useTexts } from '../texts'

const tones = { 1: 'warning', 2: 'success', [-1]: 'danger' } as const

/** One withdrawal of commission, with what became of it. */
export function WithdrawalCard({ row }: { row: FenxiaoWithdrawal }) {
  const texts = useTexts()
  const amountTexts = useAmountTexts()
  const { status, withdraw_no: number } = row
  return (
    <RecordCard
      className="t-withdrawal"
      title={
        <View className={styles.number}>
          {number}
          <CopyButton text={number} label={amountTexts.number} />
        </View>
      }
      figure={<Price value={row.money} size="m" tone="text" />}
      time={timeText(row.create_time)}
      end={
        <Tag tone={tones[status]} className={`t-withdrawal-state-${status}`}>
          {texts.withdrawalTabs[status]}
        </Tag>
      }
    >
      {status === -1 ? (
        <View className={styles.fact}>{texts.returned}</View>
      ) : (
        <>
          <View className={`${styles.fact} t-fee`}>
            {Number(row.withdraw_rate) > 0 ? amountTexts.feeAt(row.withdraw_rate) : amountTexts.fee}
            <Price value={row.withdraw_rate_money} size="s" tone="text" />
          </View>
          <View className={`${styles.fact} t-arrives`}>
            {status === 2 ? texts.arrived : texts.arriving}
            <Price value={row.real_money} size="s" tone="text" />
          </View>
        </>
      )}
      {status === 2 && row.payment_time > 0 && (
        <View className={styles.fact}>
          {texts.paidOut}
          <View>{timeText(row.payment_time)}</View>
        </View>
      )}
    </RecordCard>
  )
}
