import type { RefundData } from '@mall/contract/refund'
import { cents, yuan } from '@/domain/price/money'

type Line = RefundData['order_goods_info']

export interface Part {
  name: 'goodsMoney' | 'discounts' | 'adjusted' | 'rest'
  /** signed text of the wire */
  money: string
}

/** What the refund of a line is made of; what is nothing is left out. The parts come to `refundMoney`. */
export function partsOfRefund(line: Line, refundMoney: string): Part[] {
  const goods = cents(line.goods_money)
  const real = cents(line.real_goods_money)
  const rest = cents(refundMoney) - real
  const less = real - goods
  const parts: Part[] = [{ name: 'goodsMoney', money: yuan(goods) }]
  if (less !== 0) parts.push({ name: less < 0 ? 'discounts' : 'adjusted', money: yuan(less) })
  if (rest !== 0) parts.push({ name: 'rest', money: yuan(rest) })
  return parts
}
