import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import * as openids from './memberOpenid.store'
import { lockMember } from './member.service'
import { foundBefore, openAccount, type Found, type NewMember } from './newMember.service'

/** Who somebody is at WeChat, proven by a ticket. */
export type WeChatPerson = openids.OpenidRow

/** The member of a proven openid, also by the unionid another app brought. */
export async function memberOfPerson(trx: Tx, person: WeChatPerson): Promise<number | undefined> {
  const known = await openids.findByOpenid(trx, person)
  if (known !== undefined) return known
  const linked = await openids.findByUnionid(trx, person.unionid)
  if (linked === undefined) return undefined
  await lockMember(trx, linked)
  await openids.releaseOthers(trx, linked, person)
  await openids.claimOpenid(trx, linked, person)
  return linked
}

/** Puts the openid in place of the member's earlier one of the app; refuses who is another member already. */
export async function bindPerson(trx: Tx, memberId: number, person: WeChatPerson): Promise<void> {
  await openids.releaseOthers(trx, memberId, person)
  const holders = [
    await openids.claimOpenid(trx, memberId, person),
    await openids.claimUnionid(trx, memberId, person.unionid),
  ]
  if (holders.some((holder) => holder !== memberId))
    throw refuse({ zh: '该微信已绑定其他账号', en: 'This WeChat is linked to another account' })
}

export async function registerPerson(
  trx: Tx,
  ctx: Ctx,
  person: WeChatPerson,
  looks: NewMember['looks'],
): Promise<Found> {
  const memberId = ctx.mall.newId()
  // a rival may have registered the person while this call waited, through this app or the other one
  const linked = await openids.claimUnionid(trx, memberId, person.unionid)
  const holder = await openids.claimOpenid(trx, linked, person)
  if (holder !== memberId) return foundBefore(holder)
  const isRewarded = await openAccount(trx, ctx, memberId, { registerType: 'openid', looks })
  return { memberId, isNew: true, isRewarded }
}

/** Like memberOfPerson, and changes nothing. */
export const boundMember = async (db: Kysely<DB>, person: WeChatPerson): Promise<number | undefined> =>
  (await openids.findByOpenid(db, person)) ?? openids.findByUnionid(db, person.unionid)

/** Of one app; '' = never seen there. */
export const openidIn = openids.openidOf

/** '' = never seen in the mini-program. */
export const weappOpenid = (db: Kysely<DB>, memberId: number): Promise<string> =>
  openids.openidOf(db, memberId, 'weapp')
