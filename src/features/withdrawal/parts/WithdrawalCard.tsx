import type { WithdrawRow } from '@mall/contract/withdraw'
import { maskedNumber, receiverOfRow } from '@/domain/withdrawal/receiver'
import { timeText } from '@/lib/date'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Price } from '@/ui/Price'
import { RecordCard } from '@/ui/RecordCard'
import { Tag } from '@/ui/Tag'
import { stateTones } from '../stateTones'
import { useTexts } from '../texts'

/** One withdrawal in the list. */
export function WithdrawalCard({ row }: { row: WithdrawRow }) {
  const texts = useTexts()
  const number = maskedNumber(receiverOfRow(row))
  return (
    <RecordCard
      className="t-withdrawal"
      title={`${row.transfer_type_name} ${number}`}
      figure={<Price value={row.apply_money} size="m" tone="text" />}
      time={timeText(row.apply_time)}
      end={
        <Tag tone={stateTones[row.status]} className={`t-withdrawal-state-${row.status}`}>
          {row.package_info ? texts.waitsForYou : row.status_name}
        </Tag>
      }
      onClick={() => open(routes.withdrawalDetail, { id: row.id })}
    />
  )
}
