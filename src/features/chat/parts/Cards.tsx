import type { ReactNode } from 'react'
import { useData } from '@/api/useData'
import { orderRoute } from '@/domain/order-status/orderRoute'
import { currentPrice } from '@/domain/price/money'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { useTexts } from '../texts'
import { CardFace } from './CardFace'

interface CardProps {
  id: number
  className?: string
  /** beside it, once it is known to be there */
  children?: ReactNode
}

/** Goods by sku; what is sold no more says so. */
export function GoodsCard({ id, className, children }: CardProps) {
  const texts = useTexts()
  const { data } = useData('/api/goodssku/lists', { sku_ids: String(id) }, { silent: true })
  const goods = data?.[0]
  if (!goods) return <CardFace image="" title="" stop={data ? texts.goodsGone : ''} className={className} />
  return (
    <CardFace
      image={goods.sku_image}
      title={goods.goods_name}
      money={currentPrice(goods)}
      className={`${className ?? ''} t-chat-goods`}
      onClick={() => void open(routes.goodsDetail, { sku_id: id })}
    >
      {children}
    </CardFace>
  )
}

/** One of the member's own orders. */
export function OrderCard({ id, className, children }: CardProps) {
  const texts = useTexts()
  const { data: order, failure } = useData('/api/order/detail', { order_id: id }, { silent: true })
  if (!order) {
    const stop = failure?.kind === 'refused' ? texts.orderGone : ''
    return <CardFace image="" title={texts.orderNumber('')} stop={stop} className={className} />
  }
  return (
    <CardFace
      image={order.order_goods[0]?.sku_image ?? ''}
      title={texts.orderNumber(order.order_no)}
      money={order.order_money}
      note={order.order_status_name}
      className={`${className ?? ''} t-chat-order`}
      onClick={() => void open(orderRoute(order.order_type), { order_id: id })}
    >
      {children}
    </CardFace>
  )
}
