import type { Kysely } from 'kysely'
import { countRows } from '../../database/countRows'
import { ownRows } from '../../database/ownRows'
import type { DB } from '../../database/schema'

export const addresses = ownRows('member_address')

const ofType = (db: Kysely<DB>, memberId: number, type: number) =>
  db.selectFrom('member_address').where('member_id', '=', memberId).where('type', '=', type)

export const countOf = (db: Kysely<DB>, memberId: number, type: number): Promise<number> =>
  countRows(ofType(db, memberId, type))

export const listOf = (db: Kysely<DB>, memberId: number, type: number, limit: number, offset: number) =>
  ofType(db, memberId, type)
    .selectAll()
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
