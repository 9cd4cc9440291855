import { randomBytes } from 'node:crypto'
import { languageOf } from '@mall/contract/words'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import websocket from '@fastify/websocket'
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { serveCalls } from './http/calls'
import { answerClientError } from './http/clientError'
import { failure, unknownPath, wrongMethod } from './http/envelope'
import { refusalOf, statusOf } from './http/errors'
import { parseForm, parseFormBytes } from './http/form'
import { guestAsk } from './http/guestAsk'
import { serveH5, wantsPage } from './http/h5'
import { serveHealth, type Readiness } from './http/health'
import { socketOptions } from './http/sockets'
import { redirectLegacyHosts } from './http/legacyHost'
import { warnOfProxies } from './http/proxies'
import { badQuery, bodyMost, isOperatorPath } from './http/request'
import { multipartLimits } from './http/uploadBody'
import { serveUploads } from './http/uploads'
import type { Mall } from './mall'
import type { Module } from './modules/module'
import { startPages, type StartPages } from './startPage/startPage'

/** The whole server as one value, without a port. */
export async function buildApp(
  mall: Mall,
  modules: Module[],
  readiness: Readiness = { isOpen: () => true, hasIdNode: () => true },
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: mall.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    bodyLimit: bodyMost,
    // a body that trickles in
    requestTimeout: 60_000,
    trustProxy: mall.config.trustedProxies.length > 0 ? [...mall.config.trustedProxies] : false,
    exposeHeadRoutes: false,
    rewriteUrl: (request) => withoutSuffix(request.url ?? '/'),
    routerOptions: {
      caseSensitive: false,
      querystringParser: (text) => {
        try {
          return parseForm(text)
        } catch {
          return badQuery
        }
      },
    },
    frameworkErrors: (error, request, reply) => answerFailure(mall, error, request, reply),
    clientErrorHandler: (error, socket) => answerClientError(mall.clock, error, socket),
  }) as unknown as FastifyInstance

  const routes = modules.flatMap((module) => module.routes)
  const pages = startPages(mall, guestAsk(mall, routes))
  app.addHook('onClose', () => pages.close())
  answerOutsideCalls(app, mall, pages)
  redirectLegacyHosts(app, mall.config)
  warnOfProxies(app, mall.config)
  readBodies(app)
  const callers = [...mall.config.origins, mall.config.h5Origin]
  await app.register(cors, {
    // false and not a list: preflights of other origins then end as 405
    origin: (origin, done) => done(null, origin && callers.includes(origin) ? origin : false),
    methods: ['GET', 'POST'],
    allowedHeaders: ['token', 'accept-language', 'content-type'],
    exposedHeaders: ['x-request-id'],
    maxAge: 600,
    strictPreflight: false,
  })
  await app.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false })
  await app.register(websocket, socketOptions)
  serveHealth(app, mall, readiness)
  await serveCalls(app, mall, routes)
  await serveUploads(app, mall)
  await serveH5(app, mall.config.h5Folder, mall.config.h5Worker)
  for (const module of modules) module.extend?.(app, mall)
  return app
}

/** Unlike those of any other process, and cheap: an id is told to the caller and is no secret. */
function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${process}-${(count++).toString(36)}`
}

/** A call may end in `.html` (wire/README section 2). */
const withoutSuffix = (url: string) => url.replace(/^(\/(?:[^?]*\/)?api\/[^?]*)\.html(?=\?|$)/i, '$1')

/** Forms outside the calls; those of calls are read when it is known who calls. */
function readBodies(app: FastifyInstance) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_, body, done) => {
    try {
      done(null, parseFormBytes(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
}

function answerOutsideCalls(app: FastifyInstance, mall: Mall, pages: StartPages) {
  app.decorateRequest('outcome', null)
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    // the route, not the address: queries may hold what must not be written down
    const path = request.routeOptions.url ?? '-'
    const { method, outcome: code } = request
    const level = path === '/healthz' || path === '/readyz' ? 'debug' : 'info'
    request.log[level]({ method, path, status: reply.statusCode, code, ms: Math.round(reply.elapsedTime) }, 'call')
    done()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    // only what an operator's call has changed: a stranger's clears nothing
    if (isOperatorPath(request.url) && (request.outcome ?? -1) >= 0) pages.forget()
    done()
  })
  const answerMissing = async (request: FastifyRequest, reply: FastifyReply) => {
    if (wantsPage(request) && (await pages.send(request, reply))) return reply
    const known = request.method === 'POST' || request.method === 'GET'
    const error = known && !isOperatorGet(app, request) ? unknownPath() : wrongMethod()
    answerFailure(mall, error, request, reply)
    return reply
  }
  app.setNotFoundHandler(answerMissing)
  app.setErrorHandler((error: Partial<FastifyError>, request, reply) => {
    // the static server says so of folders
    if (error.statusCode === 403) return answerMissing(request, reply)
    answerFailure(mall, error, request, reply)
    return reply
  })
}

/** The path exists, but only with POST. */
const isOperatorGet = (app: FastifyInstance, request: FastifyRequest) =>
  request.method === 'GET' &&
  app.findRoute({ method: 'POST', url: (request.url.split('?')[0] ?? '').toLowerCase() }) !== null

function answerFailure(mall: Mall, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error, request.log)
  request.outcome = refusal.code
  void reply
    .code(statusOf(refusal))
    .header('cache-control', 'no-store')
    .send(failure(refusal, mall.clock.now(), languageOf(request.headers['accept-language'])))
}
