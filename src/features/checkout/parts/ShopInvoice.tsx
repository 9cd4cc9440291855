import { useState } from 'react'
import { View } from '@tarojs/components'
import type { CheckoutAddress, CheckoutShop } from '@mall/contract/checkout'
import { readTitles } from '@/domain/checkout-draft/invoiceTitles'
import { Cell } from '@/ui/Cell'
import styles from '../checkout.module.scss'
import { firstSelection, type InvoiceSelection } from '../invoiceSelection'
import { useTexts } from '../texts'
import { InvoiceSheet } from './InvoiceSheet'

interface ShopInvoiceProps {
  shop: CheckoutShop
  address: CheckoutAddress | null
  selection: InvoiceSelection | undefined
  onSelect: (selection: InvoiceSelection | undefined) => void
}

/** Whether and what the shop writes; a shop that writes none has no row. */
export function ShopInvoice({ shop, address, selection, onSelect }: ShopInvoiceProps) {
  const texts = useTexts().invoice
  const [filling, setFilling] = useState(false)
  const { invoice_config: config } = shop
  if (config.invoice_status !== 1 || config.type.length === 0) return null
  return (
    <>
      <Cell
        className="t-choose-invoice"
        label={texts.row}
        note={selection && `${selection.type === 1 ? texts.paper : texts.electronic} · ${selection.content}`}
        onClick={() => setFilling(true)}
      >
        <View className={selection ? styles.chosen : styles.dim}>{selection ? selection.title : texts.notWanted}</View>
      </Cell>
      <InvoiceSheet
        open={filling}
        config={config}
        selection={selection ?? firstSelection(config, address, readTitles()[0])}
        onChoose={onSelect}
        onClose={() => setFilling(false)}
      />
    </>
  )
}
