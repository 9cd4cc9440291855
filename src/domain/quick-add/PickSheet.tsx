import { useEffect, useState } from 'react'
import type { GoodsRow } from '@mall/contract/goods'
import { useData } from '@/api/useData'
import { boundsOf, stopOf, withinBounds } from '@/domain/goods/bounds'
import { SkuSheet } from '@/domain/goods/SkuSheet'
import { useTexts as useGoodsTexts } from '@/domain/goods/pickerTexts'
import { plainSku } from '@/domain/goods/askSku'
import { useSku } from '@/domain/goods/useSku'
import { Button } from '@/ui/Button'
import { usePickTexts } from './pickTexts'
import { put } from './useQuickAdd'

/** Which sku of the goods goes into the cart; the last goods stays in it while it closes. */
export function PickSheet({ goods, onClose }: { goods: GoodsRow | undefined; onClose: () => void }) {
  const [last, setLast] = useState(goods)
  useEffect(() => {
    if (goods) setLast(goods)
  }, [goods])
  const shown = goods ?? last
  return shown ? <Pick key={shown.goods_id} goods={shown} open={goods !== undefined} onClose={onClose} /> : null
}

function Pick({ goods, open, onClose }: { goods: GoodsRow; open: boolean; onClose: () => void }) {
  const texts = usePickTexts()
  const { stops } = useGoodsTexts()
  const [wanted, want] = useState(1)
  const [sending, setSending] = useState(false)
  const first = useData('/api/goodssku/info', { sku_id: goods.sku_id }, { silent: false })
  const sku = useSku(goods.sku_id, first.data, open, plainSku)
  const { detail } = sku
  const stop = detail && stopOf(detail)
  const num = withinBounds(detail ? boundsOf(detail) : { min: 1, max: 1 }, wanted)
  const add = async () => {
    if (!detail || sku.switching || sending) return
    setSending(true)
    try {
      if (await put(detail.goods_id, detail.sku_id, goods.site_id, num)) onClose()
    } finally {
      setSending(false)
    }
  }
  return (
    <SkuSheet
      open={open && detail !== undefined}
      sku={sku}
      num={num}
      onNum={want}
      onClose={onClose}
      footer={
        <Button className="t-sheet-add" size="big" loading={sending} disabled={stop !== undefined} onClick={add}>
          {stop ? stops[stop] : texts.addToCart}
        </Button>
      }
    />
  )
}
