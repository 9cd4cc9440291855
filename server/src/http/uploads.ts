import fastifyStatic from '@fastify/static'
import fs from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Mall } from '../mall'
import { unknownPath } from './envelope'

/** Pictures under /upload; a variant is made when it is asked for the first time. */
export async function serveUploads(app: FastifyInstance, mall: Mall): Promise<void> {
  const { files } = mall.outside
  for (const folder of files.folders) fs.mkdirSync(folder, { recursive: true })
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      const address = decodeURIComponent(request.url.split('?')[0] ?? '')
      // evidence pictures of a real name are private to the member: memberauth/info brings them (wire/member section 9)
      if (/^\/+upload\/+authimg\//i.test(path.posix.normalize(address))) throw unknownPath()
      const there = await files.prepare(address).catch((error: unknown) => {
        if (!(error instanceof RangeError)) request.log.warn({ err: error }, 'picture variant not made')
        return false
      })
      if (!there) throw unknownPath()
    })
    await scope.register(fastifyStatic, {
      root: [...files.folders],
      prefix: '/upload/',
      decorateReply: false,
      index: false,
      maxAge: '1d',
      setHeaders: (reply) => {
        // whatever somebody managed to upload never runs as a page of ours
        reply.setHeader('content-security-policy', "default-src 'none'; sandbox")
      },
    })
  })
}
