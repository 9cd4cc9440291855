import type { LoginData } from '@mall/contract/auth'
import { refuse, type Ctx } from '../../http/route'
import { hashPassword, verifyNobody, verifyPassword } from '../../lib/password'
import { forgiveTries, takeTry } from '../../limits/tries'
import { lockOpenMember, notRegistered } from '../member/member.service'
import { findByName, setPassword } from '../member/memberName.service'
import { memberOfMobile } from '../member/newMember.service'
import { spendCaptcha, type CaptchaGiven } from './captcha.service'
import { checkPasswordRules, loginName, tooManyPasswords } from './credentialRules'
import { enter } from './session.service'
import { checkCode, useCode, type CodeGiven } from './smsCode.service'

/** start-and-login.md section 2: the name is locked, known or not */
const wrongTries = 5
const lockSeconds = 900

const triesOf = (name: string) => ({ subject: loginName(name), name: 'login_tries' })

export async function byPassword(
  ctx: Ctx,
  form: CaptchaGiven & { username: string; password: string },
): Promise<{ token: string }> {
  const { mall, now } = ctx
  await openFor(ctx, 'username')
  await spendCaptcha(ctx, form)
  const tries = triesOf(form.username)
  if (!(await takeTry(mall.db, { ...tries, most: wrongTries, seconds: lockSeconds, now })))
    throw refuse(tooManyPasswords, { errorCode: 'LOGIN_LOCKED' })
  const member = await findByName(mall.db, loginName(form.username))
  const isRight = member?.password
    ? await verifyPassword(form.password, member.password)
    : await verifyNobody(form.password)
  if (!member || !isRight) throw wrong()
  await forgiveTries(mall.db, tries)
  return mall.tx(async (trx) => {
    const locked = await lockOpenMember(trx, member.member_id)
    // changed while this call was computing: an old password gets no new token
    if (locked.password !== member.password) throw wrong()
    return { token: await enter(trx, ctx, member.member_id) }
  })
}

const wrong = () => refuse({ zh: '账号或密码错误', en: 'Wrong account or password' }, { errorCode: 'LOGIN_FAIL' })

/** Registers an unknown mobile when that way is open, else -10016. */
export async function byMobile(ctx: Ctx, given: CodeGiven): Promise<LoginData> {
  const config = await openFor(ctx, 'mobile')
  await checkCode(ctx, 'login', given)
  return ctx.mall.tx(async (trx) => {
    await useCode(trx, ctx, 'login', given)
    const found = await memberOfMobile(trx, ctx, given.mobile, config.register.split(',').includes('mobile') && {})
    if (!found) throw notRegistered()
    return { token: await enter(trx, ctx, found.memberId), is_register: found.isRewarded ? 1 : 0 }
  })
}

async function openFor({ mall }: Ctx, way: 'username' | 'mobile') {
  const config = await mall.settings.get('register')
  if (!config.login.split(',').includes(way))
    throw refuse({ zh: '该登录方式未开放', en: 'This way to log in is not available' })
  return config
}

/** A new password ends every login of the member, and the lock of a name whose owner proved himself. */
export async function resetPassword(ctx: Ctx, form: CodeGiven & { password: string }): Promise<void> {
  const { mall } = ctx
  checkPasswordRules(form.password, await mall.settings.get('register'))
  await checkCode(ctx, 'find', form)
  const password = await hashPassword(form.password)
  await mall.tx(async (trx) => {
    const member = await findByName(trx, form.mobile)
    if (member) for (const name of [member.mobile, member.username]) await forgiveTries(trx, triesOf(name))
    await useCode(trx, ctx, 'find', form)
    if (!member) throw notRegistered()
    await setPassword(trx, member.member_id, password)
  })
}

/** The mall sends no mail, and no member has an address: the wire offers this way only where one can be sent. */
export function noMail(): never {
  throw refuse({
    zh: '商城未开通邮箱找回，请使用手机号找回',
    en: 'Passwords cannot be reset by email here. Please use your mobile number.',
  })
}
