import type { Life } from './memberLife'

/** Part of a life: talks to a shop whose servicer is there, and leaves the room. */
export async function liveInChat(life: Life): Promise<void> {
  const servicer = { site_id: 3, servicer_id: 4 }
  await life.call('/servicer/api/chat/say', { ...servicer, content_type: 0, message: '请问今天能发货吗' })
  await life.world.operator('/operator/api/chat/dialogs', { member_id: life.memberId }, 3)
  await life.world.operator(
    '/operator/api/chat/reply',
    { member_id: life.memberId, content_type: 0, message: '可以' },
    3,
  )
  await life.call('/servicer/api/chat/bind', { site_id: 3, client_id: '' })
  await life.call('/servicer/api/chat/say', { ...servicer, content_type: 1, goods_id: 1 })
  await life.call('/servicer/api/chat/setRead', servicer)
  await life.call('/servicer/api/chat/bye', servicer)
}
