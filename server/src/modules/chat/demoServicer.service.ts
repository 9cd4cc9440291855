import { contentTypes, type ContentType } from '@mall/contract/chat'
import { said, type Language, type Words } from '@mall/contract/words'
import type { Tx } from '../../database/transaction'
import { localCtx } from '../../http/localCtx'
import type { Job } from '../../jobs/jobs'
import { yuan } from '../../lib/money'
import type { Mall } from '../../mall'
import { holdOpen } from '../../tokens/tokens'
import { skuFacts } from '../goods/sku.service'
import { shownRow } from '../order/order.service'
import { answer } from './answer.service'
import { listDown, lockRoom, markRead, type Message, type RoomKey } from './chat.store'
import { wakeHub } from './hub.service'

/** seconds that a member waits for an answer */
const thinks = 2
const kind = 'chat.demoAnswer'

/** With the member's word: it is answered once, however many follow it meanwhile. */
export async function askDemoServicer(trx: Tx, mall: Mall, { memberId, siteId }: RoomKey, now: number): Promise<void> {
  if (!mall.config.demoServicer) return
  await mall.jobs.enqueue(trx, { kind, distKey: memberId, key: siteId, runAt: now + thinks })
}

/** Answers unless somebody has done so. */
async function answerLast({ distKey: memberId, key }: Job, mall: Mall): Promise<void> {
  const room = { memberId, siteId: Number(key) }
  const [last] = await listDown(mall.db, room, Number.MAX_SAFE_INTEGER, 1)
  if (!last || last.side !== 0) return
  const sentence = await sentenceFor(mall, last)
  await mall.tx(async (trx) => {
    if (!(await holdOpen(trx, memberId))) return
    const now = await lockRoom(trx, room)
    // a later word has a job of its own
    if (!now || now.last_id !== last.id) return
    await markRead(trx, room, 'servicer', last.id)
    const text = { content_type: contentTypes.text, words: sentence[now.language as Language] }
    await answer(trx, mall, room, { ...text, goods_sku_id: 0, order_id: 0 }, mall.clock.now())
  })
  wakeHub(mall)
}

export const demoServicerJobs = { [kind]: answerLast }

async function sentenceFor(mall: Mall, message: Message): Promise<Words> {
  switch (message.content_type as ContentType) {
    case contentTypes.goods:
      return ofGoods(mall, message.goods_sku_id)
    case contentTypes.order:
      return ofOrder(mall, message)
    case contentTypes.image:
      return said(
        '图片收到了，我看一下，请稍等。需要退换的话，在订单里申请并附上照片会更快。',
        'I got the picture, let me have a look. For a return, ask in the order and add the photo: that is quickest.',
      )
    default:
      return (topics.find(({ about }) => about.test(message.words)) ?? other).answer
  }
}

async function ofGoods(mall: Mall, skuId: number): Promise<Words> {
  const sku = (await skuFacts(mall.db, [skuId], mall.clock.now())).get(skuId)
  if (!sku || sku.stock < 1)
    return said('这款暂时没有货了，可以先收藏，到货再下单。', 'This one is sold out for now. Keep it and look again.')
  const price = yuan(sku.discountPrice)
  return said(
    `这款现在 ¥${price}，库存 ${sku.stock}${sku.unit || '件'}，拍下后 48 小时内发出。`,
    `It is ¥${price} now, ${sku.stock} in stock, and leaves within 48 hours of your order.`,
  )
}

async function ofOrder(mall: Mall, { member_id: memberId, order_id: orderId }: Message): Promise<Words> {
  const of = async (language: Language) => shownRow(localCtx(mall, { memberId, language }), orderId)
  const [zh, en] = await Promise.all([of('zh'), of('en')])
  if (!zh || !en) return other.answer
  return said(
    `订单 ${zh.order_no} 目前是「${zh.order_status_name}」，有新进展我会第一时间告诉您。`,
    `Order ${en.order_no} is “${en.order_status_name}” now. I will tell you as soon as it moves on.`,
  )
}

const topics: { about: RegExp; answer: Words }[] = [
  {
    about: /发货|物流|快递|(几天|多久|什么时候).*到|\b(ship|deliver|parcel|courier)/i,
    answer: said(
      '现货 48 小时内发出，一般两到四天送到。把订单发给我，我帮您看看到哪儿了。',
      'What is in stock leaves within 48 hours and takes two to four days. Send me the order and I will look where it is.',
    ),
  },
  {
    about: /退|换|\b(refund|return|exchange)/i,
    answer: said(
      '七天内都可以退换：在订单里点「退款」，选好原因提交就行，我们会尽快处理。',
      'You have seven days: open the order, tap Refund, choose a reason and send it. We handle it as soon as we can.',
    ),
  },
  {
    about: /优惠|券|便宜|折|\b(coupon|discount|cheaper|offer)/i,
    answer: said(
      '店铺首页和领券中心都有券，下单时会自动选最划算的一张。',
      'There are coupons on the shop page and in the coupon centre; the best one is chosen when you order.',
    ),
  },
  {
    about: /你好|您好|在吗|在不在|\b(hi|hello|hey)\b/i,
    answer: said('您好，在的，请问有什么可以帮您？', 'Hello, I am here. What can I do for you?'),
  },
  {
    about: /谢|好的|\b(thanks?|thank you|ok|okay)\b/i,
    answer: said('不客气，有问题随时找我。', 'You are welcome. Write to me whenever you like.'),
  },
]

const other = {
  answer: said(
    '收到，我帮您确认一下。也可以把商品或订单发给我，这样说得更准。',
    'I see, let me check. You can also send me the product or the order, then I can be exact.',
  ),
}
