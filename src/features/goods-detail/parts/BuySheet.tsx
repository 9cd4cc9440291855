import { useRef, type PropsWithChildren } from 'react'
import type { GoodsDetail } from '@mall/contract/goods'
import type { Offer } from '@/domain/goods/offer'
import { SheetWays } from '@/domain/goods/SheetWays'
import { SkuSheet } from '@/domain/goods/SkuSheet'
import type { SkuChoosing } from '@/domain/goods/useSku'
import type { Chosen, Way } from '../GoodsKind'

/** Opened for one of the ways, by name, or to choose: then none of them stands out. */
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
  // a sheet that goes keeps its looks
  const last = useRef(aim)
  if (aim) last.current = aim

  const act = async ({ run }: Way<D>) => {
    const outcome = await run(chosen)
    if (outcome === 'added') onAdded()
    if (outcome !== 'stay') onClose()
  }
  const shown = ways
    .filter(({ leads }) => !leads)
    .map((way) => ({ ...way, handle: way.handles[1], run: () => act(way) }))
  return (
    <SkuSheet
      open={aim !== undefined}
      sku={sku}
      offer={offer}
      num={chosen.num}
      onNum={onNum}
      onClose={onClose}
      footer={<SheetWays ways={shown} aim={last.current} stop={offer.stop} switching={sku.switching} />}
    >
      {children}
    </SkuSheet>
  )
}
