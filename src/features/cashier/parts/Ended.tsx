import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { useTexts } from '../texts'

/** A bill that can no longer be paid. */
export function Ended({ paid, number }: { paid: boolean; number: string }) {
  const texts = useTexts()
  return (
    <Empty
      icon={paid ? 'success' : 'clock'}
      text={paid ? texts.paid : texts.over}
      note={paid ? undefined : texts.overNote}
    >
      <Button
        className="t-see"
        onClick={() =>
          paid
            ? open(routes.payResult, { code: number }, { replace: true })
            : open(routes.orderList, {}, { replace: true })
        }
      >
        {paid ? texts.see : texts.orders}
      </Button>
    </Empty>
  )
}
