import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { useWayTexts } from './texts'

/** A bill that does not exist; the server answers a bill of another member in the same way. */
export function GoneBill({ words }: { words?: string | undefined }) {
  const texts = useWayTexts()
  return (
    <Empty text={words || texts.gone} icon="pay" className="t-bill-gone">
      <Button className="t-to-orders" onClick={() => open(routes.orderList, {}, { replace: true })}>
        {texts.order}
      </Button>
    </Empty>
  )
}
