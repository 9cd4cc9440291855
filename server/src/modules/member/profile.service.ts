import type { MemberDetail, MemberInfo } from '@mall/contract/member'
import { codes } from '@mall/contract/envelope'
import { refuse, type Ctx } from '../../http/route'
import { loginEnded } from '../../http/session'
import { balances } from '../../ledger/ledger'
import { dayNumber } from '../../lib/date'
import { yuan } from '../../lib/money'
import { meetAgain } from '../fenxiao/binding.service'
import { distributorOf, isOn } from '../fenxiao/distributor.service'
import { levelName } from '../level/level.service'
import { areOwn } from '../upload/ownPictures.service'
import { choose, ownChoice } from './looks.service'
import { cleanNickname } from './nickname'
import { boundTo } from './memberOpenid.store'
import { nameMissing } from './member.service'
import * as store from './member.store'
import { isAuthenticated } from './realnameState.store'

/** Tells that something is there, never what it is. */
const isSet = (there: boolean | string) => (there ? 'set' : '')

export async function info(ctx: Ctx): Promise<MemberInfo> {
  const { mall, memberId } = ctx
  const member = await store.findMember(mall.db, memberId)
  const met = member && (await meetAgain(ctx, member)) ? await store.findMember(mall.db, memberId) : member
  const [profile, bound] = await Promise.all([profileOf(ctx, met), boundTo(mall.db, memberId)])
  return { ...profile, wx_openid: isSet(bound.openid), wx_unionid: isSet(bound.unionid) }
}

export const detail = async (ctx: Ctx): Promise<MemberDetail> =>
  profileOf(ctx, await store.findMember(ctx.mall.db, ctx.memberId))

async function profileOf(ctx: Ctx, found: store.Member | undefined): Promise<MemberDetail> {
  const { mall, memberId, now } = ctx
  const member = found && { ...found, ...(await ownChoice(ctx)) }
  if (!member) throw loginEnded()
  const [accounts, member_level_name, distributor] = await Promise.all([
    balances(mall.db, memberId),
    levelName(mall.db, member.member_level),
    isOn(mall).then((on) => (on ? distributorOf(mall, memberId, now) : undefined)),
  ])
  const { username, nickname, mobile, email, headimg, member_level, qq, realname, location, birthday } = member
  return {
    ...{ member_id: memberId, username, nickname, mobile, email, headimg, qq, realname, location, birthday },
    source_member: member.source_member,
    password: isSet(member.password),
    status: member.status,
    member_level,
    member_level_name,
    // the mall keeps no labels
    member_label: '',
    member_label_name: '',
    sex: member.sex as 0 | 1 | 2,
    point: accounts.point,
    balance: yuan(accounts.balance),
    balance_money: yuan(accounts.balance_money),
    growth: accounts.growth,
    // a missed day has ended the row
    sign_days_series: member.sign_day >= dayNumber(now) - 1 ? member.sign_days_series : 0,
    is_fenxiao: distributor ? 1 : 0,
  }
}

export async function setNickname(ctx: Ctx, text: string): Promise<void> {
  const nickname = cleanNickname(text)
  if (nickname === '') throw refuse({ zh: '请输入昵称', en: 'Please enter a nickname' })
  await choose(ctx, 'nickname', nickname)
}

/** A name that was proven by a card stays as it is. */
export async function setRealname({ mall, memberId }: Ctx, text: string): Promise<void> {
  const realname = cleanNickname(text)
  if (realname === '') throw nameMissing()
  if (await isAuthenticated(mall.db, memberId))
    throw refuse(
      { zh: '已实名认证，姓名不能修改', en: 'You are verified, so your name can no longer be changed' },
      { errorCode: 'REALNAME_FIXED' },
    )
  await store.update(mall.db, memberId, { realname })
}

export const setSex = ({ mall, memberId }: Ctx, sex: number) => store.update(mall.db, memberId, { sex })

export async function setBirthday({ mall, memberId, now }: Ctx, birthday: number): Promise<void> {
  if (birthday > now) throw refuse({ zh: '生日不能晚于今天', en: 'A birthday cannot lie in the future' })
  await store.update(mall.db, memberId, { birthday })
}

/** Only a face the member has uploaded: other addresses would be fetched by every stranger who sees the picture. */
export async function setHeadimg(ctx: Ctx, headimg: string): Promise<void> {
  const isOwn =
    !headimg.startsWith('/') && (await areOwn(ctx.mall.db, { memberId: ctx.memberId }, 'headimg', [headimg]))
  if (!isOwn) throw refuse({ zh: '请先上传头像', en: 'Please upload an avatar first' }, { code: codes.PARAMETER_ERROR })
  await choose(ctx, 'headimg', headimg)
}
