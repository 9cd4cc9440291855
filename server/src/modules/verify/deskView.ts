import type { VerifyInfo, VerifyType } from '@mall/contract/verify'
import { said, type Language } from '@mall/contract/words'
import { yuan } from '../../lib/money'
import { timeText } from '../../lib/date'
import { known } from '../../words/known'
import type { Bought } from '../order/orderDesk.service'

type Item = VerifyInfo['item_array'][number]
type Remark = VerifyInfo['remark_array'][number]

export const typeNames = {
  pickup: said('订单自提', 'Pickup'),
  virtualgoods: said('虚拟商品', 'Virtual goods'),
} as const satisfies Record<VerifyType, unknown>

const titles = {
  skuNo: said('商品编码', 'Item code'),
  name: said('提货人', 'Picked up by'),
  phone: said('联系电话', 'Phone'),
  store: said('自提门店', 'Store'),
  time: said('提货时间', 'Pickup time'),
  mobile: said('手机号', 'Mobile'),
  expire: said('有效期至', 'Valid until'),
  orderNo: said('订单编号', 'Order number'),
  message: said('买家留言', 'Message'),
  paid: said('付款时间', 'Paid at'),
} as const

const unending = said('长期有效', 'Does not expire')

const remark = (title: keyof typeof titles, value: string): Remark => ({ title: titles[title].zh, value })

/** What is handed over, as a record keeps it. */
export const itemsOf = (lines: Bought['lines']): Item[] =>
  lines.map((line) => ({
    img: line.sku_image,
    name: line.sku_name,
    price: yuan(line.price),
    num: line.num,
    remark_array: line.sku_no ? [remark('skuNo', line.sku_no)] : [],
  }))

/** What the desk needs to know of the order and its buyer, as a record keeps it; empty ones are left out. */
export function remarksOf(type: VerifyType, { order, lines }: Bought): Remark[] {
  const expire = lines[0]?.expire_time ?? 0
  const own: Remark[] =
    type === 'pickup'
      ? [
          remark('name', order.name),
          remark('phone', order.mobile),
          remark('store', order.delivery_store_name),
          remark('time', order.buyer_ask_delivery_time),
        ]
      : [remark('mobile', order.mobile), remark('expire', expire > 0 ? timeText(expire) : unending.zh)]
  return [
    remark('orderNo', order.order_no),
    ...own,
    remark('message', order.buyer_message),
    remark('paid', timeText(order.pay_time)),
  ].filter(({ value }) => value !== '')
}

/** Titles are the server's own words, values are not, but for a code that never ends. */
export const remarksIn = (language: Language, remarks: Remark[]): Remark[] =>
  remarks.map(({ title, value }) => {
    const key = known(titles, title)
    return {
      title: key ? titles[key][language] : title,
      value: key === 'expire' && value === unending.zh ? unending[language] : value,
    }
  })

export const itemsIn = (language: Language, items: Item[]): Item[] =>
  items.map((item) => ({ ...item, remark_array: remarksIn(language, item.remark_array) }))
