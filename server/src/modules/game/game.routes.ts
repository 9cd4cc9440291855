import type { Tx } from '../../database/transaction'
import { serve, serveOnce, type Ctx } from '../../http/route'
import type { Module } from '../module'
import { info, records, type GameType } from './game.service'
import { gameDesks } from './gameDesk'
import { draw } from './lottery.service'

const drawn =
  (type: GameType) =>
  async ({ id }: { id: number }, ctx: Ctx, trx: Tx) => ({ data: await draw(trx, ctx, type, id) })

export const gameModule: Module = {
  routes: [
    serve('/turntable/api/turntable/info', ({ id }, ctx) => info(ctx, 'turntable', id)),
    serve('/cards/api/cards/info', ({ id }, ctx) => info(ctx, 'cards', id)),
    serve('/egg/api/egg/info', ({ id }, ctx) => info(ctx, 'egg', id)),
    serveOnce('/turntable/api/turntable/lottery', drawn('turntable')),
    serveOnce('/cards/api/cards/lottery', drawn('cards')),
    serveOnce('/egg/api/egg/lottery', drawn('egg')),
    serve('/api/game/recordPage', ({ id, ...paging }, ctx) => records(ctx, id, paging)),
  ],
  desks: gameDesks,
}
