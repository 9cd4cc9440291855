import { randomBytes, randomInt } from 'node:crypto'
import type { Captcha } from '@mall/contract/auth'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { refuse, type Ctx } from '../../http/route'
import type { Mall } from '../../mall'
import { drawCaptcha } from '../../outside/captcha/drawCaptcha'
import * as store from './captcha.store'

/** seconds (start-and-login.md section 2) */
const lifetime = 300

export interface CaptchaGiven {
  captcha_id?: string | undefined
  captcha_code?: string | undefined
}

/** Draws four digits; the one it replaces on the screen ends. */
export async function newCaptcha({ mall, now }: Ctx, oldId: string | undefined): Promise<Captcha> {
  if (oldId) await store.take(mall.db, oldId)
  const code = fourDigits()
  const id = randomBytes(18).toString('base64url')
  const img = await drawCaptcha(code)
  await store.insert(mall.db, id, code, now + lifetime)
  return { id, img }
}

export const fourDigits = () => String(randomInt(10_000)).padStart(4, '0')

/** Refuses a missing, ended or wrong one; a wrong guess ends it. Leaves a right one to be spent; null = captcha is off. */
export async function checkCaptcha({ mall, now }: Ctx, given: CaptchaGiven): Promise<string | null> {
  const { shop_reception_login: isOn } = await mall.settings.get('captcha')
  if (isOn === 0) return null
  const { captcha_id: id = '', captcha_code: code = '' } = given
  if (id === '' || code === '')
    throw refuse({ zh: '请输入验证码', en: 'Please enter the digits in the picture' }, { errorCode: 'CAPTCHA_EMPTY' })
  const wanted = await store.find(mall.db, id, now)
  if (wanted === undefined) throw ended()
  if (wanted !== code) {
    await store.take(mall.db, id)
    throw refuse({ zh: '验证码不正确', en: 'These are not the digits in the picture' }, { errorCode: 'CAPTCHA_ERROR' })
  }
  return id
}

/** The second half of checkCaptcha, also inside a transaction. */
export async function spendChecked(db: Kysely<DB>, captchaId: string | null): Promise<void> {
  if (captchaId !== null && !(await store.take(db, captchaId))) throw ended()
}

/** Checks and spends, whatever becomes of the call. */
export async function spendCaptcha(ctx: Ctx, given: CaptchaGiven): Promise<void> {
  await spendChecked(ctx.mall.db, await checkCaptcha(ctx, given))
}

const ended = () =>
  refuse(
    { zh: '验证码已失效，请刷新', en: 'This captcha has expired. Get a new one.' },
    { errorCode: 'CAPTCHA_EXPIRED' },
  )

/** Development only (operator.md section 2.11); it stays unspent. */
export async function showCaptcha({ mall, now }: Ctx, captchaId: string): Promise<{ code: string }> {
  const code = await store.find(mall.db, captchaId, now)
  if (code === undefined) throw refuse({ zh: '验证码不存在或已失效', en: 'No such captcha, or it has expired' })
  return { code }
}

export const dropEndedCaptchas = ({ db, clock }: Mall) => store.dropEnded(db, clock.now())
