import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../database/schema'
import type { Tx } from '../database/transaction'
import type { Mall } from '../mall'
import {
  deleteFamily,
  deleteOfMember,
  deleteOlder,
  deleteOthers,
  findToken,
  insertToken,
  keepAsClosed,
  lastSeen,
  markRotated,
  markSeen,
  type TokenRow,
} from './token.store'

/** wire/README section 3 */
const lifetime = 172_800
const rotateAfter = 86_400
const grace = 360
/** s between two notes of when a token was used last */
const seenEvery = 300
/** Until then an expired token is told from an unknown one. */
const remembered = 30 * 86_400

export type AppType = 'wechat' | 'h5' | 'weapp'

export type Session =
  | { state: 'none' }
  | { state: 'unknown' }
  | { state: 'expired' }
  | { state: 'closed' }
  | { state: 'valid'; memberId: number; refresh?: string; rulesVersion: number }

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
/** 192 bits, 32 characters; only the hash is kept. */
const draw = () => randomBytes(24).toString('base64url')

/** Makes a token for a member whose credentials were checked and who is neither frozen nor closed. */
export async function issueToken(trx: Tx, who: { memberId: number; appType: AppType; now: number }): Promise<string> {
  const token = draw()
  await insertToken(trx, {
    token_hash: hashOf(token),
    member_id: who.memberId,
    app_type: who.appType,
    created_at: who.now,
    seen_at: who.now,
  })
  return token
}

/** Logout: the token, the one that replaced it and the one it replaced count as unknown from now on. */
export async function endToken(db: Kysely<DB>, token: string): Promise<void> {
  await deleteFamily(db, hashOf(token))
}

/** For a member who is frozen, put on the blacklist, or who changed the password. */
export async function endAllTokens(db: Kysely<DB>, memberId: number): Promise<void> {
  await deleteOfMember(db, memberId)
}

export { holdOpen } from './token.store'

/** Whether no login of the member has called for a while: then WeChat tells what the app would show. */
export const isAway = async (db: Kysely<DB>, memberId: number, now: number): Promise<boolean> =>
  now >= (await lastSeen(db, memberId)) + 2 * seenEvery

/** With the closing of the account; forgotten after 30 days like all old tokens (wire/member section 8). */
export const endTokensAsClosed = keepAsClosed

/** For a member who changed the password here: this login stays, every other one ends. */
export async function endOtherTokens(db: Kysely<DB>, memberId: number, token: string): Promise<void> {
  await deleteOthers(db, memberId, hashOf(token))
}

export async function forgetOldTokens(db: Kysely<DB>, now: number): Promise<void> {
  await deleteOlder(db, now - remembered)
}

/** Who a token stands for now; an old one brings its successor along. */
export async function readToken(mall: Mall, token: string, now: number): Promise<Session> {
  if (token === '') return { state: 'none' }
  const hash = hashOf(token)
  const row = await findToken(mall.db, hash)
  if (!row) return { state: 'unknown' }
  if (row.is_closed) return { state: 'closed' }
  if (row.rotated_at > 0) return replaced(token, row, now)
  if (now >= row.created_at + lifetime) return { state: 'expired' }
  if (now >= row.seen_at + seenEvery) await markSeen(mall.db, hash, now)
  if (now < row.created_at + rotateAfter)
    return { state: 'valid', memberId: row.member_id, rulesVersion: row.rules_version }
  await mall.tx((trx) => rotate(trx, token, row, now))
  const after = await findToken(mall.db, hash)
  return after ? replaced(token, after, now) : { state: 'unknown' }
}

/** Whether a token made before has not been ended since. */
export async function isKnown(mall: Mall, token: string): Promise<boolean> {
  return (await findToken(mall.db, hashOf(token)))?.is_closed === false
}

function replaced(token: string, row: TokenRow & { rules_version: number }, now: number): Session {
  if (now > row.rotated_at + grace) return { state: 'expired' }
  return {
    state: 'valid',
    memberId: row.member_id,
    refresh: successor(token, row.rotation_salt),
    rulesVersion: row.rules_version,
  }
}

/**
 * Parallel calls with the old token must get the same new one although only hashes are kept:
 * it follows from the old token, which only the client has, and a salt, which only the server has.
 */
const successor = (token: string, salt: string) =>
  createHmac('sha256', token).update(salt).digest().subarray(0, 24).toString('base64url')

async function rotate(trx: Tx, token: string, row: TokenRow, now: number) {
  const salt = draw()
  const next = hashOf(successor(token, salt))
  if (!(await markRotated(trx, row.token_hash, { at: now, salt, next }))) return
  await insertToken(trx, {
    token_hash: next,
    member_id: row.member_id,
    app_type: row.app_type,
    created_at: now,
    seen_at: now,
    previous_hash: row.token_hash,
  })
}
