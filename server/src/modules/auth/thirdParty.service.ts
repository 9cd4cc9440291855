import type { LoginData } from '@mall/contract/auth'
import type { Tx } from '../../database/transaction'
import { missing } from '../../http/params'
import type { Ctx } from '../../http/route'
import { judgeNewcomer, refuseBad, type Looks } from '../member/looks.service'
import { notRegistered } from '../member/member.service'
import { isTaken } from '../member/memberName.service'
import { bindPerson, boundMember, memberOfPerson, registerPerson } from '../member/memberPerson.service'
import { memberOfMobile } from '../member/newMember.service'
import { giveDueReward } from '../member/registerReward.service'
import type { Judged } from '../vetting/vetting.service'
import { phoneOf, type PhoneGiven } from './phone.service'
import { enter } from './session.service'
import { checkCode, sendCode, useCode, type CodeGiven } from './smsCode.service'
import type { CaptchaGiven } from './captcha.service'
import { livingTicket, provenIdentity, type Identity, type IdentityGiven } from './ticket.service'

/** Login by openid. Only with `register`, and when the mall asks for no mobile, an unknown one becomes a member. */
export async function byOpenid(ctx: Ctx, given: IdentityGiven & Looks, register: boolean): Promise<LoginData> {
  const identity = await provenIdentity(ctx, given)
  if (!identity) throw missing('wx_openid')
  const config = await ctx.mall.settings.get('register')
  const registers = register && config.third_party === 1 && config.bind_mobile === 0
  // what WeChat told of the person, not a form: what is refused is left out
  const isNew = registers && (await boundMember(ctx.mall.db, identity.person)) === undefined
  const looks = isNew ? await judgeNewcomer(ctx.mall, identity.person, given) : []
  return ctx.mall.tx(async (trx) => {
    const { person } = identity
    const known = await memberOfPerson(trx, person)
    if (known !== undefined) return { token: await enter(trx, ctx, known), is_register: 0 }
    if (!registers) throw notRegistered()
    const found = await registerPerson(trx, ctx, person, looks)
    return { token: await enter(trx, ctx, found.memberId), is_register: found.isRewarded ? 1 : 0 }
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
  const looks = await looksOfForm(ctx, form.mobile, identity, form)
  return ctx.mall.tx(async (trx) => {
    await useCode(trx, ctx, 'bind', form)
    return enterByMobile(trx, ctx, form.mobile, identity, looks)
  })
}

/** The same with the mobile WeChat tells. */
export async function byPhone(ctx: Ctx, form: PhoneGiven & IdentityGiven & Looks): Promise<LoginData> {
  const identity = await provenIdentity(ctx, form)
  const mobile = await phoneOf(ctx, form, identity)
  const looks = await looksOfForm(ctx, mobile, identity, form)
  return ctx.mall.tx((trx) => enterByMobile(trx, ctx, mobile, identity, looks))
}

export async function showPhone(ctx: Ctx, form: PhoneGiven & IdentityGiven): Promise<{ mobile: string }> {
  return { mobile: await phoneOf(ctx, form, await provenIdentity(ctx, form)) }
}

/** Only a mobile that was proven gets here, so a refusal tells nobody whether a stranger's is known. */
async function looksOfForm(ctx: Ctx, mobile: string, identity: Identity | null, given: Looks): Promise<Judged[]> {
  if (await isTaken(ctx.mall.db, 'mobile', mobile)) return []
  const looks = await judgeNewcomer(ctx.mall, identity?.person ?? null, given)
  refuseBad(looks)
  return looks
}

async function enterByMobile(
  trx: Tx,
  ctx: Ctx,
  mobile: string,
  identity: Identity | null,
  looks: readonly Judged[],
): Promise<LoginData> {
  const config = await ctx.mall.settings.get('register', 0, trx)
  const registers = config.third_party === 1 || config.register.split(',').includes('mobile')
  const found = await memberOfMobile(trx, ctx, mobile, registers && { looks, person: identity?.person })
  if (!found) throw notRegistered()
  const token = await enter(trx, ctx, found.memberId)
  if (identity) await bindPerson(trx, found.memberId, identity.person)
  const isRewarded = found.isRewarded || (await giveDueReward(trx, ctx, found.memberId))
  return { token, is_register: isRewarded ? 1 : 0 }
}
