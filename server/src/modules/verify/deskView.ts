import type { VerifyInfo, VerifyType } from '@mall/contract/verify'
import { yuan } from '../../lib/money'
import { timeText } from '../../lib/timeText'
import type { Bought } from '../order/orderDesk.service'

type Item = VerifyInfo['item_array'][number]
type Remark = VerifyInfo['remark_array'][number]

/** What is handed over. */
export const itemsOf = (lines: Bought['lines']): Item[] =>
  lines.map((line) => ({
    img: line.sku_image,
    name: line.sku_name,
    price: yuan(line.price),
    num: line.num,
    remark_array: line.sku_no ? [{ title: '商品编码', value: line.sku_no }] : [],
  }))

/** What the desk needs to know of the order and its buyer; empty ones are left out. */
export function remarksOf(type: VerifyType, { order, lines }: Bought): Remark[] {
  const expire = lines[0]?.expire_time ?? 0
  const own: Remark[] =
    type === 'pickup'
      ? [
          { title: '提货人', value: order.name },
          { title: '联系电话', value: order.mobile },
          { title: '自提门店', value: order.delivery_store_name },
          { title: '提货时间', value: order.buyer_ask_delivery_time },
        ]
      : [
          { title: '手机号', value: order.mobile },
          { title: '有效期至', value: expire > 0 ? timeText(expire) : '长期有效' },
        ]
  return [
    { title: '订单编号', value: order.order_no },
    ...own,
    { title: '买家留言', value: order.buyer_message },
    { title: '付款时间', value: timeText(order.pay_time) },
  ].filter(({ value }) => value !== '')
}
