import type { Agreement, RegisterConfig, RegisterReward } from '@mall/contract/auth'
import { refuse, type Ctx } from '../../http/route'
import { hashPassword } from '../../lib/password'
import { spend } from '../../limits/limits'
import { typesById } from '../coupon/platformCoupon.service'
import { judgeNewcomer } from '../member/looks.service'
import { isTaken, type NameKind } from '../member/memberName.service'
import { memberOfMobile, registerUsername } from '../member/newMember.service'
import { spendCaptcha, type CaptchaGiven } from './captcha.service'
import { checkedUsername, checkPasswordRules, loginName } from './credentialRules'
import { enter } from './session.service'
import { checkCode, useCode, type CodeGiven } from './smsCode.service'

const minute = 60

export const registerConfig = async ({ mall }: Ctx): Promise<RegisterConfig> => ({
  value: await mall.settings.get('register'),
})

export const registerAgreement = async ({ mall }: Ctx): Promise<Agreement> =>
  (await mall.settings.get('agreements')).register

/** What a new member gets. */
export async function registerReward({ mall }: Ctx): Promise<RegisterReward> {
  const { is_use, ...value } = await mall.settings.get('memberregister')
  const coupons = value.coupon ? await typesById(mall.readDb, value.coupon.split(',').map(Number)) : []
  const coupon_list = coupons.map(({ platformcoupon_name, at_least, type, discount, money }) => ({
    platformcoupon_name,
    at_least,
    type,
    discount,
    money,
  }))
  return { is_use, value: { ...value, coupon_list } }
}

export async function byUsername(
  ctx: Ctx,
  form: CaptchaGiven & { username: string; password: string },
): Promise<{ token: string }> {
  const config = await openFor(ctx, 'username')
  await spendCaptcha(ctx, form)
  const username = checkedUsername(form.username)
  checkPasswordRules(form.password, config)
  if (await isTaken(ctx.mall.db, 'username', username)) throw refuse('用户名已被注册')
  // strangers see it as the nickname
  const looks = await judgeNewcomer(ctx.mall, '', { nickname: username })
  if (looks.some(({ verdict }) => verdict === 'refuse'))
    throw refuse('用户名含有不适当的内容，请换一个', { errorCode: 'CONTENT_REFUSED' })
  const password = await hashPassword(form.password)
  return ctx.mall.tx(async (trx) => {
    const memberId = await registerUsername(trx, ctx, { username, password, looks })
    return { token: await enter(trx, ctx, memberId) }
  })
}

export async function byMobile(ctx: Ctx, given: CodeGiven): Promise<{ token: string }> {
  await openFor(ctx, 'mobile')
  await checkCode(ctx, 'register', given)
  return ctx.mall.tx(async (trx) => {
    await useCode(trx, ctx, 'register', given)
    const found = await memberOfMobile(trx, ctx, given.mobile, {})
    if (!found?.isNew) throw refuse('该手机号已被注册')
    return { token: await enter(trx, ctx, found.memberId) }
  })
}

async function openFor({ mall }: Ctx, way: 'username' | 'mobile') {
  const config = await mall.settings.get('register')
  if (!config.register.split(',').includes(way)) throw refuse('该注册方式未开放')
  return config
}

/** 1 = taken. Counted per address, for it tells who is a member. */
export async function exists(ctx: Ctx, kind: NameKind, name: string | undefined): Promise<0 | 1> {
  if (!name) throw refuse(`缺少参数 ${kind}`, { errorCode: `REQUEST_${kind.toUpperCase()}` })
  await countAsking(ctx, 'exist_minute')
  return (await isTaken(ctx.mall.db, kind, kind === 'username' ? loginName(name) : name)) ? 1 : 0
}

/** Refuses a mobile that belongs to a member. */
export async function checkMobile(ctx: Ctx, mobile: string): Promise<void> {
  await countAsking(ctx, 'checkmobile_minute')
  if (await isTaken(ctx.mall.db, 'mobile', mobile)) throw refuse('该手机号已被注册')
}

async function countAsking({ mall, ip, now }: Ctx, name: 'exist_minute' | 'checkmobile_minute'): Promise<void> {
  const limits = await mall.settings.get('rate_limits')
  await spend(mall.db, { subject: ip, name, most: limits[name], seconds: minute, now })
}
