import { open } from '@/navigation/open'
import type { Route } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'

interface NoOrdersProps {
  text: string
  /** where they begin, and the words for the way there */
  page: Route
  way: string
  /** `t-...` handle of the button */
  handle: string
}

/** In place of a member's orders of one kind, where there are none. */
export const NoOrders = ({ text, page, way, handle }: NoOrdersProps) => (
  <Empty text={text} icon="order">
    <Button className={handle} kind="secondary" onClick={() => open(page)}>
      {way}
    </Button>
  </Empty>
)
