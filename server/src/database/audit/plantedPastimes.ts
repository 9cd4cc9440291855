import type { PlantedViolation } from './plantedBills'

type Row = Record<string, number | string>
const insert = (table: string, row: Row) =>
  `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.values(row)
    .map((value) => (typeof value === 'string' ? `'${value}'` : value))
    .join()})`

/** 20 points and 5.00 for a red packet of 9.00, in the mall of audit.test.ts. */
const exchange = (more: Row = {}) =>
  insert('exchange_order', {
    ...{ member_id: 1, order_id: 5, order_no: 'x', exchange_id: 1, exchange_name: 'x', type: 3, num: 1, point: 20 },
    ...{ exchange_price: 500, delivery_price: 0, price: 500, balance: 900, ends_at: 0, create_time: 0, ...more },
  })
const draw = (more: Row = {}) =>
  insert('game_draw', { member_id: 1, draw_id: 6, game_id: 1, points: 20, is_winning: 0, create_time: 0, ...more })
const award = (given: number) =>
  insert('game_award', {
    ...{ site_id: 0, game_id: 1, award_id: 8, award_name: 'x', award_type: 2, balance: 1, stock: 3, weight: 1, given },
  })
/** One of the wallet's two entries becomes one of theirs. */
const entry = (seq: 1 | 2, kind: string, ref: string, delta: number) =>
  `UPDATE account_log SET kind = '${kind}', ref = '${ref}', delta = ${delta} WHERE seq = ${seq}`
const all = (...steps: string[]) => steps.join('; ')

const brought = 'an exchange took and brought what it says'
const paid = 'an exchange paid by a wallet took what it costs'
const drawn = 'a draw cost and brought what it says'
const prizes = 'no prize goes twice'

const named = 'an exchange stands on the bill it names'
const waits = 'an exchange that waits has its timer'

/** Of exchanges and games. */
export const plantedPastimes: PlantedViolation[] = [
  [brought, exchange(), /exchange 5 \(status 0\) of 20 points and 900: 0 taken, 0 back, 0 brought/],
  [brought, all(exchange({ order_status: -1 }), entry(2, 'point', 'exchange:5:point', -20)), /20 taken, 0 back/],
  [brought, all(exchange({ order_status: 1 }), entry(2, 'point', 'exchange:5:point', -20)), /0 brought/],
  [
    brought,
    all(exchange({ order_status: 1, type: 1 }), entry(2, 'point', 'exchange:5:point', -20)),
    /0 brought, gift order 0/,
  ],
  [paid, exchange({ bill_from_balance: 500 }), /remembers 500 and 0, the ledger says 0 and 0/],
  [paid, all(exchange(), entry(2, 'balance', 'exchange:5:bill', -400)), /the ledger says 400/],
  [named, exchange(), /exchange 5 in status 0 names {2}over 500: 0 open, 0 paid/],
  [named, exchange({ order_status: 1, pay_time: 1 }), /in status 1 .*: 0 open, 0 paid/],
  [waits, exchange(), /exchange 5 is unpaid until 0 and has no job/],
  [drawn, draw(), /draw 6 \(won 0\) of 20 points brings 0 points and 0: 0 taken/],
  [drawn, all(draw({ is_winning: 1, award_type: 1, point: 5 }), entry(2, 'point', 'draw:6', -20)), /20 taken, 0 and 0/],
  [drawn, all(draw({ balance: 7 }), entry(2, 'point', 'draw:6', -20)), /brings 0 points and 7/],
  [drawn, all(draw({ is_winning: 1, award_type: 4 }), entry(2, 'point', 'draw:6', -20)), /won 1/],
  [prizes, award(2), /award 8 of game 1: 2 of 3 given, 0 draws/],
  [prizes, all(award(0), draw({ is_winning: 1, award_id: 8 })), /0 of 3 given, 1 draws/],
]
