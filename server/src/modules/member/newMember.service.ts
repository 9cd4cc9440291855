import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { firstLevel } from '../level/level.service'
import { hold, type Judged } from '../vetting/vetting.service'
import { ofPerson } from './identity.store'
import * as names from './memberName.store'
import type { OpenidRow } from './memberOpenid.store'
import * as store from './member.store'
import { giveRegisterReward } from './registerReward.service'

export interface NewMember {
  registerType: 'username' | 'mobile' | 'openid'
  /** in its compared form */
  username?: string
  /** hash */
  password?: string
  mobile?: string
  /** as they were judged: what passed is shown, what waits is seen by the member alone */
  looks?: readonly Judged[] | undefined
  /** at WeChat, where the openid is bound afterwards */
  person?: OpenidRow | undefined
}

/**
 * Opens an account with first level, inviter and register reward; its names must have been claimed for the id. False
 * without the reward.
 */
export async function openAccount(trx: Tx, ctx: Ctx, memberId: number, member: NewMember): Promise<boolean> {
  const { username = '', mobile = '', password = '', looks = [], person } = member
  // a username is nobody's yet: the reward comes with the first mobile or openid
  const isRewardDue = member.registerType === 'username'
  const shown = (kind: Judged['kind']) => looks.find((one) => one.kind === kind && one.verdict === 'pass')?.value
  await store.insert(trx, {
    member_id: memberId,
    username,
    mobile,
    password,
    // never the mobile: nicknames are shown to strangers
    nickname: shown('nickname') ?? `会员${String(memberId).slice(-6)}`,
    headimg: shown('headimg') ?? '',
    member_level: await firstLevel(trx),
    source_member: await findInviter(trx, ctx),
    register_type: member.registerType,
    is_reward_due: isRewardDue ? 1 : 0,
    create_time: ctx.now,
  })
  for (const one of looks) if (one.verdict === 'pending') await hold(ctx.mall, trx, memberId, one, ctx.now)
  return isRewardDue ? false : giveRegisterReward(trx, ctx, memberId, person && ofPerson(person))
}

/** inviter = suid, else source_member, else uid; an unknown id is ignored (wire/fenxiao section 6). */
async function findInviter(trx: Tx, { suid, sourceMember, uid }: Ctx): Promise<number> {
  const inviter = await store.findMember(trx, suid || sourceMember || uid)
  return inviter?.member_id ?? 0
}

export const usernameTaken = () =>
  refuse({ zh: '用户名已被注册', en: 'This user name is taken. Please choose another.' })

export interface NewName {
  username: string
  /** hash */
  password: string
  /** the name as it was judged: it is the nickname, too */
  looks: readonly Judged[]
}

export async function registerUsername(trx: Tx, ctx: Ctx, { username, password, looks }: NewName): Promise<number> {
  const memberId = ctx.mall.newId()
  if (!(await names.claimUsername(trx, username, memberId))) throw usernameTaken()
  await openAccount(trx, ctx, memberId, { registerType: 'username', username, password, looks })
  return memberId
}

export interface Found {
  memberId: number
  isNew: boolean
  /** this call has brought the register reward */
  isRewarded: boolean
}

export const foundBefore = (memberId: number): Found => ({ memberId, isNew: false, isRewarded: false })

/** The member of a mobile that was proven; undefined when unknown and `register` is false. */
export async function memberOfMobile(
  trx: Tx,
  ctx: Ctx,
  mobile: string,
  register: false | Pick<NewMember, 'looks' | 'person'>,
): Promise<Found | undefined> {
  const known = await names.findByMobile(trx, mobile)
  if (known !== undefined) return foundBefore(known)
  if (register === false) return undefined
  const memberId = ctx.mall.newId()
  if (!(await names.claimMobile(trx, mobile, memberId))) {
    // a rival registered it while this call waited
    const rival = await names.findByMobile(trx, mobile)
    return rival === undefined ? undefined : foundBefore(rival)
  }
  const isRewarded = await openAccount(trx, ctx, memberId, { registerType: 'mobile', mobile, ...register })
  return { memberId, isNew: true, isRewarded }
}
