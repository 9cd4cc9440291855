import { randomBytes } from 'node:crypto'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { secondsLeftOfDay } from '../../lib/date'
import { clearCount, spend } from '../../limits/limits'
import type { Mall } from '../../mall'
import { checkCaptcha, fourDigits, spendChecked, type CaptchaGiven } from './captcha.service'
import * as store from './smsCode.store'

/** seconds and counts of start-and-login.md section 2 */
const lifetime = 600
const pause = 120
const perDay = 10
const wrongTries = 5
const hour = 3600

/** What a code was sent for; it opens nothing else. */
export type Purpose = 'register' | 'login' | 'find' | 'bind' | 'mobile' | 'password' | 'paypassword'

/** What the client sends back: the key of the sending and the digits of the message. */
export interface CodeGiven {
  mobile: string
  key: string
  code: string
}

/** Sends a code after captcha and limits; the captcha is spent only when a code is sent. */
export async function sendCode(
  ctx: Ctx,
  purpose: Purpose,
  mobile: string,
  captcha: CaptchaGiven,
): Promise<{ key: string }> {
  return sendChecked(ctx, purpose, mobile, await checkCaptcha(ctx, captcha))
}

/** To a member's own mobile, which needs no captcha; the limits are the same. */
export const sendOwnCode = (ctx: Ctx, purpose: Purpose, mobile: string): Promise<{ key: string }> =>
  sendChecked(ctx, purpose, mobile, null)

async function sendChecked(
  ctx: Ctx,
  purpose: Purpose,
  mobile: string,
  captchaId: string | null,
): Promise<{ key: string }> {
  const { mall, now } = ctx
  // the id in front keeps keys in the order of their sending
  const key = `${mall.newId()}${randomBytes(16).toString('base64url')}`
  const code = fourDigits()
  const { sms_hour: perHour } = await mall.settings.get('rate_limits')
  await mall.tx(async (trx) => {
    // limits first: of two sendings at once the second waits here and is refused with its captcha unspent
    await spend(trx, { ...pauseOf(purpose, mobile), most: 1, seconds: pause, now })
    await spend(trx, { subject: mobile, name: 'sms_day', most: perDay, seconds: secondsLeftOfDay(now), now })
    await spend(trx, { subject: ctx.ip, name: 'sms_hour', most: perHour, seconds: hour, now })
    await spendChecked(trx, captchaId)
    await store.insert(trx, { mobile, key, purpose, code, create_time: now, ends_at: now + lifetime })
  })
  await deliver(ctx, purpose, { mobile, key, code })
  return { key }
}

/** A message the gateway did not take leaves no pause behind, so the shopper may try again at once. */
async function deliver({ mall, log }: Ctx, purpose: Purpose, { mobile, key, code }: CodeGiven): Promise<void> {
  try {
    await mall.outside.sms.send({ mobile, code, purpose }, log)
  } catch (error) {
    log.error({ err: error, purpose }, 'sms not sent')
    await store.remove(mall.db, { mobile, key, purpose })
    await clearCount(mall.db, pauseOf(purpose, mobile))
    throw refuse({ zh: '短信发送失败，请稍后再试', en: 'The text message could not be sent. Please try again later.' })
  }
}

const pauseOf = (purpose: Purpose, mobile: string) => ({ subject: mobile, name: `sms_pause_${purpose}` })

/** Refuses a wrong, ended or used code. Wrong tries count also when the call is refused; a right one stays unused. */
export async function checkCode({ mall, now }: Ctx, purpose: Purpose, given: CodeGiven): Promise<void> {
  const name = { ...given, purpose }
  const wanted = await store.takeTry(mall.db, name, wrongTries, now)
  if (wanted === undefined) throw ended()
  if (wanted !== given.code) throw refuse({ zh: '动态码错误', en: 'Wrong SMS code' }, { errorCode: 'SMS_CODE_ERROR' })
  await store.giveTryBack(mall.db, name)
}

/** Uses a code that checkCode found right, in the transaction of what it allows. */
export async function useCode(trx: Tx, { now }: Ctx, purpose: Purpose, given: CodeGiven): Promise<void> {
  if (!(await store.use(trx, { ...given, purpose }, now))) throw ended()
}

const ended = () =>
  refuse(
    { zh: '动态码已失效，请重新获取', en: 'This code has expired. Get a new one.' },
    { errorCode: 'SMS_CODE_EXPIRED' },
  )

/** Development only (operator.md section 2.11). */
export async function lastCode({ mall }: Ctx, mobile: string) {
  const row = await store.findLast(mall.db, mobile)
  if (!row) throw refuse({ zh: '没有发送过动态码', en: 'No code was sent' })
  const { code, key, purpose, create_time } = row
  return { code, key, purpose, create_time }
}

export const dropEndedCodes = ({ db, clock }: Mall) => store.dropEnded(db, clock.now())
