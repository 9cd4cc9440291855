import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Names with a content hash, as the build makes them: `js/app.3f2a9c.js`. */
const hashed = /[.-][0-9a-f]{6,}\.[a-z0-9.]+$/

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

/** First segments of addresses that are not pages, and the one of calls anywhere (wire/README section 2). */
const noPages = new Set(['operator', 'upload', 'notify', 'sandbox', 'ws', 'healthz', 'readyz'])

/** Pages have addresses of their own (history mode): whoever asks for one gets index.html. */
export function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const segments = (request.url.split('?')[0] ?? '').toLowerCase().split('/').filter(Boolean)
  if (segments.includes('api') || noPages.has(segments[0] ?? '')) return false
  const accept = request.headers.accept?.trim() || '*/*'
  // scripts and pictures are asked for with */*, too: a page in place of one that is gone would hide that it is
  const isFile = /\.(?!html$)\w+$/.test(segments.at(-1) ?? '')
  return accept.includes('text/html') || (accept === '*/*' && !isFile)
}

/** Where H5 lives: as configured, else where the page was asked for; '' when that is no name of a host. */
export function originOf({ host, protocol }: FastifyRequest, configured: string): string {
  const isHost = /^([a-z\d-]+(\.[a-z\d-]+)*|\[[a-f\d:]+\])(:\d{1,5})?$/i.test(host) && host.length <= 255
  return configured || (isHost ? `${protocol}://${host}` : '')
}
