import type { Auth } from '@mall/contract/define'
import { codes } from '@mall/contract/envelope'
import type { Words } from '@mall/contract/words'
import type { Config } from '../config'
import { HttpRefusal, unknownPath } from '../http/envelope'
import { refuse, type Ctx } from '../http/route'
import { findOperator, type Operator } from './keys'

export const notAllowed = () => refuse({ zh: '没有权限', en: 'This key may not do that' }, { code: codes.NOT_ALLOWED })
const invalidKey: Words = { zh: '密钥无效', en: 'Invalid key' }

/** Whether a call is one of the operator's (operator.md section 1). */
export const isOperators = (auth: Auth): boolean => auth === 'S' || auth === 'P' || auth === 'D'

/** Who calls the operator API; D calls do not exist in production. */
export function identify(config: Config, auth: Auth, authorization: string | undefined): Operator {
  if (auth === 'D' && config.mode === 'production') throw unknownPath()
  const operator = findOperator(config.operatorKeys, authorization)
  if (!operator) throw new HttpRefusal(401, codes.TOKEN_ERROR, invalidKey)
  return operator
}

/** Who uploads a picture of the operator's; without a good key as without a good token (start-and-login.md section 4). */
export function identifyUploader(config: Config, authorization: string | undefined): Operator {
  const operator = findOperator(config.operatorKeys, authorization)
  if (!operator) throw refuse(invalidKey, { code: codes.TOKEN_ERROR })
  return operator
}

/** P and D calls are the platform's. */
export function checkScope(auth: Auth, operator: Operator): void {
  if (auth !== 'S' && isOperators(auth) && operator.siteId !== 0) throw notAllowed()
}

/** The site of a call: a site key's own; naming another one is refused (operator.md section 1). */
export function siteOf(operator: Operator, named: number): number {
  if (operator.siteId === 0) return named
  if (named !== 0 && named !== operator.siteId) throw notAllowed()
  return operator.siteId
}

/** For services of S calls: the row's owner, or the platform. */
export function mayTouch(ctx: Pick<Ctx, 'operator'>, rowSiteId: number): void {
  if (!ctx.operator || (ctx.operator.siteId !== 0 && ctx.operator.siteId !== rowSiteId)) throw notAllowed()
}

/** For rows only the platform may touch inside an S call. */
export function platformOnly(ctx: Pick<Ctx, 'operator'>): void {
  if (ctx.operator?.siteId !== 0) throw notAllowed()
}
