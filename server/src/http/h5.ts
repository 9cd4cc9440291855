import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Names with a content hash, as the build makes them: `js/app.3f2a9c01.js`. */
const hashed = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/

/** Serves the H5 build when there is one: hashed files for ever, index.html always asked for anew. */
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

/** True when index.html was sent. */
export function sendPage(reply: FastifyReply, folder: string): boolean {
  const policy = contentPolicy(path.join(folder, 'index.html'))
  if (policy === null) return false
  void reply.header('content-security-policy', policy).sendFile('index.html')
  return true
}

const policies = new Map<string, { changed: number; policy: string }>()

/** Own scripts, the inline ones of index.html by their hash, and WeChat's; pictures may come from anywhere. */
function contentPolicy(file: string): string | null {
  const stat = fs.statSync(file, { throwIfNoEntry: false })
  if (!stat) return null
  const known = policies.get(file)
  if (known?.changed === stat.mtimeMs) return known.policy
  const inline = [...fs.readFileSync(file, 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const hashes = inline.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  const policy = [
    "default-src 'self'",
    `script-src 'self' https://res.wx.qq.com ${hashes.join(' ')}`.trim(),
    // Taro and the theme set styles on elements
    "style-src 'self' 'unsafe-inline'",
    'img-src * data: blob:',
    'media-src * blob:',
    "font-src 'self' data:",
    "connect-src 'self' ws: wss:",
    // the webview page
    'frame-src http: https:',
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
  policies.set(file, { changed: stat.mtimeMs, policy })
  return policy
}
