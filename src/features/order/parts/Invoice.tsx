import type { OrderDetail } from '@mall/contract/order'
import { Cell, CellGroup } from '@/ui/Cell'
import { useTexts } from '../texts'

/** The invoice that was asked for. */
export function Invoice({ order }: { order: OrderDetail }) {
  const texts = useTexts()
  if (order.is_invoice !== 1) return null
  const facts = [
    [texts.invoiceKind, order.invoice_type === 1 ? texts.paper : texts.electronic],
    [texts.invoiceTitle, order.invoice_title],
    [texts.taxNumber, order.taxpayer_number],
    [texts.invoiceContent, order.invoice_content],
    [texts.email, order.invoice_email],
    [texts.invoiceAddress, order.invoice_full_address],
  ] as const
  return (
    <CellGroup title={texts.invoice} className="t-invoice">
      {facts.map(([label, value]) => (value ? <Cell key={label} label={label} value={value} /> : null))}
    </CellGroup>
  )
}
