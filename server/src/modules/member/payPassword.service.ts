import { Refusal, refuse, type Ctx } from '../../http/route'
import { verifyPassword } from '../../lib/password'
import { forgiveTries, takeTry } from '../../limits/tries'
import { findMember } from './member.store'

/** wire/member section 1 */
const wrongTries = 5
const lockSeconds = 900

export async function hasPayPassword({ mall, memberId }: Ctx): Promise<0 | 1> {
  return (await findMember(mall.db, memberId))?.pay_password ? 1 : 0
}

/** Refuses a wrong pay password, and every one while locked; also for whatever pays from the wallet. */
export async function checkPayPassword({ mall, memberId, now }: Ctx, plain: string): Promise<void> {
  const hash = (await findMember(mall.db, memberId))?.pay_password
  if (!hash)
    throw refuse(
      { zh: '请先设置支付密码', en: 'Please set a payment PIN first' },
      { errorCode: 'PAY_PASSWORD_NOT_SET' },
    )
  const tries = { subject: String(memberId), name: 'pay_password_tries' }
  if (!(await takeTry(mall.db, { ...tries, most: wrongTries, seconds: lockSeconds, now })))
    throw refuse(
      { zh: '支付密码错误次数过多，请15分钟后再试', en: 'Too many wrong PINs. Try again in 15 minutes.' },
      { errorCode: 'PAY_PASSWORD_LOCKED' },
    )
  if (!(await verifyPassword(plain, hash)))
    throw refuse({ zh: '支付密码错误', en: 'Wrong payment PIN' }, { errorCode: 'PAY_PASSWORD_ERROR' })
  await forgiveTries(mall.db, tries)
}

/** Throws unless the right password was given: asked for only where money is taken. */
export type PayProof = () => void

const proven: PayProof = () => undefined
const refusing = (refusal: Refusal): PayProof => {
  return () => {
    throw refusal
  }
}

/** No password was given. */
export const unproven = refusing(
  refuse({ zh: '请输入支付密码', en: 'Please enter your payment PIN' }, { errorCode: 'REQUEST_PAY_PASSWORD' }),
)

/**
 * The pay password compared ahead of the transaction it is for: a wrong try counts although that is undone, and no
 * connection of the transaction waits for another one.
 */
export async function payProof(ctx: Ctx, plain: string | undefined): Promise<PayProof> {
  try {
    if (plain === undefined && (await hasPayPassword(ctx)) === 1) return unproven
    await checkPayPassword(ctx, plain ?? '')
    return proven
  } catch (error) {
    if (error instanceof Refusal) return refusing(error)
    throw error
  }
}
