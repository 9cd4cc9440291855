import { View } from '@tarojs/components'
import type { WithdrawRow } from '@mall/contract/withdraw'
import { maskedNumber, receiverOfRow } from '@/domain/withdrawal/receiver'
import { timeText } from '@/lib/day'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Card } from '@/ui/Card'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import styles from '../withdrawal.module.scss'
import { useTexts } from '../texts'

const tones = { 0: 'warning', 1: 'info', 2: 'success', [-1]: 'danger' } as const

/** One withdrawal in the list. */
export function WithdrawalCard({ row }: { row: WithdrawRow }) {
  const texts = useTexts()
  const number = maskedNumber(receiverOfRow(row))
  return (
    <Card
      className={`${styles.row} t-withdrawal`}
      role="link"
      onClick={() => open(routes.withdrawalDetail, { id: row.id })}
    >
      <View className={styles.line}>
        <View className={styles.way}>
          {row.transfer_type_name} {number}
        </View>
        <Price value={row.apply_money} size="m" tone="text" />
      </View>
      <View className={`${styles.line} ${styles.under}`}>
        {timeText(row.apply_time)}
        <Tag tone={tones[row.status]} className={`t-withdrawal-state-${row.status}`}>
          {row.package_info ? texts.waitsForYou : row.status_name}
        </Tag>
      </View>
    </Card>
  )
}
