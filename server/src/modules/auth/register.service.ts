import type { Agreement, RegisterConfig, RegisterData, RegisterReward } from '@mall/contract/auth'
import type { Tx } from '../../database/transaction'
import { missing } from '../../http/params'
import { refuse, type Ctx } from '../../http/route'
import { hashPassword } from '../../lib/password'
import { spend } from '../../limits/limits'
import { givableTypes } from '../coupon/platformCoupon.service'
import { judgeNewcomer } from '../member/looks.service'
import { isTaken, type NameKind } from '../member/memberName.service'
import { memberOfMobile, registerUsername, usernameTaken } from '../member/newMember.service'
import { spendCaptcha, type CaptchaGiven } from './captcha.service'
import { checkedUsername, checkPasswordRules, loginName } from './credentialRules'
import { enter } from './session.service'
import { checkCode, useCode, type CodeGiven } from './smsCode.service'

const minute = 60
const hour = 3600

export const registerConfig = async ({ mall }: Ctx): Promise<RegisterConfig> => ({
  value: await mall.settings.get('register'),
})

export const registerAgreement = async ({ mall }: Ctx): Promise<Agreement> =>
  (await mall.settings.get('agreements')).register

/** What a new member gets; a coupon type that is over or has none left is not shown. */
export async function registerReward({ mall, now }: Ctx): Promise<RegisterReward> {
  const { is_use, ...value } = await mall.settings.get('memberregister')
  const coupons = value.coupon ? await givableTypes(mall.readDb, value.coupon.split(',').map(Number), now) : []
  const coupon_list = coupons.map(({ platformcoupon_name, at_least, type, discount, money }) => ({
    platformcoupon_name,
    at_least,
    type,
    discount,
    money,
  }))
  return { is_use, value: { ...value, coupon_list } }
}

/** The reward comes later, with the first mobile or openid; so does the popup that shows it. */
export async function byUsername(
  ctx: Ctx,
  form: CaptchaGiven & { username: string; password: string },
): Promise<RegisterData> {
  const config = await openFor(ctx, 'username')
  await spendCaptcha(ctx, form)
  const username = checkedUsername(form.username)
  checkPasswordRules(form.password, config)
  if (await isTaken(ctx.mall.db, 'username', username)) throw usernameTaken()
  // strangers see it as the nickname
  const looks = await judgeNewcomer(ctx.mall, null, { nickname: username })
  if (looks.some(({ verdict }) => verdict === 'refuse'))
    throw refuse(
      { zh: '用户名含有不适当的内容，请换一个', en: 'This user name is not allowed. Please choose another.' },
      { errorCode: 'CONTENT_REFUSED' },
    )
  const password = await hashPassword(form.password)
  return ctx.mall.tx(async (trx) => {
    await countRegistration(trx, ctx)
    const memberId = await registerUsername(trx, ctx, { username, password, looks })
    const token = await enter(trx, ctx, memberId)
    return { token, is_register: 0 }
  })
}

const mobileTaken = () =>
  refuse({ zh: '该手机号已被注册', en: 'This mobile number is registered already. Please log in.' })

export async function byMobile(ctx: Ctx, given: CodeGiven): Promise<RegisterData> {
  await openFor(ctx, 'mobile')
  await checkCode(ctx, 'register', given)
  return ctx.mall.tx(async (trx) => {
    await useCode(trx, ctx, 'register', given)
    const found = await memberOfMobile(trx, ctx, given.mobile, {})
    if (!found?.isNew) throw mobileTaken()
    return { token: await enter(trx, ctx, found.memberId), is_register: found.isRewarded ? 1 : 0 }
  })
}

async function openFor({ mall }: Ctx, way: 'username' | 'mobile') {
  const config = await mall.settings.get('register')
  if (!config.register.split(',').includes(way))
    throw refuse({ zh: '该注册方式未开放', en: 'This way to register is not available' })
  return config
}

/** 1 = taken. Counted per address, for it tells who is a member. */
export async function exists(ctx: Ctx, kind: NameKind, name: string | undefined): Promise<0 | 1> {
  if (!name) throw missing(kind)
  await countAsking(ctx, 'exist_minute')
  return (await isTaken(ctx.mall.db, kind, kind === 'username' ? loginName(name) : name)) ? 1 : 0
}

/** Refuses a mobile that belongs to a member. */
export async function checkMobile(ctx: Ctx, mobile: string): Promise<void> {
  await countAsking(ctx, 'checkmobile_minute')
  if (await isTaken(ctx.mall.db, 'mobile', mobile)) throw mobileTaken()
}

/** In the transaction of the registration: one that fails costs nothing. */
async function countRegistration(trx: Tx, { mall, ip, now }: Ctx): Promise<void> {
  const { register_hour: most } = await mall.settings.get('rate_limits', 0, trx)
  await spend(trx, { subject: ip, name: 'register_hour', most, seconds: hour, now })
}

async function countAsking({ mall, ip, now }: Ctx, name: 'exist_minute' | 'checkmobile_minute'): Promise<void> {
  const limits = await mall.settings.get('rate_limits')
  await spend(mall.db, { subject: ip, name, most: limits[name], seconds: minute, now })
}
