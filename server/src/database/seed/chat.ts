import { contentTypes, type ContentType } from '@mall/contract/chat'
import { plannedOrders } from './orderPlans'

/** Of member 1 with shop 3 (wire/demo-data section 6). */
export interface ChatSeed {
  side: 'member' | 'servicer'
  content_type: ContentType
  words: string
  goods_sku_id: number
  order_id: number
  add_time: number
}

const minute = 60
const nothing = { words: '', goods_sku_id: 0, order_id: 0 }
const text = (words: string) => ({ ...nothing, content_type: contentTypes.text, words })
const picture = (words: string) => ({ ...nothing, content_type: contentTypes.image, words })
const goods = (goods_sku_id: number) => ({ ...nothing, content_type: contentTypes.goods, goods_sku_id })
const order = (order_id: number) => ({ ...nothing, content_type: contentTypes.order, order_id })

/** One that waits to be sent. */
const asked = plannedOrders.filter(({ site, type, status }) => site === 3 && type === 1 && status === 1).at(-1)

/** [who, minutes ago, what] */
const spoken = (orderId: number): [ChatSeed['side'], number, Omit<ChatSeed, 'side' | 'add_time'>][] => [
  ['member', 2900, goods(1)],
  ['member', 2899, text('您好，这款收纳筐可以水洗吗？')],
  ['servicer', 2894, text('您好，可以用冷水手洗，阴干后形状不变。')],
  ['member', 2890, picture('upload/demo/goods/1_2.jpg')],
  ['member', 2889, text('想放在这个角落，大小合适吗？')],
  ['servicer', 2881, picture('upload/demo/goods/1_3.jpg')],
  ['servicer', 2880, text('合适的，底部直径 32 厘米。很多顾客会配这款杯子一起放。')],
  ['servicer', 2880, goods(2)],
  ['member', 240, order(orderId)],
  ['member', 239, text('这单什么时候能发出？')],
  ['servicer', 232, order(orderId)],
  ['servicer', 231, text('已经在打包了，发出后您会收到物流通知。')],
]

/** How many of the servicer's words member 1 has not read. */
export const unreadSaid = 2

export const chatRows = (now: number): ChatSeed[] =>
  spoken(asked?.order_id ?? 0).map(([side, ago, what]) => ({ side, ...what, add_time: now - ago * minute }))
