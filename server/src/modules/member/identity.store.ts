/** Keyed hashes of what names a person: they outlive the account, and tell nothing to who reads them. */
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { OpenidRow } from './memberOpenid.store'

export const ofMobile = (mobile: string): string => `mobile:${mobile}`
/** A unionid names the same person in every app. */
export const ofPerson = ({ app_type, openid, unionid }: OpenidRow): string[] => [
  `${app_type}:${openid}`,
  ...(unionid ? [`unionid:${unionid}`] : []),
]

const hashed = (names: readonly string[]) => sql<string>`
  SELECT encode(sha256(convert_to(secret.key || name, 'UTF8')), 'hex') AS hash
  FROM identity_key secret, unnest(${names}::text[]) AS name`

/** From now on the member is somebody who ever had these. */
export async function note(trx: Tx, memberId: number, names: readonly string[]): Promise<void> {
  await sql`INSERT INTO member_identity (hash, member_id)
    SELECT hash, ${memberId}::int8 FROM (${hashed(names)}) AS own ON CONFLICT DO NOTHING`.execute(trx)
}

/** What names the member now. */
export async function namesOf(db: Kysely<DB>, memberId: number): Promise<string[]> {
  const [mobiles, openids] = await Promise.all([
    db.selectFrom('member_mobile').select('mobile').where('member_id', '=', memberId).execute(),
    db.selectFrom('member_openid').selectAll().where('member_id', '=', memberId).execute(),
  ])
  return [...mobiles.map(({ mobile }) => ofMobile(mobile)), ...openids.flatMap(ofPerson)]
}

/** Whether an account that is closed ever had one of these, or one that the member has had. */
export async function hasClosedBefore(trx: Tx, memberId: number, names: readonly string[]): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM member_identity past JOIN member USING (member_id)
    WHERE member.is_delete = 1 AND past.member_id <> ${memberId} AND past.hash IN (
      ${hashed(names)} UNION ALL SELECT own.hash FROM member_identity own WHERE own.member_id = ${memberId})
    LIMIT 1`.execute(trx)
  return rows.length > 0
}
