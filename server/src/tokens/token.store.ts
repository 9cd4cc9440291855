import type { Kysely } from 'kysely'
import type { DB } from '../database/schema'

export interface TokenRow {
  token_hash: string
  member_id: number
  app_type: string
  created_at: number
  rotated_at: number
  rotation_salt: string
  previous_hash: string
  next_hash: string
}

export async function findToken(db: Kysely<DB>, hash: string): Promise<TokenRow | undefined> {
  return db.selectFrom('token').selectAll().where('token_hash', '=', hash).executeTakeFirst()
}

export async function insertToken(
  db: Kysely<DB>,
  row: Pick<TokenRow, 'token_hash' | 'member_id' | 'app_type' | 'created_at'> & Partial<TokenRow>,
) {
  await db
    .insertInto('token')
    .values(row)
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}

/** False when a parallel call replaced it first. */
export async function markRotated(db: Kysely<DB>, hash: string, change: { at: number; salt: string; next: string }) {
  const { numUpdatedRows } = await db
    .updateTable('token')
    .set({ rotated_at: change.at, rotation_salt: change.salt, next_hash: change.next })
    .where('token_hash', '=', hash)
    .where('rotated_at', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A token with the one it replaced and the one that replaced it. */
export async function deleteFamily(db: Kysely<DB>, hash: string) {
  const row = await findToken(db, hash)
  if (!row) return
  const family = [hash, row.previous_hash, row.next_hash]
  await db.deleteFrom('token').where('token_hash', 'in', family).execute()
}

export async function deleteOfMember(db: Kysely<DB>, memberId: number) {
  await db.deleteFrom('token').where('member_id', '=', memberId).execute()
}

export async function deleteOlder(db: Kysely<DB>, createdBefore: number) {
  await db.deleteFrom('token').where('created_at', '<', createdBefore).execute()
}
