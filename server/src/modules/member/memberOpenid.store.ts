/** Look-ups from a WeChat identity to its member: at most one openid per app, and the unionids they came with. */
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { note, ofPerson } from './identity.store'

export interface OpenidRow {
  app_type: string
  openid: string
  /** '' = none */
  unionid: string
}

export async function findByOpenid(db: Kysely<DB>, { app_type, openid }: OpenidRow): Promise<number | undefined> {
  const row = await db
    .selectFrom('member_openid')
    .select('member_id')
    .where('app_type', '=', app_type)
    .where('openid', '=', openid)
    .executeTakeFirst()
  return row?.member_id
}

export async function findByUnionid(db: Kysely<DB>, unionid: string): Promise<number | undefined> {
  if (unionid === '') return undefined
  const row = await db
    .selectFrom('member_unionid')
    .select('member_id')
    .where('unionid', '=', unionid)
    .executeTakeFirst()
  return row?.member_id
}

/** The member's other openids of the app, with the unionids they came with: one openid per app is a member's. */
export async function releaseOthers(trx: Tx, memberId: number, { app_type, openid, unionid }: OpenidRow) {
  const gone = await trx
    .deleteFrom('member_openid')
    .where('member_id', '=', memberId)
    .where('app_type', '=', app_type)
    .where('openid', '<>', openid)
    .returning('unionid')
    .execute()
  const unionids = gone.map((row) => row.unionid).filter((one) => one !== unionid)
  if (unionids.length === 0) return
  await trx.deleteFrom('member_unionid').where('member_id', '=', memberId).where('unionid', 'in', unionids).execute()
}

/** Whose it is afterwards: the member's own, or another's who had it before. Waits for a rival's COMMIT. */
export async function claimOpenid(trx: Tx, memberId: number, row: OpenidRow): Promise<number> {
  await trx
    .insertInto('member_openid')
    .values({ ...row, member_id: memberId })
    .onConflict((conflict) => conflict.columns(['app_type', 'openid']).doNothing())
    .execute()
  const holder = (await findByOpenid(trx, row)) ?? memberId
  if (holder === memberId) await note(trx, memberId, ofPerson(row))
  return holder
}

export async function claimUnionid(trx: Tx, memberId: number, unionid: string): Promise<number> {
  if (unionid === '') return memberId
  await trx
    .insertInto('member_unionid')
    .values({ unionid, member_id: memberId })
    .onConflict((conflict) => conflict.column('unionid').doNothing())
    .execute()
  return (await findByUnionid(trx, unionid)) ?? memberId
}

/** Which identities are bound, never which ids. */
export async function boundTo(db: Kysely<DB>, memberId: number): Promise<{ openid: boolean; unionid: boolean }> {
  const rows = await db.selectFrom('member_openid').select('unionid').where('member_id', '=', memberId).execute()
  return { openid: rows.length > 0, unionid: rows.some(({ unionid }) => unionid !== '') }
}

/** Of one app; '' when the member has none there. */
export async function openidOf(db: Kysely<DB>, memberId: number, appType: string): Promise<string> {
  const row = await db
    .selectFrom('member_openid')
    .select('openid')
    .where('member_id', '=', memberId)
    .where('app_type', '=', appType)
    .executeTakeFirst()
  return row?.openid ?? ''
}
