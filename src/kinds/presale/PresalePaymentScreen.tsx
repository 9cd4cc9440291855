import { CheckoutScreen } from '@/features/checkout/CheckoutScreen'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { deposit, rest } from './checkout'
import { useTexts } from './texts'

/** The deposit of what was chosen, or the rest of the presale order that the address names. */
export function PresalePaymentScreen() {
  const texts = useTexts()
  const { id = 0 } = useParams(routes.presalePayment)
  if (!(id > 0)) return <CheckoutScreen kind={deposit} />
  return (
    <CheckoutScreen
      kind={rest}
      draft={{ id }}
      refused={(words) => (
        <Empty text={words || texts.restRefused} icon="order">
          <Button
            className="t-to-presale"
            onClick={() => open(routes.presaleOrder, { order_id: id }, { replace: true })}
          >
            {texts.toOrder}
          </Button>
        </Empty>
      )}
    />
  )
}
