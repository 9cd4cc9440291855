/** A fault as somebody in a hurry would make it: one place, and the tests that must notice. */
export interface Planted {
  name: string
  /** below server/src, or contract/src with a leading `contract:` */
  file: string
  /** stands there once */
  find: string
  /** '' = the line is forgotten */
  put: string
  /** test files of jest below server/src, or 'model' = a short model run */
  seenBy: string[] | 'model'
}

const steps = 'pricing/steps'
const pipeline = ['pricing/pipeline.test.ts']
const orders = ['modules/order/order.test.ts', 'modules/order/orderLives.test.ts']

export const planted: Planted[] = [
  // pricing
  {
    name: 'the member price is forgotten',
    file: `${steps}/price.ts`,
    find: 'memberPrice > 0 ? Math.min(discountPrice, memberPrice) : discountPrice',
    put: 'discountPrice',
    seenBy: pipeline,
  },
  {
    name: 'a stepped price begins one piece late',
    file: `${steps}/price.ts`,
    find: 'step.num <= num',
    put: 'step.num < num',
    seenBy: pipeline,
  },
  {
    name: 'the lowest threshold of a spend-and-save wins',
    file: `${steps}/manjian.ts`,
    find: 'b.threshold - a.threshold',
    put: 'a.threshold - b.threshold',
    seenBy: pipeline,
  },
  {
    name: 'begun kilograms are not charged',
    file: `${steps}/express.ts`,
    find: 'Math.ceil((amount - area.first)',
    put: 'Math.floor((amount - area.first)',
    seenBy: pipeline,
  },
  {
    name: 'a coupon is refused at exactly its threshold',
    file: `${steps}/shopCoupon.ts`,
    find: '(line) => line.goodsMoney) >= coupon.atLeast',
    put: '(line) => line.goodsMoney) > coupon.atLeast',
    seenBy: pipeline,
  },
  {
    name: 'a coupon takes off more than the order costs',
    file: `${steps}/shopCoupon.ts`,
    find: 'Math.min(worthOff(coupon, base), shop.orderMoney)',
    put: 'worthOff(coupon, base)',
    seenBy: ['pricing/caps.test.ts'],
  },
  {
    name: 'earlier purchases do not count for the limit',
    file: `${steps}/limits.ts`,
    find: 'num + purchased > maxBuy',
    put: 'num > maxBuy',
    seenBy: pipeline,
  },
  {
    name: 'the tax is reckoned before the coupon',
    file: `${steps}/invoice.ts`,
    find: 'invoiceTax(goodsBase(shop), shop.invoiceTerms.rate)',
    put: 'invoiceTax(shop.goodsMoney - shop.promotionMoney, shop.invoiceTerms.rate)',
    seenBy: pipeline,
  },
  {
    name: 'the platform and the shop bear each other’s part',
    file: `${steps}/platformCoupon.ts`,
    find: 'platformPart: portion(share, coupon.platformShare, 10_000)',
    put: 'platformPart: share - portion(share, coupon.platformShare, 10_000)',
    seenBy: pipeline,
  },
  {
    name: 'points come before the platform coupon',
    file: 'pricing/pipeline.ts',
    find: '  platformCoupon,\n  points,',
    put: '  points,\n  platformCoupon,',
    seenBy: pipeline,
  },
  {
    name: 'the second purse pays again what the first has paid',
    file: `${steps}/balance.ts`,
    find: 'Math.min(shop.orderMoney - fromBalance, balanceMoney)',
    put: 'Math.min(shop.orderMoney, balanceMoney)',
    seenBy: ['pricing/caps.test.ts'],
  },
  // ledger
  {
    name: 'a ref moves money twice',
    file: 'ledger/ledger.ts',
    find: '        AND NOT EXISTS (SELECT FROM account_log WHERE member_id = ${memberId} AND kind = ${kind} AND ref = ${ref})\n',
    put: '',
    seenBy: ['ledger/ledger.test.ts'],
  },
  {
    name: 'the ledger does not look whether there is enough',
    file: 'ledger/ledger.ts',
    find: '        AND balance + ${delta} >= 0\n',
    put: '',
    seenBy: ['ledger/ledger.test.ts'],
  },
  {
    name: 'stock comes back as often as asked',
    file: 'ledger/stock.ts',
    find: 'SET stock = sku.stock + logged.delta FROM logged\n    WHERE sku.site_id = logged.site_id AND sku.sku_id = logged.sku_id',
    put: 'SET stock = stock + ${num} WHERE site_id = ${siteId} AND sku_id = ${skuId}',
    seenBy: ['ledger/stock.test.ts'],
  },
  {
    name: 'the last piece is sold to everybody',
    file: 'ledger/stock.ts',
    find: "    .where('stock', '>=', num)\n",
    put: '',
    seenBy: ['modules/checkout/checkout.test.ts', 'modules/order/order.test.ts'],
  },
  {
    name: 'COMMIT follows a stock guard that cannot fail',
    file: 'ledger/stock.ts',
    find: '1 / count(*)',
    put: '1 / greatest(count(*), 1)',
    seenBy: ['modules/checkout/checkout.test.ts', 'modules/order/order.test.ts', 'ledger/stock.test.ts'],
  },
  {
    name: 'COMMIT leaves before guards that are looked at here',
    file: 'database/atTheEnd.ts',
    find: '  if (isAllSure(trx)) await Promise.all(others)\n',
    put: '',
    seenBy: ['modules/checkout/checkout.test.ts', 'modules/order/order.test.ts', 'modules/checkout/limitRace.test.ts'],
  },
  {
    name: 'a transaction writes without BEGIN',
    file: 'database/transaction.ts',
    find: 'connection.executeQuery(begin)',
    put: 'Promise.resolve()',
    seenBy: ['database/transaction.test.ts'],
  },
  {
    name: 'a refunded line is sent all the same',
    file: 'modules/order/order.store.ts',
    find: "    .where('refund_status', '<>', 3)\n",
    put: '',
    seenBy: orders,
  },
  {
    name: 'stock is taken without a word in the log',
    file: 'ledger/stock.ts',
    find: 'delta: -move.num, at',
    put: 'delta: -1, at',
    seenBy: ['modules/order/order.test.ts'],
  },
  // coupons
  {
    name: 'a coupon pays two orders',
    file: 'modules/coupon/couponLife.store.ts',
    find: ' AND state = 1 AND end_time > ${at}\n      RETURNING ${coupon}',
    put: ' AND end_time > ${at}\n      RETURNING ${coupon}',
    seenBy: ['modules/coupon/couponLife.test.ts'],
  },
  {
    name: 'the last coupon is received by everybody',
    file: 'modules/coupon/couponLife.store.ts',
    find: ' AND status = 1 AND lead_count < count',
    put: ' AND status = 1',
    seenBy: ['modules/coupon/coupon.test.ts'],
  },
  {
    name: 'one coupon more than allowed',
    file: 'modules/coupon/handOut.ts',
    find: 'had >= type.max_fetch',
    put: 'had > type.max_fetch',
    seenBy: ['modules/coupon/coupon.test.ts'],
  },
  // states
  {
    name: 'a locked order moves',
    file: 'modules/order/orderLife.service.ts',
    find: ' || before.is_lock === 1) return undefined',
    put: ') return undefined',
    seenBy: ['modules/order/orderMoves.test.ts'],
  },
  {
    name: 'the statement moves a locked order',
    file: 'modules/order/order.store.ts',
    find: "    .where('order_status', '=', key.from)\n    .where('is_lock', '=', 0)\n",
    put: "    .where('order_status', '=', key.from)\n",
    seenBy: ['modules/order/orderMoves.test.ts'],
  },
  {
    name: 'the receipt is put off again and again',
    file: 'modules/order/order.store.ts',
    find: "    .where('is_extended', '=', 0)\n",
    put: '',
    seenBy: ['modules/order/order.test.ts'],
  },
  {
    name: 'an order that lives is hidden',
    file: 'modules/order/order.store.ts',
    find: "'in', [-1, 10])",
    put: "'in', [-1, 4, 10])",
    seenBy: ['modules/order/orderMoves.test.ts'],
  },
  {
    name: 'an order on its way waits for ever',
    file: 'modules/order/orderLife.service.ts',
    find: '  await startTimer(trx, mall, shipped)\n',
    put: '',
    seenBy: ['modules/order/orderMoves.test.ts'],
  },
  // jobs
  {
    name: 'two workers run one job',
    file: 'jobs/jobStore.ts',
    find: "        .where('lease_until', '<=', machine)\n",
    put: '',
    seenBy: ['jobs/jobs.test.ts'],
  },
  {
    name: 'a job that is put in anew while it runs is forgotten',
    file: 'jobs/jobStore.ts',
    find: "deleteFrom('job').where(named(job)).where('lease_until', '=', job.leaseUntil)",
    put: "deleteFrom('job').where(named(job))",
    seenBy: ['jobs/jobs.test.ts'],
  },
  {
    name: 'a job is given up after its first failure',
    file: 'jobs/jobs.ts',
    find: 'job.attempts >= attemptsMost',
    put: 'job.attempts >= 1',
    seenBy: ['jobs/jobs.test.ts'],
  },
  // pay
  {
    name: 'any amount pays a bill',
    file: 'modules/pay/pay.service.ts',
    find: 'if (told.payMoney !== bill.pay_money) {',
    put: 'if (told.payMoney > 1e12) {',
    seenBy: orders,
  },
  {
    name: 'money for a closed bill is kept',
    file: 'modules/pay/pay.service.ts',
    find: '  if (bill.pay_status === billStatus.paid || bill.pay_status === billStatus.closed)\n',
    put: "  if (bill.pay_status === billStatus.closed) return 'no_effect'\n  if (bill.pay_status === billStatus.paid)\n",
    seenBy: orders,
  },
  {
    name: 'a second telling of a payment has an effect',
    file: 'modules/pay/bill.store.ts',
    find: "    .where((eb) => eb.or([eb('pay_status', '=', billStatus.closed), eb('pay_type', '<>', channel)]))\n",
    put: '',
    seenBy: ['modules/order/order.test.ts'],
  },
  {
    name: 'anybody can tell of a payment',
    file: 'outside/pay/sandbox.ts',
    find: ' || !timingSafeEqual(given, wanted)) return undefined',
    put: ') return undefined',
    seenBy: 'model',
  },
  {
    name: 'orders left on a bill lose it',
    file: 'modules/pay/replaceBills.service.ts',
    find: '    if (left.length > 0) await moveTo(',
    put: '    if (left.length > 99) await moveTo(',
    seenBy: orders,
  },
  {
    name: 'a key answers any question',
    file: 'http/idempotency.ts',
    find: 'if (row.body_hash !== bodyHash)\n    throw',
    put: "if (row.body_hash === '')\n    throw",
    seenBy: ['http/idempotency.test.ts'],
  },
  {
    name: 'a transaction whose COMMIT got no answer is run again',
    file: 'database/transaction.ts',
    find: '(!committing && isConnectionLost(error))',
    put: 'isConnectionLost(error)',
    seenBy: ['database/transaction.test.ts'],
  },
  // refunds
  {
    name: 'more goes back than the line cost',
    file: 'modules/refund/transfer.service.ts',
    find: '  if (given > money)\n    throw',
    put: '  if (given > 1e12)\n    throw',
    seenBy: ['modules/refund/refund.test.ts'],
  },
  {
    name: 'every line pays the freight back',
    file: 'modules/refund/refundMoney.ts',
    find: 'const rest = isLast ? Math.max(',
    put: 'const rest = lines ? Math.max(',
    seenBy: ['modules/refund/refundMoney.test.ts'],
  },
  {
    name: 'the purses of a refund are swapped',
    file: 'modules/refund/refundMoney.ts',
    find: '    balance_to_balance: balance - toMoney,\n    balance_to_balance_money: toMoney,\n',
    put: '    balance_to_balance: toMoney,\n    balance_to_balance_money: balance - toMoney,\n',
    seenBy: ['modules/refund/refundMoney.test.ts'],
  },
  {
    name: 'a refunded bill of BALANCE fills the wrong purse',
    file: 'modules/refund/refundMoney.ts',
    find: 'isPurse ? moneyFirst(payment, order.bill_from_balance_money',
    put: 'isPurse ? moneyFirst(payment, order.from_balance_money',
    seenBy: ['modules/refund/refundMoney.test.ts'],
  },
  {
    name: 'a complaint pays for a line whose money is back',
    file: 'modules/order/refundActions.ts',
    find: "  if (line.refund_status === 3) return said('该商品已完成退款', 'This item was refunded already')\n",
    put: '',
    seenBy: ['modules/refund/complain.test.ts'],
  },
  {
    name: 'a complaint that is over is decided again',
    file: 'modules/refund/complain.service.ts',
    find: '  if (to === undefined) throw changed()\n  return to\n}\n\nasync function move',
    put: '  return to ?? 2\n}\n\nasync function move',
    seenBy: ['modules/refund/complain.test.ts'],
  },
  // the seller's adjustment
  {
    name: 'an adjusted order keeps its bill',
    file: 'modules/pay/adjust.service.ts',
    find: '  await renewBills(trx, ctx.mall, bills, ctx.now)\n',
    put: '',
    seenBy: ['modules/pay/adjust.test.ts'],
  },
  {
    name: 'what the purses paid above an adjusted order is kept',
    file: 'modules/pay/adjust.service.ts',
    find: '  giveParts(trx, { order, parts: excess }, `adjust:${ctx.mall.newId()}`, ctx.now)\n',
    put: '',
    seenBy: ['modules/pay/adjust.test.ts'],
  },
  {
    name: 'a second adjustment comes on top of the first',
    file: 'modules/order/adjusted.ts',
    find: 'line.real_goods_money - line.adjust_money)',
    put: 'line.real_goods_money)',
    seenBy: ['modules/order/adjusted.test.ts'],
  },
  // verification desk
  {
    name: 'a used code is not known as used',
    file: 'modules/verify/verify.service.ts',
    find: '      if (await store.findRecord(trx, code.site_id, code.verify_code)) throw used()\n',
    put: '',
    seenBy: ['modules/verify/verify.test.ts'],
  },
  {
    name: 'the code of virtual goods is used twice',
    file: 'modules/order/orderCode.store.ts',
    find: "    .where('is_verify', '=', 0)\n    .where('refund_status', '=', 0)\n",
    put: "    .where('refund_status', '=', 0)\n",
    seenBy: ['modules/order/orderCode.test.ts'],
  },
  {
    name: 'any shop takes the code of another',
    file: 'modules/verify/verify.service.ts',
    find: 'all.find((one) => one.site_id === code.site_id)',
    put: 'all[0]',
    seenBy: ['modules/verify/verify.test.ts'],
  },
  {
    name: 'refunded goods are handed over',
    file: 'modules/order/orderCode.store.ts',
    find: "    .where('refund_status', '=', 0)\n",
    put: '',
    seenBy: ['modules/order/orderCode.test.ts'],
  },
  // content verdicts
  {
    name: 'a refused name is taken all the same',
    file: 'modules/member/looks.service.ts',
    find: "  if (judged.verdict === 'refuse') throw refusalOf(kind)\n",
    put: '',
    seenBy: ['modules/vetting/vetting.test.ts'],
  },
  {
    name: 'everybody sees what nobody could judge',
    file: 'modules/member/looks.service.ts',
    find: "  if (judged.verdict === 'pending') return hold(mall, mall.db, memberId, judged, now)\n",
    put: '',
    seenBy: ['modules/vetting/vetting.test.ts'],
  },
  {
    name: 'a late verdict is taken for what stands there now',
    file: 'modules/vetting/vetting.store.ts',
    find: "    .where('value', '=', value)\n    .executeTakeFirst()\n  return numDeletedRows",
    put: '    .executeTakeFirst()\n  return numDeletedRows',
    seenBy: ['modules/vetting/vetting.test.ts'],
  },
  {
    name: 'an evaluation is listed before its verdict',
    file: 'modules/evaluate/write.service.ts',
    find: 'evaluate_audit === 0 && !waiting.has(line.order_goods_id) ? 1 : 0',
    put: 'evaluate_audit === 0 ? 1 : 0',
    seenBy: ['modules/evaluate/lateVerdicts.test.ts'],
  },
]
