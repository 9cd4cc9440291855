import type { FastifyInstance } from 'fastify'
import type { Mall } from '../../mall'
import { receive } from './notify.service'

/** Bytes of the largest callback that is read. */
const most = 65_536

/** The callbacks of payment channels: no calls of the wire, a channel expects its own status codes. */
export function notifyPages(app: FastifyInstance, mall: Mall): void {
  void app.register((scope, _options, done) => {
    // a signature covers the body byte for byte
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: most }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.post<{ Params: { channel: string }; Body: string }>('/notify/pay/:channel', async (request, reply) => {
      const callback = { body: request.body ?? '', headers: request.headers }
      const taken = (await receive(mall, request.params.channel, callback)) === 'taken'
      return reply.code(taken ? 200 : 401).send({ code: taken ? 'SUCCESS' : 'FAIL' })
    })
    done()
  })
}
