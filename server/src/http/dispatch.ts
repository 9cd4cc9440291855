import type { FastifyRequest } from 'fastify'
import type { Call } from '@mall/contract/define'
import type { Addon } from '@mall/contract/settings'
import { operatorFolder } from '@mall/contract/upload'
import { languageOf } from '@mall/contract/words'
import type { OperatorLog } from '../database/schema'
import type { Tx } from '../database/transaction'
import { networkOf } from '../lib/network'
import type { Mall } from '../mall'
import { beginLine, endLine, newLine } from '../operator/audit'
import { checkScope, identify, identifyUploader, isOperators, siteOf } from '../operator/gate'
import type { Operator } from '../operator/keys'
import { isKnown as isLiving, readToken, type Session } from '../tokens/tokens'
import { addonOf, refuseOff, withoutCity } from './addons'
import type { LimitCall } from './callLimits'
import { checkAnswer } from './checkAnswer'
import { failure, success } from './envelope'
import { refusalOf, statusOf } from './errors'
import type { Fields } from './form'
import { earlierAnswer, hashBody, InTurn, readKey, runOnce, runThenStore, type OnceCall } from './idempotency'
import { invalid, parseBase, parseParams, type Base } from './params'
import { readRequest, type Sent } from './request'
import type { Ctx, Route } from './route'
import { demand, sentToken } from './session'
import { stillOpen } from './stillOpen'

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
export function dispatcher(mall: Mall, limit: LimitCall) {
  const inTurn = new InTurn()

  return async function dispatch(target: Served, request: FastifyRequest): Promise<Answer> {
    const now = mall.clock.now()
    const so: SoFar = { now, sent: null, operator: null }
    let answer: Answer
    try {
      const data = await serveCall({ mall, limit, inTurn }, target, request, so)
      answer = { status: 200, envelope: success(data, mall.clock.now(), so.refresh) }
    } catch (error) {
      const refusal = refusalOf(error, request.log)
      answer = {
        status: statusOf(refusal),
        envelope: failure(refusal, mall.clock.now(), languageIn(request), so.refresh),
      }
    }
    if (so.line) await endLine(mall, so.line, answer.envelope.code)
    return answer
  }
}

interface Tools {
  mall: Mall
  limit: LimitCall
  inTurn: InTurn
}

/** What is known of the call when it ends, also when it ends early. */
interface SoFar {
  now: number
  sent: Sent | null
  operator: Operator | null
  /** of the operator's log */
  line?: OperatorLog
  /** rides on refusals too */
  refresh?: string
}

async function serveCall({ mall: server, limit, inTurn }: Tools, target: Served, request: FastifyRequest, so: SoFar) {
  const { call, route } = target
  so.operator = await keyHolder(server, limit, target, request)
  if (so.operator) so.line = newLine(server, so.operator, pathOf(target), so.now)
  so.sent = await readRequest(request, (fields) => isKnown(server, target, request, so, fields))
  if (so.line) await beginLine(server, so.line, call, so.sent.fields)
  if (so.operator) checkScope(call.auth, so.operator)
  const { encrypt } = so.sent.fields
  // RSA of all params is off on this server (wire/README section 2)
  if (encrypt !== undefined && encrypt !== '') throw invalid()
  const token = so.operator ? '' : sentToken(request, so.sent.fields)
  const session = await readToken(server, token, so.now)
  const mall = so.operator ? server : server.forCall(session.state === 'valid' ? session.rulesVersion : undefined)
  const fields = so.operator ? so.sent.fields : await withoutCity(mall, call, so.sent.fields)
  if (session.state === 'valid') so.refresh = session.refresh
  await limit(request, callerOf(request, so, session))
  if (call.auth === 'T' && !so.operator && !(call.ticket && fields.auth_ticket && session.state === 'none'))
    demand(session)
  const base = parseBase(fields)
  if (so.operator) base.site_id = siteOf(so.operator, base.site_id)
  if (target.addon) await refuseOff(mall, target.addon)
  const params = parseParams(call, so.operator?.siteId ? withSite(fields, base.site_id) : fields) as never
  const ctx = context(mall, request, so, base, session, token)
  const data = await runHandler(inTurn, target, fields, params, ctx)
  // what the call ended (logout, a new password) is not handed out
  if (so.refresh && !(await isLiving(mall, so.refresh))) delete so.refresh
  if (mall.config.checkAnswers) checkAnswer(route.path, call, data)
  return data
}

const isOperatorUpload = ({ path }: Served, { params }: FastifyRequest) =>
  path === '/api/upload/{path}' && (params as { path: string }).path.toLowerCase() === operatorFolder

/** Only an upload has its last segment told apart, and with an operator's key it is always the same. */
const pathOf = ({ path }: Served) => path.replace('{path}', operatorFolder)

/** Who calls with a key; a wrong one counts as a call of its network. */
async function keyHolder(mall: Mall, limit: LimitCall, target: Served, request: FastifyRequest) {
  const { auth } = target.call
  const isUpload = isOperatorUpload(target, request)
  if (!isUpload && !isOperators(auth)) return null
  const { authorization } = request.headers
  try {
    return isUpload ? identifyUploader(mall.config, authorization) : identify(mall.config, auth, authorization)
  } catch (error) {
    await limit(request, networkOf(request.ip))
    throw error
  }
}

/** Whether these fields, with the headers, are of somebody who may call; undefined: they name nobody. */
async function isKnown(mall: Mall, { route }: Served, request: FastifyRequest, so: SoFar, fields: Fields) {
  if (so.operator) return true
  const token = sentToken(request, fields)
  if (token) return (await readToken(mall, token, so.now)).state === 'valid'
  return route.kind === 'plain' ? route.admits?.(fields, mall, so.now) : undefined
}

/** Whose calls are counted: nobody uses up what others have who only share an address. */
function callerOf({ ip }: FastifyRequest, { operator }: SoFar, session: Session): string {
  if (operator) return `key ${operator.name}`
  return session.state === 'valid' ? `member ${session.memberId}` : networkOf(ip)
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
    const earlier = ask && call ? await earlierAnswer(mall, call) : undefined
    if (earlier) return earlier.data
    const work = async () => {
      const asked = await ask?.()
      return runOnce(
        mall,
        call,
        (trx) => whileOpen(trx, ctx, () => route.handler(params, ctx, trx, asked as never)),
        route.readsFirst,
      )
    }
    if (!route.around) return work()
    try {
      return await route.around(params, ctx, work)
    } catch (error) {
      // looked up after what made it refuse was read: a rival with the same key may have ended meanwhile
      const answered = call && (await earlierAnswer(mall, call))
      if (answered) return answered.data
      throw error
    }
  }
  if (key === null) return once(null)
  const caller = ctx.operator?.name ?? 'member'
  const distKey = ctx.operator ? ctx.operator.siteId : ctx.memberId
  const named: OnceCall = { distKey, caller, path: path.toLowerCase(), key, bodyHash: hashBody(fields), now: ctx.now }
  return inTurn.run(`${distKey}/${caller}/${named.path}/${key}`, () => once(named))
}

/** The look at the account travels with the first statements of the work, and counts before it is committed. */
async function whileOpen<T>(trx: Tx, { memberId }: Ctx, work: () => Promise<T>): Promise<T> {
  if (memberId === 0) return work()
  const open = stillOpen(trx, memberId)
  open.catch(() => undefined)
  const done = await work()
  await open
  return done
}

const languageIn = (request: FastifyRequest) => languageOf(request.headers['accept-language'])

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
    language: languageIn(request),
    now: so.now,
    operator: so.operator,
    token: session.state === 'valid' ? token : '',
    upload: so.sent?.upload ?? null,
    mall,
    log: request.log,
  }
}
