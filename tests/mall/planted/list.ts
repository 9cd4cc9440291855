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
    find: 'num + line.purchased > line.maxBuy',
    put: 'num > line.maxBuy',
    seenBy: pipeline,
  },
  {
    name: 'the tax is reckoned before the coupon',
    file: `${steps}/invoice.ts`,
    find: 'shop.goodsMoney - shop.promotionMoney - shop.couponMoney',
    put: 'shop.goodsMoney - shop.promotionMoney',
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
    find: '  if (before) return before\n',
    put: '',
    seenBy: ['ledger/ledger.test.ts'],
  },
  {
    name: 'the ledger does not look whether there is enough',
    file: 'ledger/ledger.ts',
    find: '    .where(sql<boolean>`balance + ${delta} >= 0`)\n',
    put: '',
    seenBy: ['ledger/ledger.test.ts'],
  },
  {
    name: 'stock comes back as often as asked',
    file: 'ledger/stock.ts',
    find: '    if (!logged) continue\n',
    put: '',
    seenBy: ['modules/order/order.test.ts', 'modules/refund/refundRaces.test.ts'],
  },
  {
    name: 'the last piece is sold to everybody',
    file: 'ledger/stock.ts',
    find: "      .where('stock', '>=', move.num)\n",
    put: '',
    seenBy: ['modules/checkout/checkout.test.ts', 'modules/order/order.test.ts'],
  },
  {
    name: 'stock is taken without a word in the log',
    file: 'ledger/stock.ts',
    find: 'delta: -move.num, at',
    put: 'delta: -1, at',
    seenBy: orders,
  },
  // coupons
  {
    name: 'a coupon pays two orders',
    file: 'modules/coupon/couponLife.store.ts',
    find: ' AND state = 1 AND end_time > ${at}\n        RETURNING ${coupon}',
    put: ' AND end_time > ${at}\n        RETURNING ${coupon}',
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
    seenBy: ['modules/order/orderLives.test.ts', 'modules/refund/refund.test.ts'],
  },
  {
    name: 'the receipt is put off again and again',
    file: 'modules/order/order.store.ts',
    find: "    .where('is_extended', '=', 0)\n",
    put: '',
    seenBy: orders,
  },
  {
    name: 'an order that lives is hidden',
    file: 'modules/order/order.store.ts',
    find: "'in', [-1, 10])",
    put: "'in', [-1, 4, 10])",
    seenBy: orders,
  },
  {
    name: 'an order on its way waits for ever',
    file: 'modules/order/orderLife.service.ts',
    find: "  if (!shipped) throw refuse('订单状态不允许发货')\n  await startTimer(trx, mall, shipped)\n",
    put: "  if (!shipped) throw refuse('订单状态不允许发货')\n",
    seenBy: orders,
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
    find: 'if (bill.pay_status === billStatus.closed) return refundLate(trx, mall, bill, channel, at)',
    put: "if (bill.pay_status === billStatus.closed) return 'no_effect'",
    seenBy: orders,
  },
  {
    name: 'a second telling of a payment has an effect',
    file: 'modules/pay/pay.service.ts',
    find: "  if (bill.pay_status === billStatus.paid && (bill.pay_type !== 'BALANCE' || bill.pay_money === 0)) return 'no_effect'\n",
    put: '',
    seenBy: 'model',
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
    file: 'modules/pay/pay.service.ts',
    find: '    if (left.length > 0) await moveTo(',
    put: '    if (left.length > 99) await moveTo(',
    seenBy: orders,
  },
  {
    name: 'a key answers any question',
    file: 'http/idempotency.ts',
    find: 'if (row.body_hash !== bodyHash) throw',
    put: "if (row.body_hash === '') throw",
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
    find: '  if (given > money) throw',
    put: '  if (given > 1e12) throw',
    seenBy: ['modules/refund/refund.test.ts'],
  },
  {
    name: 'every line pays the freight back',
    file: 'modules/refund/refundMoney.ts',
    find: 'const rest = isLast ? Math.max(',
    put: 'const rest = lines ? Math.max(',
    seenBy: ['modules/refund/refundMoney.test.ts', 'modules/refund/refund.test.ts'],
  },
]
