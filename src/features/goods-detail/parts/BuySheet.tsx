import { useState, type PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import type { GoodsDetail } from '@mall/contract/goods'
import { boundsOf, stopOf } from '@/domain/goods/bounds'
import { SkuSheet } from '@/domain/goods/SkuSheet'
import { useTexts as useGoodsTexts } from '@/domain/goods/pickerTexts'
import type { SkuChoosing } from '@/domain/goods/useSku'
import { Button } from '@/ui/Button'
import { useLasting } from '@/ui/useLasting'
import styles from '../goodsDetail.module.scss'
import { ordinary, type Purchase } from '../purchase'
import { useTexts } from '../texts'

/** What the sheet was opened for; `both` shows both buttons. */
export type SheetAim = 'cart' | 'buy' | 'both'

interface BuySheetProps {
  aim: SheetAim | undefined
  detail: GoodsDetail
  siteId: number
  sku: SkuChoosing
  /** how many, where the page has a say in it */
  wanted?: number
  onWant?: (num: number) => void
  purchase?: Purchase
  onClose: () => void
  /** it is in the cart */
  onAdded: (detail: GoodsDetail) => void
}

/** The sku sheet with the ways to buy; children stand between the values and the number. */
export function BuySheet(props: PropsWithChildren<BuySheetProps>) {
  const { aim, detail, siteId, sku, purchase = ordinary, onClose, onAdded, children } = props
  const texts = useTexts()
  const goods = useGoodsTexts()
  const [own, setOwn] = useState(1)
  const { wanted = own, onWant = setOwn } = props
  const [sending, setSending] = useState('')
  const { min, max } = boundsOf(detail)
  const num = Math.max(min, Math.min(wanted, Math.max(min, max)))
  const stop = stopOf(detail)
  // of a switch that is quick the buttons show nothing: they would flicker, and cost more than the sku itself
  const slow = useLasting(sku.switching, 400)

  const act = async (name: string, work: () => Promise<unknown>) => {
    if (sku.switching || sending) return
    setSending(name)
    try {
      if ((await work()) !== false) onClose()
    } finally {
      setSending('')
    }
  }
  const button = (kind: 'aux' | 'primary', name: string, label: string, run: () => Promise<unknown>) => (
    <Button
      key={name}
      className={name}
      kind={kind}
      block
      disabled={slow || stop !== undefined}
      loading={sending === name}
      onClick={() => act(name, run)}
    >
      {stop ? goods.stops[stop] : label}
    </Button>
  )
  const add = async () => {
    const added = await purchase.add(detail, siteId, num)
    if (added) onAdded(detail)
    return added
  }
  const ways = stop
    ? [button('primary', 't-sheet-stop', '', async () => undefined)]
    : [
        aim !== 'buy' && button(aim === 'cart' ? 'primary' : 'aux', 't-sheet-add', texts.add, add),
        aim !== 'cart' && button('primary', 't-sheet-buy', texts.buy, () => purchase.buy(detail, num)),
      ]
  return (
    <SkuSheet
      open={aim !== undefined}
      sku={sku}
      num={num}
      onNum={onWant}
      onClose={onClose}
      footer={<View className={styles.pair}>{ways}</View>}
    >
      {children}
    </SkuSheet>
  )
}
