import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'
import { wantsPage } from './h5'

/**
 * Pages asked for at an old domain move to the main one, path and query kept (specification section 1). Calls and files
 * are answered as they are: apps that are open keep working.
 */
export function redirectLegacyHosts(app: FastifyInstance, { legacyHosts, h5Origin }: Config): void {
  if (legacyHosts.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    if (!legacyHosts.includes(request.hostname.toLowerCase()) || !wantsPage(request)) return
    const { url } = request.raw
    // an absolute address in the request line must not become part of the host name
    const rest = url?.startsWith('/') ? url : '/'
    await reply.header('cache-control', 'max-age=86400').redirect(h5Origin + rest, 301)
  })
}
