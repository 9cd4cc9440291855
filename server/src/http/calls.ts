import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { api } from '@mall/contract/api'
import type { Call } from '@mall/contract/define'
import { codes } from '@mall/contract/envelope'
import type { Mall } from '../mall'
import { dispatcher, served } from './dispatch'
import { bodyMost, isUploadPath, uploadMost } from './request'
import { refuse, type Route } from './route'

/** All calls of the contract that somebody serves, GET and POST alike; the operator's are POST only. */
export async function serveCalls(app: FastifyInstance, mall: Mall, routes: Route[]): Promise<void> {
  const dispatch = dispatcher(mall)
  const seen = new Set<string>()
  await app.register(async (scope) => {
    await limitCalls(scope, mall.config.callsPerMinute)
    for (const route of routes) {
      if (seen.has(route.path)) throw new Error(`${route.path} is served twice`)
      seen.add(route.path)
      const call: Call = api[route.path]
      const isOperators = call.auth === 'S' || call.auth === 'P' || call.auth === 'D'
      const target = served(route.path, call, route)
      scope.route({
        // `{path}` of the wire documents is `:path` of the router
        url: route.path.replace(/\{(\w+)\}/g, ':$1'),
        method: isOperators ? ['POST'] : ['GET', 'POST'],
        bodyLimit: isUploadPath(route.path) ? uploadMost : bodyMost,
        handler: async (request, reply) => {
          const { status, envelope } = await dispatch(target, request)
          request.outcome = envelope.code
          return reply.code(status).header('cache-control', 'no-store').send(envelope)
        },
      })
    }
  })
}

/** Per address and minute, in the memory of this process; 0 switches it off. */
async function limitCalls(scope: FastifyInstance, perMinute: number) {
  if (perMinute === 0) return
  await scope.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    cache: 20_000,
    errorResponseBuilder: () => refuse('操作过于频繁，请稍后再试', { code: codes.TOO_OFTEN }),
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** code of the envelope, for the log */
    outcome: number | null
  }
}
