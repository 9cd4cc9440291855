import type { FastifyRequest } from 'fastify'
import { codes } from '@mall/contract/envelope'
import type { Session } from '../tokens/tokens'
import type { Fields } from './form'
import { invalid } from './params'
import { refuse } from './route'

/** Header `token` or the field; a filled field wins (wire/README section 2). */
export function sentToken(request: FastifyRequest, fields: Fields): string {
  const { token } = fields
  if (token !== undefined && typeof token !== 'string') throw invalid()
  const header = request.headers.token
  return token || (typeof header === 'string' ? header : '')
}

export const loginFirst = () => refuse({ zh: '请先登录', en: 'Please log in first' }, { errorCode: 'TOKEN_NOT_EXIST' })
export const loginEnded = () =>
  refuse(
    { zh: '登录已失效，请重新登录', en: 'You have been logged out. Please log in again.' },
    { code: codes.TOKEN_ERROR },
  )
const loginExpired = () =>
  refuse(
    { zh: '登录已过期，请重新登录', en: 'Your login has expired. Please log in again.' },
    { code: codes.TOKEN_EXPIRE },
  )

/** For 30 days; who asked for it knows by the data that it was done (wire/member section 8). */
export const accountClosed = () =>
  refuse({ zh: '账号已注销', en: 'This account has been closed' }, { code: codes.TOKEN_ERROR, data: { is_closed: 1 } })

/** wire/README section 3 */
export function demand(session: Session): void {
  if (session.state === 'none') throw loginFirst()
  if (session.state === 'closed') throw accountClosed()
  if (session.state === 'unknown') throw loginEnded()
  if (session.state === 'expired') throw loginExpired()
}
