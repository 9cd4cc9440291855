import { sql, type Kysely } from 'kysely'
import { batched } from '../database/batched'
import { padded } from '../database/padded'
import type { DB } from '../database/schema'
import { statement } from '../database/statement'
import type { Tx } from '../database/transaction'
import { rulesVersion } from '../rules/rules.store'

export interface TokenRow {
  token_hash: string
  member_id: number
  app_type: string
  created_at: number
  rotated_at: number
  rotation_salt: string
  previous_hash: string
  next_hash: string
  seen_at: number
}

/** A token of a frozen member is none (wire/README section 3); one of a closed member says so (wire/member section 8). */
export const findToken: (db: Kysely<DB>, hash: string) => Promise<LivingToken | undefined> = batched(
  async (db, hashes: readonly string[]) => {
    const rows = new Map((await livingTokens(db, { hashes: padded(hashes) })).map((row) => [row.token_hash, row]))
    return hashes.map((hash) => rows.get(hash))
  },
)

type LivingToken = TokenRow & { rules_version: number; is_closed: boolean }

const livingTokens = statement((db, { hashes }: { hashes: string[] }) =>
  db
    .selectFrom('token')
    .leftJoin('member', 'member.member_id', 'token.member_id')
    .selectAll('token')
    .select(rulesVersion.as('rules_version'))
    .select(sql<boolean>`COALESCE(member.is_delete = 1, false)`.as('is_closed'))
    .where('token.token_hash', 'in', hashes)
    .where((eb) =>
      eb.or([eb('member.member_id', 'is', null), eb('member.status', '=', 1), eb('member.is_delete', '=', 1)]),
    ),
)

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

export async function markSeen(db: Kysely<DB>, hash: string, at: number): Promise<void> {
  await db.updateTable('token').set({ seen_at: at }).where('token_hash', '=', hash).execute()
}

/** Of all the member's logins; 0 = never. */
export async function lastSeen(db: Kysely<DB>, memberId: number): Promise<number> {
  const row = await db
    .selectFrom('token')
    .select((eb) => eb.fn.max('seen_at').as('at'))
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.at ?? 0
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

/**
 * A token with the one it replaced and the one that replaced it. What a rotation at the same moment adds is
 * in the row that the DELETE waited for.
 */
export async function deleteFamily(db: Kysely<DB>, hash: string) {
  const row = await db
    .deleteFrom('token')
    .where('token_hash', '=', hash)
    .returning(['previous_hash', 'next_hash'])
    .executeTakeFirst()
  if (!row) return
  await db.deleteFrom('token').where('token_hash', 'in', [row.previous_hash, row.next_hash]).execute()
}

/** Again until nothing is left: a rotation that a DELETE waited for has added one it did not see. */
export async function deleteOfMember(db: Kysely<DB>, memberId: number) {
  let left = true
  while (left) {
    const { numDeletedRows } = await db.deleteFrom('token').where('member_id', '=', memberId).executeTakeFirst()
    left = numDeletedRows > 0n
  }
}

/** Keeps the account from being closed; false = it is closed. */
export async function holdOpen(trx: Tx, memberId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('member')
    .select('is_delete')
    .where('member_id', '=', memberId)
    .forKeyShare()
    .executeTakeFirst()
  return row?.is_delete !== 1
}

/** They are remembered from now on as those of a closed account, whatever time they had left. */
export async function keepAsClosed(db: Kysely<DB>, memberId: number, now: number) {
  await db.updateTable('token').set({ created_at: now }).where('member_id', '=', memberId).execute()
}

/** The same for all but one token with its predecessor and successor. */
export async function deleteOthers(db: Kysely<DB>, memberId: number, hash: string) {
  const own = await db
    .selectFrom('token')
    .select(['previous_hash', 'next_hash'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  const kept = [hash, own?.previous_hash ?? '', own?.next_hash ?? '']
  let left = true
  while (left) {
    const { numDeletedRows } = await db
      .deleteFrom('token')
      .where('member_id', '=', memberId)
      .where('token_hash', 'not in', kept)
      .executeTakeFirst()
    left = numDeletedRows > 0n
  }
}

export async function deleteOlder(db: Kysely<DB>, createdBefore: number) {
  await db.deleteFrom('token').where('created_at', '<', createdBefore).execute()
}
