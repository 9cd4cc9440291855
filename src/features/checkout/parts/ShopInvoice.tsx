import { useState } from 'react'
import { View } from '@tarojs/components'
import type { CheckoutAddress, CheckoutShop } from '@mall/contract/checkout'
import { readTitles } from '@/domain/checkout-draft/invoiceTitles'
import { Cell } from '@/ui/Cell'
import styles from '../checkout.module.scss'
import { firstWish, type InvoiceWish } from '../invoiceWish'
import { useTexts } from '../texts'
import { InvoiceSheet } from './InvoiceSheet'

interface ShopInvoiceProps {
  shop: CheckoutShop
  address: CheckoutAddress | null
  wish: InvoiceWish | undefined
  onWish: (wish: InvoiceWish | undefined) => void
}

/** Whether and what the shop writes; a shop that writes none has no row. */
export function ShopInvoice({ shop, address, wish, onWish }: ShopInvoiceProps) {
  const texts = useTexts().invoice
  const [filling, setFilling] = useState(false)
  const { invoice_config: config } = shop
  if (config.invoice_status !== 1 || config.type.length === 0) return null
  return (
    <>
      <Cell
        className="t-choose-invoice"
        label={texts.row}
        note={wish && `${wish.type === 1 ? texts.paper : texts.electronic} · ${wish.content}`}
        onClick={() => setFilling(true)}
      >
        <View className={wish ? styles.chosen : styles.dim}>{wish ? wish.title : texts.notWanted}</View>
      </Cell>
      <InvoiceSheet
        open={filling}
        config={config}
        wish={wish ?? firstWish(config, address, readTitles()[0])}
        onChoose={onWish}
        onClose={() => setFilling(false)}
      />
    </>
  )
}
