import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Mall } from '../mall'

export interface Readiness {
  /** false from start-up until everything is there, and again while stopping */
  isOpen(): boolean
}

/** /healthz: the process answers; /readyz: it takes calls and its migrated database answers. */
export function serveHealth(app: FastifyInstance, mall: Mall, readiness: Readiness): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const ready = readiness.isOpen() && (await answers(mall))
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}

/** The newest core table is asked, so that a database without migrations is not ready. */
async function answers(mall: Mall): Promise<boolean> {
  try {
    await sql`SELECT 1 FROM operator_log LIMIT 1`.execute(mall.db)
    return true
  } catch {
    return false
  }
}
