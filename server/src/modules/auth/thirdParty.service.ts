import type { LoginData } from '@mall/contract/auth'
import { codes } from '@mall/contract/envelope'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { bindPerson, memberOfPerson, registerPerson } from '../member/memberPerson.service'
import { memberOfMobile } from '../member/newMember.service'
import { phoneOf, type PhoneGiven } from './phone.service'
import { enter } from './session.service'
import { checkCode, sendCode, useCode, type CodeGiven } from './smsCode.service'
import type { CaptchaGiven } from './captcha.service'
import { livingTicket, provenIdentity, type Identity, type IdentityGiven } from './ticket.service'

export interface Looks {
  nickname?: string | undefined
  headimg?: string | undefined
}

const unknownMember = () => refuse('用户未注册', { code: codes.MEMBER_NOT_EXIST })

/** Login by openid. Only with `register`, and when the mall asks for no mobile, an unknown one becomes a member. */
export async function byOpenid(ctx: Ctx, given: IdentityGiven & Looks, register: boolean): Promise<LoginData> {
  const identity = await provenIdentity(ctx, given)
  if (!identity) throw refuse('缺少参数 wx_openid', { errorCode: 'REQUEST_WX_OPENID' })
  const config = await ctx.mall.settings.get('register')
  const registers = register && config.third_party === 1 && config.bind_mobile === 0
  return ctx.mall.tx(async (trx) => {
    const { person } = identity
    const known = await memberOfPerson(trx, person)
    if (known !== undefined) return { token: await enter(trx, ctx, known), is_register: 0 }
    if (!registers) throw unknownMember()
    const { memberId, isNew } = await registerPerson(trx, ctx, person, given)
    return { token: await enter(trx, ctx, memberId), is_register: isNew ? 1 : 0 }
  })
}

/** The ticket is optional here, and checked when it is there. */
export async function sendBindCode(
  ctx: Ctx,
  form: CaptchaGiven & { mobile: string; auth_ticket?: string | undefined },
) {
  if (form.auth_ticket) await livingTicket(ctx, form.auth_ticket)
  return sendCode(ctx, 'bind', form.mobile, form)
}

/** Login with a code of sendBindCode: binds the openid that came along, or none. */
export async function byMobile(ctx: Ctx, form: CodeGiven & IdentityGiven & Looks): Promise<LoginData> {
  const identity = await provenIdentity(ctx, form)
  await checkCode(ctx, 'bind', form)
  return ctx.mall.tx(async (trx) => {
    await useCode(trx, ctx, 'bind', form)
    return enterByMobile(trx, ctx, form.mobile, identity, form)
  })
}

/** The same with the mobile WeChat tells. */
export async function byPhone(ctx: Ctx, form: PhoneGiven & IdentityGiven & Looks): Promise<LoginData> {
  const identity = await provenIdentity(ctx, form)
  const mobile = await phoneOf(ctx, form, identity)
  return ctx.mall.tx((trx) => enterByMobile(trx, ctx, mobile, identity, form))
}

export async function showPhone(ctx: Ctx, form: PhoneGiven & IdentityGiven): Promise<{ mobile: string }> {
  return { mobile: await phoneOf(ctx, form, await provenIdentity(ctx, form)) }
}

async function enterByMobile(
  trx: Tx,
  ctx: Ctx,
  mobile: string,
  identity: Identity | null,
  looks: Looks,
): Promise<LoginData> {
  const config = await ctx.mall.settings.get('register')
  const registers = config.register.split(',').includes('mobile') || (identity !== null && config.third_party === 1)
  const found = await memberOfMobile(trx, ctx, mobile, registers && looks)
  if (!found) throw unknownMember()
  const token = await enter(trx, ctx, found.memberId)
  if (identity) await bindPerson(trx, found.memberId, identity.person)
  return { token, is_register: found.isNew ? 1 : 0 }
}
