import { contentTypes, type ContentType, type ServerFrame } from '@mall/contract/chat'
import type { Language } from '@mall/contract/words'
import { localCtx } from '../../http/localCtx'
import type { Mall } from '../../mall'
import { bySkus } from '../goods/goods.service'
import { shownRow } from '../order/order.service'
import type { Message } from './chat.store'
import { lineOf } from './content.service'
import { servicerId } from './servicer.service'

/** Turns messages of a servicer into frames; one is asked for once per language, however many listen. */
export function frameWriter(mall: Mall): (message: Message, language: Language) => Promise<ServerFrame> {
  const written = new Map<string, Promise<ServerFrame>>()
  return (message, language) => {
    const key = `${message.id} ${language}`
    const frame = written.get(key) ?? write(mall, message, language)
    written.set(key, frame)
    return frame
  }
}

async function write(mall: Mall, message: Message, language: Language): Promise<ServerFrame> {
  const { site_id, id, add_time, goods_sku_id, order_id, words, member_id: memberId } = message
  const said = { servicer_id: servicerId(site_id), site_id, id, add_time }
  const ctx = localCtx(mall, { memberId, language })
  switch (message.content_type as ContentType) {
    case contentTypes.image:
      return { type: 'image', data: { ...said, message: words } }
    case contentTypes.goods: {
      const [goods] = await bySkus(ctx, [goods_sku_id])
      if (goods) return { type: 'goodssku', data: { ...said, goods_sku_id, goods } }
      break
    }
    case contentTypes.order: {
      const order = await shownRow(ctx, order_id)
      if (order) return { type: 'order', data: { ...said, order_id, order } }
      break
    }
    case contentTypes.text:
  }
  // also of what is not there any more a frame is sent: no number is missed
  return { type: 'string', data: { ...said, message: lineOf(message, language) } }
}
