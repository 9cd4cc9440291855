import type { FastifyInstance } from 'fastify'
import { verdictOf } from '../../outside/content/weChatContent'
import { isGreeting, mediaVerdict, openPush, type PushQuery } from '../../outside/wechat/push'
import type { Mall } from '../../mall'
import { settleTrace } from './settle.service'

/** bytes; a message of WeChat's is far smaller */
const bodyMost = 64 * 1024

/** Where WeChat sends the mini-program's messages; of the verdicts on pictures it tells nobody else. */
export function pushPages(app: FastifyInstance, mall: Mall): void {
  const keys = mall.config.wechat.push
  if (!keys) return
  void app.register(async (own) => {
    // JSON under whatever name WeChat gives it
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bodyMost }, (_, body, done) => done(null, body))
    own.get<{ Querystring: PushQuery & { echostr?: string } }>('/notify/wechat', (request, reply) => {
      const { echostr = '', ...query } = request.query
      if (!isGreeting(keys, query)) return reply.code(401).send('')
      // what comes in an address is never answered as a page
      return reply.type('text/plain; charset=utf-8').send(echostr)
    })
    own.post<{ Querystring: PushQuery; Body: string }>('/notify/wechat', async (request, reply) => {
      const message = openPush(keys, request.query, String(request.body ?? ''))
      if (message === undefined) {
        request.log.warn('a message that claims to be WeChat’s')
        return reply.code(401).send('')
      }
      const verdict = mediaVerdict(message)
      if (verdict) await settleTrace(mall, verdict.trace, verdictOf(verdict.suggest))
      return reply.type('text/plain').send('success')
    })
  })
}
