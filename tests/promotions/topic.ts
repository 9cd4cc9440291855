import assert from 'node:assert/strict'
import type { Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { atPayment, openSheet, pays } from './buying'
import { pages } from './paths'

interface Goods {
  id: number
  topic_id: number
  topic_price: string
  is_virtual: 0 | 1
}

/** From the list of topics over one of them and one of its products to the paid order. */
export async function topic(phone: Phone, buyer: Person): Promise<void> {
  const { list: topics } = await phone.wire.ask<{ list: { topic_id: number; topic_name: string }[] }>(
    '/topic/api/topic/page',
  )
  const { topic_id, topic_name } = topics[0]!
  const { list: rows } = await phone.wire.ask<{ list: Goods[] }>('/topic/api/topicgoods/page', { topic_id })
  const at = rows.findIndex(({ is_virtual }) => is_virtual === 0)
  const { topic_price } = rows[at]!

  await phone.fresh(`/${pages.topics}`, { token: buyer.token })
  await phone.see('.t-topic')
  assert.equal(await phone.count('.t-topic'), topics.length)
  await phone.picture('topics')
  await phone.tap('.t-topic')
  await phone.on(pages.topic)
  await phone.reads('.t-title', topic_name)
  await phone.see('.t-goods')
  await phone.picture('topic')
  await phone.tap('.t-goods', at)
  await phone.on(pages.topicGoods)
  await phone.reads('.t-limited .t-price', `¥${topic_price}`)
  await phone.reads('.t-to-topic', new RegExp(topic_name))
  await phone.picture('topic-goods')
  await openSheet(phone)
  await phone.tap('.t-sheet-buy')
  await atPayment(phone, pages.topicPayment, topic_price)
  await pays(phone, buyer, { promotion_type: 'topic', promotion_id: topic_id })
}

/** A topic that has ended says so, and leads to those that run. */
export async function topicOver(phone: Phone, buyer: Person): Promise<void> {
  await phone.fresh(`/${pages.topic}?topic_id=3`, { token: buyer.token })
  await phone.reads('.t-empty', /已结束/)
  await phone.picture('topic-over')
  await phone.tap('.t-other-topics')
  await phone.on(pages.topics)
  await phone.see('.t-topic')
}
