import { refuse, type Ctx } from '../../http/route'
import { loginEnded } from '../../http/session'
import { hashPassword, verifyPassword } from '../../lib/password'
import { forgiveTries, takeTry } from '../../limits/tries'
import { endOtherTokens } from '../../tokens/tokens'
import type { CaptchaGiven } from '../auth/captcha.service'
import { checkPasswordRules, tooManyPasswords } from '../auth/credentialRules'
import { checkCode, sendCode, sendOwnCode, useCode } from '../auth/smsCode.service'
import * as names from './memberName.store'
import { giveDueReward } from './registerReward.service'
import * as store from './member.store'

interface Proof {
  key: string
  code: string
}

/** as at the login (start-and-login.md section 2) */
const wrongTries = 5
const lockSeconds = 900

async function self({ mall, memberId }: Ctx): Promise<store.Member> {
  const member = await store.findMember(mall.db, memberId)
  if (!member) throw loginEnded()
  return member
}

async function ownMobile(ctx: Ctx): Promise<string> {
  const { mobile } = await self(ctx)
  if (mobile === '')
    throw refuse({ zh: '请先绑定手机号', en: 'Please link a mobile number first' }, { errorCode: 'MOBILE_NOT_BOUND' })
  return mobile
}

// ---- password

export const sendPasswordCode = async (ctx: Ctx, captcha: CaptchaGiven) =>
  sendCode(ctx, 'password', await ownMobile(ctx), captcha)

interface PasswordForm {
  old_password?: string | undefined
  new_password: string
  key?: string | undefined
  code?: string | undefined
}

/** The first one is proven by a code to the mobile, a later one by the old one. Other logins of the member end. */
export async function changePassword(ctx: Ctx, form: PasswordForm): Promise<void> {
  const { mall, memberId } = ctx
  const member = await self(ctx)
  checkPasswordRules(form.new_password, await mall.settings.get('register'))
  const proof = member.password === '' ? await provenByCode(ctx, form) : await provenByOld(ctx, member.password, form)
  const password = await hashPassword(form.new_password)
  await mall.tx(async (trx) => {
    if (proof) await useCode(trx, ctx, 'password', proof)
    const locked = await store.lockAndFind(trx, memberId)
    // changed while this call was computing
    if (locked?.password !== member.password)
      throw refuse({ zh: '密码已被修改，请重试', en: 'The password has just been changed. Please try again.' })
    await store.update(trx, memberId, { password })
    await endOtherTokens(trx, memberId, ctx.token)
  })
}

async function provenByCode(ctx: Ctx, { key = '', code = '' }: PasswordForm) {
  if (key === '' || code === '')
    throw refuse({ zh: '请输入动态码', en: 'Please enter the SMS code' }, { errorCode: 'REQUEST_CODE' })
  const proof = { mobile: await ownMobile(ctx), key, code }
  await checkCode(ctx, 'password', proof)
  return proof
}

async function provenByOld(
  { mall, memberId, now }: Ctx,
  hash: string,
  { old_password = '', new_password }: PasswordForm,
) {
  if (old_password === '') throw refuse({ zh: '请输入原密码', en: 'Please enter your current password' })
  const tries = { subject: String(memberId), name: 'password_tries' }
  if (!(await takeTry(mall.db, { ...tries, most: wrongTries, seconds: lockSeconds, now })))
    throw refuse(tooManyPasswords, { errorCode: 'PASSWORD_LOCKED' })
  if (!(await verifyPassword(old_password, hash)))
    throw refuse({ zh: '原密码错误', en: 'The current password is not right' }, { errorCode: 'PASSWORD_ERROR' })
  await forgiveTries(mall.db, tries)
  if (old_password === new_password)
    throw refuse({ zh: '新密码不能与原密码相同', en: 'The new password must differ from the current one' })
  return null
}

// ---- mobile

export const sendMobileCode = (ctx: Ctx, mobile: string, captcha: CaptchaGiven) =>
  sendCode(ctx, 'mobile', mobile, captcha)

const mobileTaken = () =>
  refuse(
    { zh: '该手机号已被其他账号使用', en: 'This mobile number belongs to another account' },
    { errorCode: 'MOBILE_TAKEN' },
  )

/** True when the first mobile brought the register reward. */
export async function changeMobile(ctx: Ctx, { mobile, key, code }: Proof & { mobile: string }): Promise<boolean> {
  const { mall, memberId } = ctx
  if ((await self(ctx)).mobile === mobile)
    throw refuse(
      { zh: '与原手机号一致，无需修改', en: 'Same as before, nothing to change' },
      { errorCode: 'MOBILE_SAME' },
    )
  const proof = { mobile, key, code }
  await checkCode(ctx, 'mobile', proof)
  return mall.tx(async (trx) => {
    await useCode(trx, ctx, 'mobile', proof)
    const member = await store.lockAndFind(trx, memberId)
    if (!member) throw loginEnded()
    if (!(await names.claimMobile(trx, mobile, memberId))) throw mobileTaken()
    if (member.mobile !== '') await names.releaseMobile(trx, member.mobile, memberId)
    await store.update(trx, memberId, { mobile })
    return giveDueReward(trx, ctx, memberId)
  })
}

// ---- pay password

export const sendPayCode = async (ctx: Ctx) => sendOwnCode(ctx, 'paypassword', await ownMobile(ctx))

/** A right code stays unused: the new pay password uses it. */
export const checkPayCode = async (ctx: Ctx, { key, code }: Proof): Promise<void> =>
  checkCode(ctx, 'paypassword', { mobile: await ownMobile(ctx), key, code })

/** Whoever has the mobile also ends the lock of wrong tries. */
export async function changePayPassword(
  ctx: Ctx,
  { key, code, password }: Proof & { password: string },
): Promise<void> {
  const { mall, memberId } = ctx
  const proof = { mobile: await ownMobile(ctx), key, code }
  await checkCode(ctx, 'paypassword', proof)
  const pay_password = await hashPassword(password)
  await mall.tx(async (trx) => {
    await forgiveTries(trx, { subject: String(memberId), name: 'pay_password_tries' })
    await useCode(trx, ctx, 'paypassword', proof)
    await store.update(trx, memberId, { pay_password })
  })
}
