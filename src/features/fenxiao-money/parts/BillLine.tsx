import type { FenxiaoEntry } from '@mall/contract/fenxiao'
import { EntryLine } from '@/domain/ledger/EntryLine'
import { cents } from '@/domain/price/money'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { useTexts } from '../texts'

const openWithdrawals = () => void open(routes.fenxiaoWithdrawals)

/** One movement of the account; a withdrawal leads to where it says what became of it. */
export function BillLine({ entry: { type, type_name, money, account_no, create_time } }: { entry: FenxiaoEntry }) {
  const texts = useTexts()
  const isBack = type === 'withdraw' && cents(money) > 0
  return (
    <EntryLine
      name={type_name}
      remark={isBack ? texts.returned : account_no}
      time={create_time}
      amount={money}
      onClick={type === 'withdraw' ? openWithdrawals : undefined}
    />
  )
}
