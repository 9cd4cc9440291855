import type { Planted } from './fault'

const at = (file: string) => `promotions/presale/${file}.ts`
const life = [at('presaleLife.test')]
const races = [at('presaleRaces.test')]
const refunds = [at('presaleRefund.test')]

/** Of deposits and rests. */
export const presaleFaults: Planted[] = [
  {
    name: 'the rest of a presale is below 0',
    file: at('presaleAmounts'),
    find: 'Math.min(shop.promotionMoney, gross - depositOf(terms, shop))',
    put: 'shop.promotionMoney',
    seenBy: [at('presaleAmounts.test')],
  },
  {
    name: 'the wallets pay more than the deposit',
    file: at('presaleAmounts'),
    find: 'Math.min(quote.wallet.balance, most)',
    put: 'quote.wallet.balance',
    seenBy: [at('presaleAmounts.test')],
  },
  {
    name: 'a deposit is taken when the rest is due no longer',
    file: at('presalePayables'),
    find: 'row.order_status === 0 && at < row.pay_end_time',
    put: 'row.order_status === 0',
    seenBy: life,
  },
  {
    name: 'the rest is taken after its time',
    file: at('presalePayables'),
    find: 'row.pay_start_time <= at &&\n  at < row.pay_end_time',
    put: 'row.pay_start_time <= at',
    seenBy: races,
  },
  {
    name: 'what a member does with a presale does not come one after another',
    file: at('presaleHold.service'),
    find: '  await lockMember(trx, memberId)\n',
    put: '',
    seenBy: races,
  },
  {
    name: 'an activity that closes does not see a deposit that is made in the same moment',
    file: at('presaleDeposit.service'),
    find: '  staysOpen(trx, facts.presale_id)\n',
    put: '',
    seenBy: races,
  },
  {
    name: 'a payment gives back more than it took',
    file: 'modules/refund/refundMoney.ts',
    find: 'Math.min(remaining, payment.money - gone)',
    put: 'remaining',
    seenBy: refunds,
  },
  {
    name: 'the wallet part of a bill that was replaced stays taken',
    file: at('presaleEnd.service'),
    find: '  await giveBackNow(trx, row, finalParts(row), `final:${row.final_out_trade_no}`, at)\n',
    put: '',
    seenBy: life,
  },
  {
    name: 'a deposit that is not returnable goes back',
    file: at('presaleEnd.service'),
    find: 'order_status === 1 && isDepositBack',
    put: 'order_status === 1',
    seenBy: life,
  },
  {
    name: 'the order of a presale has its pieces twice',
    file: 'ledger/stock.ts',
    find: '    { site_id: siteId, sku_id: skuId, ref: backOf(ref), delta: num, at },\n',
    put: '',
    seenBy: life,
  },
  {
    name: 'pieces of presales do not count for limits',
    file: at('presale'),
    find: '  held: { ofActivity: piecesHeld, ofGoods: goodsHeld },\n',
    put: '',
    seenBy: life,
  },
  {
    name: 'a part that a channel owes is asked for once only',
    file: 'modules/pay/payPart.service.ts',
    find: '(await store.findForgottenParts(mall.db, runAt, most))',
    put: '(await store.findForgottenParts(mall.db, 0, most))',
    seenBy: refunds,
  },
]
