import type { FastifyRequest } from 'fastify'
import type { Call } from '@mall/contract/define'
import type { Addon } from '@mall/contract/settings'
import { codes } from '@mall/contract/envelope'
import type { Mall } from '../mall'
import { audit } from '../operator/audit'
import { checkScope, identify, siteOf } from '../operator/gate'
import type { Operator } from '../operator/keys'
import { isKnown, readToken, type Session } from '../tokens/tokens'
import { addonOf, refuseOff } from './addons'
import { checkAnswer } from './checkAnswer'
import { failure, success } from './envelope'
import { refusalOf, statusOf } from './errors'
import type { Fields } from './form'
import { hashBody, InTurn, isAnswered, readKey, runOnce, runThenStore, type OnceCall } from './idempotency'
import { invalid, parseBase, parseParams, type Base } from './params'
import { readRequest, type Sent } from './request'
import { refuse, type Ctx, type Route } from './route'

export interface Answer {
  status: number
  envelope: ReturnType<typeof success>
}

/** A call of the contract with the handler that serves it. */
export interface Served {
  path: string
  call: Call
  route: Route
  addon: Addon | null
}

export const served = (path: string, call: Call, route: Route): Served => ({ path, call, route, addon: addonOf(path) })

/** Turns one HTTP request into one envelope. */
export function dispatcher(mall: Mall) {
  const inTurn = new InTurn()

  return async function dispatch(target: Served, request: FastifyRequest): Promise<Answer> {
    const now = mall.clock.now()
    const so: SoFar = { now, sent: null, operator: null }
    let answer: Answer
    try {
      const data = await serveCall(mall, inTurn, target, request, so)
      answer = { status: 200, envelope: success(data, mall.clock.now(), so.refresh) }
    } catch (error) {
      const refusal = refusalOf(error, request.log)
      answer = { status: statusOf(refusal), envelope: failure(refusal, mall.clock.now(), so.refresh) }
    }
    const code = answer.envelope.code
    if (so.operator) await audit(mall, so.operator, { path: target.path, raw: so.sent?.fields ?? {}, code, now })
    return answer
  }
}

/** What is known of the call when it ends, also when it ends early. */
interface SoFar {
  now: number
  sent: Sent | null
  operator: Operator | null
  /** rides on refusals too */
  refresh?: string
}

async function serveCall(mall: Mall, inTurn: InTurn, target: Served, request: FastifyRequest, so: SoFar) {
  const { call, route } = target
  const operatorCall = call.auth === 'S' || call.auth === 'P' || call.auth === 'D'
  if (operatorCall) so.operator = identify(mall.config, call.auth, request.headers.authorization)
  so.sent = await readRequest(request)
  if (so.operator) checkScope(call.auth, so.operator)
  const { fields } = so.sent
  // RSA of all params is off on this server (wire/README section 2)
  if (fields.encrypt !== undefined && fields.encrypt !== '') throw invalid()
  const token = operatorCall ? '' : sentToken(request, fields)
  const session = await readToken(mall, token, so.now)
  if (session.state === 'valid') so.refresh = session.refresh
  if (call.auth === 'T' && !(call.ticket && fields.auth_ticket && session.state === 'none')) demand(session)
  const base = parseBase(fields)
  if (so.operator) base.site_id = siteOf(so.operator, base.site_id)
  if (target.addon) await refuseOff(mall, target.addon)
  const params = parseParams(call, so.operator?.siteId ? withSite(fields, base.site_id) : fields) as never
  const ctx = context(mall, request, so, base, session, token)
  const data = await runHandler(inTurn, target, fields, params, ctx)
  // what the call ended (logout, a new password) is not handed out
  if (so.refresh && !(await isKnown(mall, so.refresh))) delete so.refresh
  if (mall.config.checkAnswers) checkAnswer(route.path, call, data)
  return data
}

/** A call of the operator API takes the site of its key. */
const withSite = (fields: Fields, siteId: number): Fields => ({ ...fields, site_id: siteId })

function runHandler(
  inTurn: InTurn,
  { path, call, route }: Served,
  fields: Fields,
  params: never,
  ctx: Ctx,
): Promise<unknown> {
  const { mall } = ctx
  const key = call.idempotent ? readKey(fields) : null
  const plain = async () => (route.kind === 'plain' ? route.handler(params, ctx) : undefined)
  const once = async (call: OnceCall | null): Promise<unknown> => {
    if (route.kind !== 'once') return call ? runThenStore(mall, call, plain) : plain()
    const ask = route.before?.(params, ctx)
    const asked = ask && !(await isAnswered(mall, call)) ? await ask() : undefined
    return runOnce(mall, call, (trx) => route.handler(params, ctx, trx, asked as never))
  }
  if (key === null) return once(null)
  const caller = ctx.operator?.name ?? 'member'
  const distKey = ctx.operator ? ctx.operator.siteId : ctx.memberId
  const named: OnceCall = { distKey, caller, path: path.toLowerCase(), key, bodyHash: hashBody(fields), now: ctx.now }
  return inTurn.run(`${distKey}/${caller}/${named.path}/${key}`, () => once(named))
}

/** Header `token` or the field; a filled field wins (wire/README section 2). */
function sentToken(request: FastifyRequest, fields: Fields): string {
  const { token } = fields
  if (token !== undefined && typeof token !== 'string') throw invalid()
  const header = request.headers.token
  return token || (typeof header === 'string' ? header : '')
}

/** wire/README section 3 */
function demand(session: Session): void {
  if (session.state === 'none') throw refuse('请先登录', { errorCode: 'TOKEN_NOT_EXIST' })
  if (session.state === 'unknown') throw refuse('登录已失效，请重新登录', { code: codes.TOKEN_ERROR })
  if (session.state === 'expired') throw refuse('登录已过期，请重新登录', { code: codes.TOKEN_EXPIRE })
}

function context(mall: Mall, request: FastifyRequest, so: SoFar, base: Base, session: Session, token: string): Ctx {
  return {
    memberId: session.state === 'valid' ? session.memberId : 0,
    siteId: base.site_id,
    websiteId: base.website_id,
    appType: base.app_type,
    suid: base.suid,
    uid: base.uid,
    sourceMember: base.source_member,
    ip: request.ip,
    now: so.now,
    operator: so.operator,
    token: session.state === 'valid' ? token : '',
    upload: so.sent?.upload ?? null,
    mall,
    log: request.log,
  }
}
