import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { codes } from '@mall/contract/envelope'
import { refuse } from '../../http/route'
import * as store from './member.store'

export type { Member } from './member.store'
export { findMember } from './member.store'

/** Nobody has this name, mobile or openid so far. */
export const notRegistered = () =>
  refuse({ zh: '用户未注册', en: 'No account found. Please register first.' }, { code: codes.MEMBER_NOT_EXIST })
/** An id that is no member's. */
export const unknownMember = () => refuse({ zh: '会员不存在', en: 'Member not found' })
export const nameMissing = () => refuse({ zh: '请输入真实姓名', en: 'Please enter your real name' })

/** Serialises what a member does in two places at once: limits per member are checked under it. */
export const lockMember = store.lock

/** '' = nobody. */
export const nicknameOf = async (db: Kysely<DB>, memberId: number): Promise<string> =>
  (await store.findMember(db, memberId))?.nickname ?? ''

export const setLevel = (trx: Tx, memberId: number, levelId: number) =>
  store.update(trx, memberId, { member_level: levelId })

/** Who invited the member is kept once. */
export const keepSource = store.keepSource

/** To a distributor, once; false = the member is bound already. */
export const bindTo = store.bindTo

/** Words and pictures that were judged. */
export const showToOthers = (trx: Tx, memberId: number, looks: Partial<Pick<store.Member, 'nickname' | 'headimg'>>) =>
  store.update(trx, memberId, looks)

/** What a card told about the member. */
export const setPerson = (trx: Tx, memberId: number, person: Pick<store.Member, 'realname' | 'sex' | 'birthday'>) =>
  store.update(trx, memberId, person)

/** The member who may come in now, locked: a rival that freezes or closes the account waits or was first. */
export async function lockOpenMember(trx: Tx, memberId: number): Promise<store.Member> {
  const member = await store.lockAndFind(trx, memberId)
  if (!member) throw notRegistered()
  if (member.status !== 1) throw lockedOut(member)
  return member
}

const lockedOut = ({ locked_reason: reason }: store.Member) =>
  refuse(
    reason === ''
      ? { zh: '账号已被冻结，请联系客服', en: 'Your account is frozen. Please contact customer service.' }
      : { zh: `账号已被冻结：${reason}`, en: `Your account is frozen: ${reason}` },
    { code: codes.MEMBER_IS_LOCKED },
  )
