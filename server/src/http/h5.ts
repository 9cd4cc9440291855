import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pageHeaders, readTemplate } from '../startPage/template'

/** Names with a content hash, as the build makes them: `js/app.3f2a9c.js`. */
const hashed = /[.-][0-9a-f]{6,}\.[a-z0-9.]+$/

/** Takes the place of a service worker that is not wanted any more, and goes with all it kept. */
const noWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([
  self.registration.unregister(),
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
])))
`

/** Serves the files of the H5 build when there is one, hashed ones for ever; pages are startPage's. */
export async function serveH5(app: FastifyInstance, folder: string, withWorker: boolean): Promise<void> {
  if (!fs.existsSync(folder)) return
  // the service worker keeps it for the time without a connection: with the policy of a page, without anybody's answers
  app.get('/index.html', async (_, reply) => {
    const template = readTemplate(folder)
    if (!template) return reply.callNotFound()
    return reply.headers({ ...pageHeaders(template), 'cache-control': 'no-cache' }).send(template.html)
  })
  app.get('/sw.js', async (_, reply) => {
    if (withWorker && fs.existsSync(path.join(folder, 'sw.js'))) return reply.sendFile('sw.js')
    // a browser keeps a worker whose file is gone: it must be told
    return reply.headers({ 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).send(noWorker)
  })
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    // what draws first screens is the server's
    allowedPath: (name) => !name.startsWith('/first-screen/'),
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
