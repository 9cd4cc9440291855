import { serve, serveOnce, withAround } from '../../http/route'
import type { Module } from '../module'
import * as answer from './answer.service'
import type { Said } from './content.service'
import { demoServicerJobs } from './demoServicer.service'
import { wakeHub } from './hub.service'
import * as room from './room.service'
import * as speech from './say.service'
import { isOnline, listOf, servicerOf } from './servicer.service'
import { chatSocket } from './socket.routes'
import { forgetEnded } from './sockets.service'

const done = async (work: Promise<void>) => {
  await work
  return null
}

export const chatModule: Module = {
  routes: [
    serve('/servicer/api/chat/hasServicers', async ({ site_id }, { mall }) => {
      await servicerOf(mall, site_id)
      return { online_count: (await isOnline(mall, site_id)) ? 1 : 0 }
    }),
    serve('/servicer/api/chat/servicerList', ({ site_id }, ctx) => listOf(ctx, site_id)),
    serve('/servicer/api/chat/bind', ({ site_id, client_id }, ctx) => room.bind(ctx, site_id, client_id)),
    serve('/servicer/api/chat/bye', ({ site_id, servicer_id }, ctx) => done(room.bye(ctx, site_id, servicer_id))),
    serve('/servicer/api/chat/setRead', ({ site_id, servicer_id }, ctx) =>
      done(room.setRead(ctx, site_id, servicer_id)),
    ),
    serve('/servicer/api/chat/dialogs', ({ site_id, servicer_id, page, limit }, ctx) =>
      room.ownDialogs(ctx, site_id, servicer_id, { page, page_size: limit }),
    ),
    serve('/servicer/api/chat/chatList', ({ page, limit }, ctx) => room.threads(ctx, { page, page_size: limit })),
    serveOnce(
      '/servicer/api/chat/say',
      async ({ site_id }, ctx, trx, weighed: speech.Weighed | undefined) => ({
        data: await speech.say(trx, ctx, site_id, weighed as speech.Weighed),
      }),
      (asked, ctx) => () => speech.weigh(ctx, asked),
    ),
    serve('/operator/api/chat/dialogs', ({ member_id, page, page_size }, ctx) =>
      answer.readRoom(ctx, member_id, { page, page_size }),
    ),
    withAround(
      serveOnce(
        '/operator/api/chat/reply',
        async ({ member_id }, ctx, trx, said: Said | undefined) => ({
          data: await done(answer.reply(trx, ctx, member_id, said as Said)),
        }),
        (asked, ctx) => () => answer.weigh(ctx, asked),
      ),
      async (_, { mall }, work) => {
        const data = await work()
        wakeHub(mall)
        return data
      },
    ),
  ],
  jobs: demoServicerJobs,
  sweeps: [{ kind: 'chat.sockets', seconds: 60, run: forgetEnded }],
  extend: chatSocket,
}
