import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Held } from '../orderLives/lives'
import { newcomerOf, type Person } from '../orderLives/people'
import { unreadOf } from '../messages/unread'
import type { Phone } from '../phone'

// A shopper and the servicer of a shop talk, also while the server is being replaced. The same in both builds.

/** A phone, and the mall that it talks to in our hands. */
export interface InMall extends Held {
  /** Another process of the server takes over. */
  restart(): Promise<void>
}

interface Line {
  id: number
  type: 0 | 1
  content_type: number
  consumer_say: string
  servicer_say: string
  goods_sku_id: number
}

const shop = 3
const room = 'otherpages/chat/room/room'
const messages = 'otherpages/sitemessage/master/master'

/** Who answers for the shop, by the operator's calls. */
function servicerOf(phone: Phone, member_id: number) {
  const of = { site_id: shop, member_id }
  return {
    says: (message: string) => phone.wire.operate('/chat/reply', { ...of, content_type: 0, message }),
    shows: (sku: number) => phone.wire.operate('/chat/reply', { ...of, content_type: 1, goods_id: sku }),
    /** Oldest first. */
    async reads(): Promise<Line[]> {
      const { list } = await phone.wire.operate<{ list: Line[] }>('/chat/dialogs', { ...of, page_size: 100 })
      return list.reverse()
    },
  }
}

const shown = (phone: Phone, words: string) => phone.reads('.t-chat-list', new RegExp(words))

async function writes(phone: Phone, words: string): Promise<void> {
  await phone.type('.t-chat-field', words)
  await phone.tap('.t-chat-send')
}

async function talk(phone: Phone, restart: () => Promise<void>): Promise<void> {
  const who: Person = await newcomerOf(phone.wire, '13900000181')
  const { member_id } = await who.ask<{ member_id: number }>('/api/member/info')
  const servicer = servicerOf(phone, member_id)
  const said = async () => (await servicer.reads()).filter(({ type }) => type === 0).map((line) => line.consumer_say)

  // nobody is there yet: what is said waits
  await phone.fresh('/pages/goods/detail/detail?sku_id=1', { token: who.token })
  await phone.see('.t-buy-now')
  await phone.tap('.t-contact')
  await phone.on(room)
  await phone.see('.t-chat-offer')
  await phone.picture('offer')
  await phone.tap('.t-chat-offer-send')
  await phone.see('.t-chat-goods')
  await writes(phone, '请问还有货吗')
  await phone.until('the question to arrive', async () => (await said()).includes('请问还有货吗'))
  const { list: waiting } = await phone.wire.operate<{ list: { member_id: number; title: string }[] }>(
    '/pending/lists',
    { kind: 'chat', site_id: shop, page_size: 50 },
  )
  assert.equal(waiting.find((one) => one.member_id === member_id)?.title, '请问还有货吗')

  await servicer.says('有的，今天发货')
  await shown(phone, '有的，今天发货')
  await phone.see('.t-chat-bound')
  await servicer.shows(2)
  await phone.until('the product of the shop', async () => (await phone.count('.t-chat-goods')) === 2)
  await phone.picture('talking')

  // the server is replaced while both of them go on
  const replaced = restart()
  await writes(phone, '那我下单了')
  await replaced
  await phone.until('what was said meanwhile, once', async () => {
    const words = await said()
    return words.filter((one) => one === '那我下单了').length === 1
  })
  await servicer.says('收到，谢谢')
  await shown(phone, '收到，谢谢')
  await phone.see('.t-chat-bound')

  // without a connection it waits here, and is said once
  await phone.offline(true)
  await phone.confirm()
  await writes(phone, '麻烦包好一点')
  await phone.picture('offline')
  await phone.offline(false)
  await phone.until('what waited, once', async () => {
    const words = await said()
    return words.filter((one) => one === '麻烦包好一点').length === 1
  })
  const all = await servicer.reads()
  assert.deepEqual(
    all.map(({ id }) => id),
    all.map((_, at) => at + 1),
    'a number is missing or doubled',
  )
  await phone.until('each message once', async () => (await phone.count('.t-chat-message')) === all.length)

  // whoever has left the room is told by a message, which leads back to it
  await phone.fresh('/pages/member/index/index', { token: who.token })
  await phone.see('.t-messages')
  await phone.until('the room to be left', async () => {
    await servicer.says('已经发出')
    return (await unreadOf(who)) > 0
  })
  await phone.open(`/${messages}`)
  await phone.tap('.t-thread-servicer')
  await phone.on(room)
  await shown(phone, '已经发出')
  await phone.until('the message to be read', async () => (await unreadOf(who)) === 0)
  await phone.systemBack()
  await phone.on(messages)
}

/** `skip`: why it cannot be played there. */
export function declareConversation(take: () => Promise<InMall>, skip: string | false = false): void {
  void test('a shopper and a servicer talk, through a restart of the server', { skip }, async () => {
    const { phone, restart, done } = await take()
    await talk(phone, restart)
    await done()
  })
}
