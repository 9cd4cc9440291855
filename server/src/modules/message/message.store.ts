import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'

export interface NewMessage {
  member_id: number
  message_key: string
  site_id: number
  sub_type: string
  occasion: string
  /** JSON */
  facts: string
  create_time: number
}

/** One that was written before stays as it is. */
export async function insertMessage(db: Kysely<DB>, row: NewMessage): Promise<void> {
  await db
    .insertInto('site_message')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'message_key']).doNothing())
    .execute()
}
