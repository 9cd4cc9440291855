import type { PresaleOrder } from '@mall/contract/presale'
import { GoodsLine } from '@/domain/goods/GoodsLine'

/** What a presale order buys. */
export function OrderGoods({ order, onClick }: { order: PresaleOrder; onClick?: () => void }) {
  const { sku_name: goods_name, sku_image, price, num } = order
  return (
    <GoodsLine line={{ goods_name, sku_image, sku_spec_format: '', price, num, is_present: 0 }} onClick={onClick} />
  )
}
