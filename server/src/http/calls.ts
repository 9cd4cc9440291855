import type { FastifyInstance } from 'fastify'
import { api } from '@mall/contract/api'
import type { Call } from '@mall/contract/define'
import { isOperators } from '../operator/gate'
import type { Mall } from '../mall'
import { limitCalls } from './callLimits'
import { dispatcher, served } from './dispatch'
import { isUploadPath, takeBodies, takeUploads } from './request'
import type { Route } from './route'

/** All calls of the contract that somebody serves, GET and POST alike; the operator's are POST only. */
export async function serveCalls(app: FastifyInstance, mall: Mall, routes: Route[]): Promise<void> {
  const seen = new Set<string>()
  for (const { path } of routes) {
    if (seen.has(path)) throw new Error(`${path} is served twice`)
    seen.add(path)
  }
  await app.register(async (scope) => {
    const dispatch = dispatcher(mall, await limitCalls(scope, mall.config.callsPerMinute))
    for (const isUpload of [false, true])
      await scope.register(async (own) => {
        if (isUpload) takeUploads(own)
        else takeBodies(own)
        for (const route of routes) if (isUploadPath(route.path) === isUpload) serveCall(own, route, dispatch)
      })
  })
}

function serveCall(scope: FastifyInstance, route: Route, dispatch: ReturnType<typeof dispatcher>): void {
  const call: Call = api[route.path]
  const target = served(route.path, call, route)
  scope.route({
    // `{path}` of the wire documents is `:path` of the router
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    method: isOperators(call.auth) ? ['POST'] : ['GET', 'POST'],
    handler: async (request, reply) => {
      const { status, envelope } = await dispatch(target, request)
      request.outcome = envelope.code
      return reply.code(status).header('cache-control', 'no-store').send(envelope)
    },
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** code of the envelope, for the log */
    outcome: number | null
  }
}
