import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { notAllowed, siteOf } from '../../operator/gate'
import type { Ctx, Params } from '../../http/route'
import { stillOpen } from '../../http/stillOpen'
import { spend } from '../../limits/limits'
import { insertMessages, type Message } from './message.store'
import * as store from './records.store'

export type { SentRecord } from './records.store'

const day = 86_400
/** sendings a day and site key (wire/operator section 2.6) */
const dailyMost = 4
/** s within which what was sent is committed for sure */
const margin = 600
/** s that a member's mark may lag behind */
const markEvery = 300
/** records looked at in one statement */
const sliceMost = 1000

/** What an operator tells: named members have it at once, all others when they look. */
export async function send(trx: Tx, ctx: Ctx, asked: Params<'/operator/api/message/send'>): Promise<void> {
  const { mall, operator, now } = ctx
  if (!operator) throw notAllowed()
  const siteId = siteOf(operator, asked.site_id ?? 0)
  if (operator.siteId > 0)
    await spend(trx, { subject: `site ${siteId}`, name: 'message_send', most: dailyMost, seconds: day, now })
  const { sub_type, title, content, text, image, member_ids, message_json } = asked
  const record = {
    ...{ site_id: siteId, record_id: mall.newId(), sub_type, title, content, text, image, create_time: now },
    ...{ to_all: member_ids ? 0 : 1, facts: JSON.stringify(message_json ?? {}) },
  }
  await keepRecord(trx, record, member_ids)
}

/** Keeps what was told; those who are named have it at once. */
export async function keepRecord(trx: Tx, record: store.SentRecord, memberIds: number[] = []): Promise<void> {
  await store.insertRecord(trx, record)
  if (memberIds.length > 0) await store.insertCopies(trx, record, memberIds)
}

/** Makes rows of the member's own of what was sent to all since they looked last. */
export async function bringRecords({ mall, memberId, now }: Ctx): Promise<void> {
  let after: store.After | undefined
  for (let isLast = false; !isLast;) {
    const { until, sent } = await store.findSent(mall.db, memberId, { margin, most: sliceMost, after })
    isLast = sent.length < sliceMost
    after = sent.at(-1)
    const fresh = sent.filter(({ isNew }) => isNew)
    const reached = isLast ? now : (after?.create_time ?? now)
    if (fresh.length > 0 || reached - until > markEvery)
      await mall.tx(async (trx) => {
        await stillOpen(trx, memberId)
        await insertMessages(
          trx,
          fresh.map((record) => copyFor(memberId, record)),
        )
        await store.keepUntil(trx, memberId, reached)
      })
  }
}

const copyFor = (memberId: number, record: store.Sent) => ({
  ...{ member_id: memberId, message_key: store.keyOfRecord(record.record_id), message_id: record.record_id },
  ...{ site_id: record.site_id, sub_type: record.sub_type, occasion: store.copied, record_id: record.record_id },
  ...{ facts: store.factsOfCopy(record), create_time: record.create_time },
})

/** By record_id. */
export async function recordsOf(
  db: Kysely<DB>,
  copies: readonly Pick<Message, 'site_id' | 'record_id'>[],
): Promise<Map<number, store.SentRecord>> {
  const records = await store.findRecords(db, copies)
  return new Map(records.map((record) => [record.record_id, record]))
}
