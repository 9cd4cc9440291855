import type { Invariant } from './invariant'
import { unpaidThings } from './unpaidThings'

const entry = (of: 'o' | 'd', id: string, prefix: string, kind: string, cause: string) => `
  coalesce((SELECT sum(delta) FROM account_log l WHERE l.member_id = ${of}.member_id AND l.kind = '${kind}'
    AND l.ref = '${prefix}:' || ${of}.${id} || '${cause}'), 0)`
const exchanged = (kind: string, cause: string) => entry('o', 'order_id', 'exchange', kind, cause)
const drawn = (kind: string, cause: string) => entry('d', 'draw_id', 'draw', kind, cause)

/** What points are spent on: exchanges and games (wire/promotions sections 9 and 10). */
export const exchangeInvariants: Invariant[] = [
  ...unpaidThings({
    ...{ a: 'an exchange', noun: 'exchange', table: 'exchange_order', event: 'pointexchange', price: 'price' },
    ...{ unpaid: 0, paid: 1, closes: 'exchange.close' },
  }),
  {
    id: 'I3',
    name: 'an exchange took and brought what it says',
    holds:
      'per exchange: its points are taken, and back when it closed; a red packet is in the wallet once it is done, a gift has its order',
    needs: ['exchange_order', 'account_log'],
    sql: `
      SELECT format('exchange %s (status %s) of %s points and %s: %s taken, %s back, %s brought, gift order %s', o.order_id,
        o.order_status, o.point, o.balance, t.took, t.back, t.brought, o.relate_order_id) AS what
      FROM exchange_order o CROSS JOIN LATERAL (SELECT -${exchanged('point', ':point')} AS took,
        ${exchanged('point', ':point:back')} AS back, ${exchanged('balance', ':money')} AS brought) t
      WHERE t.took <> o.point OR t.back <> CASE WHEN o.order_status = -1 THEN o.point ELSE 0 END
        OR t.brought <> CASE WHEN o.order_status = 1 AND o.type = 3 THEN o.balance ELSE 0 END
        OR (o.relate_order_id > 0) <> (o.order_status = 1 AND o.type = 1)`,
  },
  {
    id: 'I3',
    name: 'an exchange paid by a wallet took what it costs',
    holds: 'per exchange: the entries of both wallets = the parts it remembers = its price, or nothing',
    needs: ['exchange_order', 'account_log'],
    sql: `
      SELECT format('exchange %s of %s by %s: remembers %s and %s, the ledger says %s and %s', o.order_id, o.price, o.pay_type,
        o.bill_from_balance, o.bill_from_balance_money, t.one, t.two) AS what
      FROM exchange_order o CROSS JOIN LATERAL (SELECT -${exchanged('balance', ':bill')} AS one,
        -${exchanged('balance_money', ':bill')} AS two) t
      WHERE t.one <> o.bill_from_balance OR t.two <> o.bill_from_balance_money OR t.one + t.two NOT IN (0, o.price)`,
  },
  {
    id: 'I3',
    name: 'a draw cost and brought what it says',
    holds: 'per draw: its points are taken; points and money that were won are given; nothing is won by no win',
    needs: ['game_draw', 'account_log'],
    sql: `
      SELECT format('draw %s (won %s) of %s points brings %s points and %s: %s taken, %s and %s given', d.draw_id, d.is_winning,
        d.points, d.point, d.balance, t.took, t.point, t.money) AS what
      FROM game_draw d CROSS JOIN LATERAL (SELECT -${drawn('point', '')} AS took, ${drawn('point', ':won')} AS point,
        ${drawn('balance', ':won')} AS money) t
      WHERE t.took <> d.points OR t.point <> d.point OR t.money <> d.balance
        OR (d.is_winning = 0 AND (d.award_id <> 0 OR d.point <> 0 OR d.balance <> 0 OR d.order_id <> 0))
        OR (d.award_type = 4) <> (d.order_id > 0)`,
  },
  {
    id: 'I8',
    name: 'no prize goes twice',
    holds: 'per award: given = the draws that won it, and at most its stock',
    needs: ['game_award', 'game_draw'],
    sql: `
      SELECT format('award %s of game %s: %s of %s given, %s draws won it', a.award_id, a.game_id, a.given, a.stock, t.won) AS what
      FROM game_award a CROSS JOIN LATERAL (
        SELECT count(*) AS won FROM game_draw d WHERE d.game_id = a.game_id AND d.award_id = a.award_id) t
      WHERE a.given <> t.won OR a.given > a.stock`,
  },
]
