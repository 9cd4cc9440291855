import type { FastifyInstance } from 'fastify'
import { migrationState } from '../database/migrate'
import type { Mall } from '../mall'

export interface Readiness {
  /** false from start-up until everything is there, and again while stopping */
  isOpen(): boolean
  /** false while no id can be made */
  hasIdNode(): boolean
}

/** ms; a balancer asks again soon */
const answerMost = 2000

/** /healthz: the process answers; /readyz: it takes calls, or what keeps it from that. */
export function serveHealth(app: FastifyInstance, mall: Mall, readiness: Readiness): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const reasons = await missing(mall, readiness)
    if (reasons.length === 0) return { status: 'ready' }
    return reply.code(503).send({ status: 'not ready', reasons })
  })
}

async function missing(mall: Mall, { isOpen, hasIdNode }: Readiness): Promise<string[]> {
  const state = await inTime(migrationState(mall.db))
  const reasons = {
    opening: !isOpen(),
    database: state === 'silent',
    migrations: state === 'waiting',
    'id node': !hasIdNode(),
  }
  return Object.entries(reasons).flatMap(([reason, holds]) => (holds ? [reason] : []))
}

async function inTime<T>(asked: Promise<T>): Promise<T | 'silent'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'silent'>((done) => (timer = setTimeout(done, answerMost, 'silent')))
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
