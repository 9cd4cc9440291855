import type { ExchangeOrder } from '@mall/contract/pointExchange'
import { ThingLine } from '@/domain/goods/ThingLine'
import { PointPrice } from '@/domain/price/PointPrice'

/** What was exchanged, and for how much in all. */
export function ExchangeLine({ order, onClick }: { order: ExchangeOrder; onClick?: () => void }) {
  const { exchange_image, exchange_name, num, type_name, point, price } = order
  return (
    <ThingLine image={exchange_image} name={exchange_name} num={num} spec={type_name} onClick={onClick}>
      <PointPrice point={point} money={price} size="s" tone="text" />
    </ThingLine>
  )
}
