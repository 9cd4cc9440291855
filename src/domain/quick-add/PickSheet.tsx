import { useEffect, useState } from 'react'
import type { GoodsRow } from '@mall/contract/goods'
import { useData } from '@/api/useData'
import { keepDraft, type OrdinaryDraft } from '@/domain/checkout-draft/draft'
import { boundsOf, stopOf, withinBounds } from '@/domain/goods/bounds'
import { SheetWays, type SheetWay } from '@/domain/goods/SheetWays'
import { SkuSheet } from '@/domain/goods/SkuSheet'
import { plainSku } from '@/domain/goods/askSku'
import { useSku } from '@/domain/goods/useSku'
import { open as openPage } from '@/navigation/open'
import { routes } from '@/routes'
import { usePickTexts } from './pickTexts'
import { put } from './useQuickAdd'

interface Picking {
  onClose: () => void
  /** it is in the cart; its picture */
  onPut: (picture: string) => void
}

/** Which sku of the goods goes into the cart, or is bought at once; the last goods stays in it while it closes. */
export function PickSheet({ goods, ...to }: Picking & { goods: GoodsRow | undefined }) {
  const [last, setLast] = useState(goods)
  useEffect(() => {
    if (goods) setLast(goods)
  }, [goods])
  const shown = goods ?? last
  return shown ? <Pick key={shown.goods_id} goods={shown} open={goods !== undefined} {...to} /> : null
}

function Pick({ goods, open, onClose, onPut }: Picking & { goods: GoodsRow; open: boolean }) {
  const texts = usePickTexts()
  const [wanted, want] = useState(1)
  const first = useData('/api/goodssku/info', { sku_id: goods.sku_id }, { silent: false })
  const sku = useSku(goods.sku_id, first.data, open, plainSku)
  const { detail } = sku
  const stop = detail && stopOf(detail)
  const num = withinBounds(detail ? boundsOf(detail) : { min: 1, max: 1 }, wanted)
  const add = async () => {
    if (!detail || !(await put(detail.goods_id, detail.sku_id, goods.site_id, num))) return
    onPut(detail.sku_image)
    onClose()
  }
  const toCart: SheetWay = { name: 'add', handle: 't-sheet-add', label: texts.addToCart, tone: 'aux', run: add }
  const buy = async () => {
    if (!detail) return
    keepDraft('orderCreateData', { sku_id: detail.sku_id, num } satisfies OrdinaryDraft)
    await openPage(routes.orderPayment)
    onClose()
  }
  const ways: SheetWay[] = [
    // virtual goods make an order of their own kind: they are bought at once
    ...(detail?.is_virtual === 1 ? [] : [toCart]),
    { name: 'buy', handle: 't-sheet-buy', label: texts.buy, tone: 'primary', run: buy },
  ]
  return (
    <SkuSheet
      open={open && detail !== undefined}
      sku={sku}
      num={num}
      onNum={want}
      onClose={onClose}
      footer={<SheetWays ways={ways} aim="add" stop={stop} switching={sku.switching} />}
    />
  )
}
