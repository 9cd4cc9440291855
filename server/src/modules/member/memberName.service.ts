import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { endAllTokens } from '../../tokens/tokens'
import * as names from './memberName.store'
import * as store from './member.store'

/** By mobile or username, the username in its compared form. */
export async function findByName(db: Kysely<DB>, name: string): Promise<store.Member | undefined> {
  const memberId = (await names.findByMobile(db, name)) ?? (await names.findByUsername(db, name))
  return memberId === undefined ? undefined : store.findMember(db, memberId)
}

export type NameKind = 'username' | 'email' | 'mobile'

export async function isTaken(db: Kysely<DB>, kind: NameKind, name: string): Promise<boolean> {
  if (kind === 'email') return store.hasEmail(db, name)
  const find = kind === 'mobile' ? names.findByMobile : names.findByUsername
  return (await find(db, name)) !== undefined
}

/** Ends every token: whoever came in with the old password is out. */
export async function setPassword(trx: Tx, memberId: number, hash: string): Promise<void> {
  await store.lock(trx, memberId)
  await store.update(trx, memberId, { password: hash })
  await endAllTokens(trx, memberId)
}
