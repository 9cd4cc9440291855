import type { Life } from './memberLife'

const at = '/sitemessage/api/sitemessage' as const

/** Part of a life: looks at what the mall has told, reads it and puts some of it away. */
export async function liveWithMessages(life: Life): Promise<void> {
  await life.world.operator('/operator/api/message/send', { sub_type: 'group', title: '店庆' })
  await life.world.mall.jobs.runDue()
  await life.call(`${at}/recordsSeed`, { id: 1, site_id: 0 })
  const { memberId, world } = life
  const rows = await world.mall.db
    .selectFrom('site_message')
    .select('message_id')
    .where('member_id', '=', memberId)
    .orderBy('message_id')
    .execute()
  const [first = 0, second = 0] = rows.map(({ message_id }) => message_id)
  await life.call(`${at}/seed`, { id: first, site_id: 0 })
  await life.call(`${at}/deletemembersubmessage`, { id: first, site_id: 0 })
  await life.call(`${at}/deleteMemberMessage`, { id: second, site_id: 0 })
  await life.call(`${at}/editallseed`, { sub_type: '["order","account"]', site_id: 0 })
}
