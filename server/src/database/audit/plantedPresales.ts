import type { PlantedViolation } from './plantedBills'

const in_ = (status: number) => `WHERE order_status = ${status}`

/** Of presales, in the mall of auditPresales.test.ts: one order in every status, wallets in both payments. */
export const plantedPresales: PlantedViolation[] = [
  [
    'a presale costs what both payments make',
    `UPDATE presale_order SET final_money = final_money - 1, pay_final_money = pay_final_money - 1 ${in_(0)}`,
    /5000 and 22599 for an order of 27600/,
  ],
  [
    'the order of a presale is the sum of its payments',
    `UPDATE orders SET pay_money = pay_money - 1 WHERE promotion_type = 'presale'`,
    /in status 2: order \d+ of 27600/,
  ],
  [
    'the order of a presale is the sum of its payments',
    `UPDATE order_payment SET place = 5 - place`,
    /in status 2: order/,
  ],
  [
    'the order of a presale is the sum of its payments',
    `UPDATE presale_order SET order_status = 1 ${in_(2)}`,
    /in status 1: order \d+/,
  ],
  [
    'the order of a presale is the sum of its payments',
    `UPDATE orders SET promotion_ref = 5 WHERE promotion_type = 'presale'`,
    /in status 2: order {2}of/,
  ],
  [
    'a presale stands on the bills it names',
    `UPDATE presale_order SET final_out_trade_no = '' ${in_(1)}`,
    /presale_final, open 1, paid 0/,
  ],
  [
    'a presale stands on the bills it names',
    `UPDATE pay_bill SET pay_status = -1 WHERE event = 'presale_deposit' AND pay_status = 0`,
    /in status 0: presale_deposit, open 0/,
  ],
  [
    'a presale stands on the bills it names',
    `UPDATE pay_bill SET pay_money = 1 WHERE event = 'presale_final' AND pay_status = 2`,
    /in status 2: presale_final/,
  ],
  [
    'what a presale took of a wallet is what the wallet gave',
    `UPDATE account_log SET delta = delta + 1 WHERE ref LIKE 'presale:%:deposit' AND kind = 'balance'`,
    /of balance, the ledger holds/,
  ],
  [
    'what a presale took of a wallet is what the wallet gave',
    `UPDATE presale_order SET refund_status = 0 ${in_(-1)}`,
    /in status -1, refund 0: 100 of balance, the ledger holds 0/,
  ],
  [
    'a deposit goes back once, and not when it is kept',
    `UPDATE presale_order SET refund_status = 0 ${in_(-1)}`,
    /in status -1, refund 0: 4900 of deposit 4900 by sandbox back/,
  ],
  [
    'a deposit goes back once, and not when it is kept',
    `INSERT INTO pay_back SELECT member_id, 5, 'again', out_trade_no, channel, money, owed_time, 0 FROM pay_back`,
    /9800 go back in parts/,
  ],
  [
    'a presale holds its pieces until its order does',
    `DELETE FROM stock_log WHERE ref LIKE 'presale:%:back'`,
    /in status -1, sku 1: 1 pieces, 1 taken, 0 back/,
  ],
  [
    'a presale holds its pieces until its order does',
    `DELETE FROM promotion_stock_log WHERE ref LIKE 'presale:%:back'`,
    /of the activity taken/,
  ],
  [
    'a presale holds its pieces until its order does',
    `INSERT INTO stock_log VALUES (3, 1, 'presale:5', -1, 0)`,
    /under presale:5, which no presale order has/,
  ],
  ['a presale that waits has its timer', `DELETE FROM job WHERE kind = 'presale.due'`, /has no job/],
  ['a presale that waits has its timer', `UPDATE presale_order SET ends_at = 0, due_time = 0 ${in_(0)}`, /no end/],
  ['a presale that waits has its timer', `UPDATE presale SET is_closed = 1, is_ending = 1`, /no job ends its orders/],
  ['a presale that waits has its timer', `UPDATE presale SET is_closed = 1`, /its order \d+ is in 0/],
  [
    'money owed has a living job',
    `UPDATE pay_back SET paid_back_time = 0, owed_time = 1`,
    /part \d+ of bill \d+: 4900 owed by sandbox/,
  ],
]
