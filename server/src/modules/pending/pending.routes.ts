import type { PendingKind, PendingRow } from '@mall/contract/operator'
import { serve, type Ctx } from '../../http/route'
import type { PageOf, Paging } from '../../lib/paging'
import { waiting as waitingCancellations } from '../cancellation/cancel.service'
import { waiting as waitingMembers } from '../chat/answer.service'
import { waiting as waitingEvaluations } from '../evaluate/evaluateOperator.service'
import { waiting as waitingDistributors } from '../fenxiao/apply.service'
import { waiting as waitingCommissions } from '../fenxiao/withdrawal.service'
import { waiting as waitingGifts } from '../gift/giftDesk.service'
import { waiting as waitingRooms } from '../live/live.service'
import { waitingToShip } from '../order/orderOperator.service'
import { waitingTransfers } from '../pay/offline.service'
import { waiting as waitingRefunds } from '../refund/refundOperator.service'
import { waitingDeposits } from '../../promotions/presale/presaleRefund.service'
import type { Module } from '../module'
import { waiting } from '../vetting/settle.service'
import { waiting as waitingWithdrawals } from '../withdraw/withdrawOperator.service'

type Lister = (ctx: Ctx, siteId: number, paging: Paging) => Promise<PageOf<PendingRow>>

/** What waits for a shop or the platform; a kind whose noun has no rows to wait is empty. */
const listers: Partial<Record<PendingKind, Lister>> = {
  ship: waitingToShip,
  refund: waitingRefunds('refund'),
  complain: waitingRefunds('complain'),
  memberwithdraw: waitingWithdrawals,
  fenxiaoapply: waitingDistributors,
  fenxiaowithdraw: waitingCommissions,
  membercancel: waitingCancellations,
  chat: waitingMembers,
  evaluate: waitingEvaluations,
  gift: waitingGifts,
  offlinepay: waitingTransfers,
  presalerefund: waitingDeposits,
  content: (ctx, _, paging) => waiting(ctx, paging),
  live: waitingRooms,
}
const nothing: PageOf<never> = { count: 0, page_count: 0, list: [] }

export const pendingModule: Module = {
  routes: [
    serve(
      '/operator/api/pending/lists',
      ({ kind, site_id = 0, ...paging }, ctx) =>
        listers[kind]?.(ctx, ctx.operator?.siteId || site_id, paging) ?? nothing,
    ),
  ],
}
