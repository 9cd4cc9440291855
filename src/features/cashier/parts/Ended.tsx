import type { PayInfo } from '@mall/contract/pay'
import { openList } from '@/domain/payable/openList'
import { useWayTexts } from '@/domain/payable/texts'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { useTexts } from '../texts'

/** A bill that can no longer be paid. */
export function Ended({ bill }: { bill: PayInfo }) {
  const texts = useTexts()
  const ways = useWayTexts()
  const { out_trade_no: code, event } = bill
  const paid = bill.pay_status === 2
  return (
    <Empty
      icon={paid ? 'success' : 'clock'}
      text={paid ? texts.paid : texts.over}
      note={paid ? undefined : texts.overNotes[event]}
    >
      <Button
        className="t-see"
        onClick={() => (paid ? open(routes.payResult, { code }, { replace: true }) : openList(bill))}
      >
        {paid ? texts.see : ways[event]}
      </Button>
    </Empty>
  )
}
