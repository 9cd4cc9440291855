import { useState, type PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import type { GoodsDetail } from '@mall/contract/goods'
import type { Offer } from '@/domain/goods/offer'
import { useTexts as useGoodsTexts } from '@/domain/goods/pickerTexts'
import { SkuSheet } from '@/domain/goods/SkuSheet'
import type { SkuChoosing } from '@/domain/goods/useSku'
import { Button } from '@/ui/Button'
import { useLasting } from '@/ui/useLasting'
import type { Chosen, Way } from '../GoodsKind'
import styles from '../goodsDetail.module.scss'

/** Opened for one of the ways, by name, or to choose: then all ways are offered. */
export type SheetAim = string | 'choose'

interface BuySheetProps<D extends GoodsDetail> {
  aim: SheetAim | undefined
  chosen: Chosen<D>
  offer: Offer
  ways: readonly Way<D>[]
  sku: SkuChoosing
  onNum: (num: number) => void
  onClose: () => void
  /** it is in the cart */
  onAdded: () => void
}

/** The sku sheet with the ways to buy; children stand between the values and the number. */
export function BuySheet<D extends GoodsDetail>(props: PropsWithChildren<BuySheetProps<D>>) {
  const { aim, chosen, offer, ways, sku, onNum, onClose, onAdded, children } = props
  const goods = useGoodsTexts()
  const [sending, setSending] = useState('')
  const { stop } = offer
  // of a switch that is quick the buttons show nothing: they would flicker, and cost more than the sku itself
  const slow = useLasting(sku.switching, 400)

  const act = async ({ name, run }: Way<D>) => {
    if (sku.switching || sending) return
    setSending(name)
    try {
      const outcome = await run(chosen)
      if (outcome === 'added') onAdded()
      if (outcome !== 'stay') onClose()
    } finally {
      setSending('')
    }
  }
  const shown = ways.filter(({ name, leads }) => !leads && (aim === 'choose' || aim === undefined || aim === name))
  return (
    <SkuSheet
      open={aim !== undefined}
      sku={sku}
      offer={offer}
      num={chosen.num}
      onNum={onNum}
      onClose={onClose}
      footer={
        <View className={styles.pair}>
          {stop ? (
            <Button className="t-sheet-stop" block disabled>
              {goods.stops[stop]}
            </Button>
          ) : (
            shown.map((way) => (
              <Button
                key={way.name}
                className={way.handles[1]}
                kind={shown.length === 1 ? 'primary' : way.tone}
                block
                disabled={slow}
                loading={sending === way.name}
                onClick={() => act(way)}
              >
                {way.label}
              </Button>
            ))
          )}
        </View>
      }
    >
      {children}
    </SkuSheet>
  )
}
