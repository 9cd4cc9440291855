import type { FastifyInstance } from 'fastify'
import { isMigrated } from '../database/migrate'
import type { Mall } from '../mall'

export interface Readiness {
  /** false from start-up until everything is there, and again while stopping */
  isOpen(): boolean
}

/** /healthz: the process answers; /readyz: it takes calls and its migrated database answers. */
export function serveHealth(app: FastifyInstance, mall: Mall, readiness: Readiness): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const ready = readiness.isOpen() && (await isMigrated(mall.db))
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}
