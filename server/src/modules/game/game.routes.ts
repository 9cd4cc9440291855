import { serve, serveOnce } from '../../http/route'
import type { Module } from '../module'
import { info, records, type GameType } from './game.service'
import { gameDesks } from './gameDesk'
import { draw } from './lottery.service'

const faces: readonly GameType[] = ['turntable', 'cards', 'egg']

export const gameModule: Module = {
  routes: [
    ...faces.flatMap((type) => [
      serve(`/${type}/api/${type}/info`, ({ id }, ctx) => info(ctx, type, id)),
      serveOnce(`/${type}/api/${type}/lottery`, async ({ id }, ctx, trx) => ({ data: await draw(trx, ctx, type, id) })),
    ]),
    serve('/api/game/recordPage', ({ id, ...paging }, ctx) => records(ctx, id, paging)),
  ],
  desks: gameDesks,
}
