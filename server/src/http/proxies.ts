import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config'

/** Peers that are named in the log; whoever sends the header from many addresses does not fill it. */
const namedMost = 100

/**
 * Tells once of every peer whose `x-forwarded-for` is not believed: behind a proxy that MALL_TRUSTED_PROXIES does not
 * name all shoppers share one address, and its limits.
 */
export function warnOfProxies(app: FastifyInstance, { trustedProxies }: Config): void {
  const told = new Set<string>()
  app.addHook('onRequest', (request, _, done) => {
    if (request.headers['x-forwarded-for']) warnOnce(request)
    done()
  })

  function warnOnce(request: FastifyRequest) {
    const peer = request.socket.remoteAddress ?? ''
    // a trusted peer stands in front of the addresses it tells of
    if ((request.ips?.length ?? 1) > 1 || told.has(peer) || told.size >= namedMost) return
    told.add(peer)
    request.log.warn({ peer, trustedProxies }, 'x-forwarded-for of a peer that MALL_TRUSTED_PROXIES does not name')
  }
}
