import type { Data } from '@/api/call'
import { AmountFields, type Limits } from '@/domain/withdrawal/AmountFields'
import { useTexts as useAmountTexts } from '@/domain/withdrawal/texts'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import type { FieldProps } from '@/ui/form/useForm'
import { feeOf, hasFreeSpan, type FeeTerms } from '../fee'
import { useTexts } from '../texts'

interface WithdrawalFormProps {
  limits: Limits
  terms: Data<'/fenxiao/api/config/withdraw'>
  field: FieldProps<string>
  onHistory: () => void
  /** of the way to the history */
  history: string
}

/** How much, what it costs, and where it goes: the member's own balance is all that the mall pays to. */
export function WithdrawalForm({ limits, terms, field, onHistory, history }: WithdrawalFormProps) {
  const texts = useTexts()
  const amountTexts = useAmountTexts()
  const feeNote = (of: FeeTerms) => {
    if (Number(of.withdraw_rate) === 0) return texts.noFee
    const { withdraw_rate: rate, min_no_fee: least, max_no_fee: most } = of
    return hasFreeSpan(of) ? texts.freeBetween(rate, least, most) : amountTexts.feeRate(rate)
  }
  return (
    <Column>
      <AmountFields
        limits={limits}
        field={field}
        feeNote={feeNote(terms)}
        arrivesNote={terms.withdraw_status === 2 ? texts.atOnce : texts.afterReview}
        fee={(amount) => feeOf(amount, terms)}
      />
      <CellGroup>
        <Cell className="t-target" label={texts.target} note={texts.balanceNote} value={texts.balance} />
        <Cell className="t-withdrawals" label={history} onClick={onHistory} />
      </CellGroup>
    </Column>
  )
}
