import type { Payable } from '../pay/payable'
import { awaitTransfer, lockUnpaid, moveToBill, promotionsOf, typeToPay } from './order.service'
import { closeUnpaid } from './orderClose.service'
import { pay } from './orderLife.service'
import { payFromWallets } from './orderWallet.service'

/** Orders, of whatever promotion: what differs between those is `bill` of their PromotionKind. */
export const orderPayable: Payable = {
  event: 'order',
  lockUnpaid,
  paid: (trx, mall, { memberId, id, payType, at }) => pay(trx, mall, memberId, id, payType, at),
  moveToBill,
  closeUnpaid,
  payFromWallets,
  transfer: {
    async isOffered({ db, promotions }, memberId, ids) {
      return (await promotionsOf(db, memberId, ids)).every((type) => promotions.of(type)?.bill.awaitsTransfer)
    },
    async wait(trx, memberId, ids, until) {
      await awaitTransfer(trx, memberId, ids, until)
      return until
    },
  },
  async isMerged(trx, { promotions }, memberId, ids) {
    return (await promotionsOf(trx, memberId, ids)).every((type) => promotions.of(type)?.bill.isMerged)
  },
  orderType: typeToPay,
}
