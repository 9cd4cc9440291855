import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Names with a content hash, as the build makes them: `js/app.3f2a9c01.js`. */
const hashed = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/

/** Serves the files of the H5 build when there is one, hashed ones for ever; pages are startPage's. */
export async function serveH5(app: FastifyInstance, folder: string): Promise<void> {
  if (!fs.existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const always = hashed.test(path.basename(file).replace(/\.(br|gz)$/, ''))
      reply.setHeader('cache-control', always ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

const looksLikeCall = /(^|\/)(api|operator|upload)(\/|$)|^\/(healthz|readyz)/i

/** Pages have addresses of their own (history mode): a browser that asks for one gets index.html. */
export function wantsPage(request: FastifyRequest): boolean {
  const [address = ''] = request.url.split('?')
  const reads = request.method === 'GET' || request.method === 'HEAD'
  return reads && /text\/html/.test(request.headers.accept ?? '') && !looksLikeCall.test(address)
}
