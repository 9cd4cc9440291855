import type { Tx } from '../../database/transaction'
import { namesOf, note } from './identity.store'
import * as store from './member.store'

/** Nothing of who it was. */
const nobody = {
  ...{ nickname: '', headimg: '', realname: '', username: '', mobile: '', email: '', qq: '', location: '' },
  ...{ password: '', pay_password: '', sex: 0, birthday: 0, locked_reason: '', is_delete: 1, status: 0 },
} satisfies Partial<store.Member>

/** The member, locked against every call under way; undefined = there is none, or the account is closed. */
export const lockToLeave = store.lockToClose

/** The account is closed: only hashes remember its names, so that a new one gets no second register reward. */
export async function leave(trx: Tx, memberId: number): Promise<void> {
  await note(trx, memberId, await namesOf(trx, memberId))
  await store.update(trx, memberId, nobody)
}
