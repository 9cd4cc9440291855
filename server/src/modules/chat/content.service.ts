import { contentTypes, type ContentType } from '@mall/contract/chat'
import { said, type Language, type Words } from '@mall/contract/words'
import { refuse } from '../../http/route'
import { localCtx } from '../../http/localCtx'
import type { Mall } from '../../mall'
import { isSold, skuFacts } from '../goods/sku.service'
import { own } from '../order/order.service'
import type { RoomKey, Said } from './chat.store'

export type { Said }

/** What a call says, as it was sent. */
export interface Asked {
  content_type: ContentType
  message: string
  /** a sku_id */
  goods_id: number
  order_id: number
}

const empty = () => refuse({ zh: '请输入消息内容', en: 'Please write a message' })
const notSold = () => refuse({ zh: '商品已下架', en: 'This product is not on sale' })
const ofOtherShop = () => refuse({ zh: '只能发送本店的商品和订单', en: 'It belongs to another shop' })
const wrongPicture = () => refuse({ zh: '图片地址不正确，请重新上传', en: 'Please upload the picture again' })

/** In a shop's room its own things alone are talked about, in the platform's those of all shops. */
function belongs(siteId: number, room: RoomKey) {
  if (room.siteId !== 0 && room.siteId !== siteId) throw ofOtherShop()
}

/** What is said in a room, held against its rules. `isPicture` tells whether whoever says it may show a picture. */
export async function contentOf(
  mall: Mall,
  room: RoomKey,
  asked: Asked,
  isPicture: (address: string) => Promise<boolean>,
): Promise<Said> {
  const content = { content_type: asked.content_type, words: '', goods_sku_id: 0, order_id: 0 }
  const message = asked.message.trim()
  switch (asked.content_type) {
    case contentTypes.text:
      if (message === '') throw empty()
      return { ...content, words: message }
    case contentTypes.image:
      if (!(await isPicture(message))) throw wrongPicture()
      return { ...content, words: message.replace(/^\//, '') }
    case contentTypes.goods: {
      const sku = (await skuFacts(mall.db, [asked.goods_id], mall.clock.now())).get(asked.goods_id)
      if (!sku || !isSold(sku)) throw notSold()
      belongs(sku.siteId, room)
      return { ...content, goods_sku_id: asked.goods_id }
    }
    case contentTypes.order: {
      const order = await own(localCtx(mall, { memberId: room.memberId }), asked.order_id)
      belongs(order.site_id, room)
      return { ...content, order_id: asked.order_id }
    }
  }
}

const shown: Record<Exclude<ContentType, 0>, Words> = {
  [contentTypes.goods]: said('[商品]', '[Product]'),
  [contentTypes.order]: said('[订单]', '[Order]'),
  [contentTypes.image]: said('[图片]', '[Picture]'),
}

/** One line of a message, for lists. */
export function lineOf({ content_type, words }: { content_type: number; words: string }, language: Language): string {
  return content_type === contentTypes.text ? words : shown[content_type as Exclude<ContentType, 0>][language]
}
