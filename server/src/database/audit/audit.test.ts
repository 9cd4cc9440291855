import { move } from '../../ledger/ledger'
import { seesPlanted } from '../../testing/seesPlanted'
import type { TestMall } from '../../testing/testMall'
import { giveCoupon, tradeWorld } from '../../testing/tradeWorld'
import { phrase } from '../../words/phrases'
import { audit, told } from './audit'
import { invariants } from './invariants'
import { plantedBargains } from './plantedBargains'
import { plantedCancellations } from './plantedCancellations'
import { plantedChat } from './plantedChat'
import { plantedContent } from './plantedContent'
import { plantedDistribution } from './plantedDistribution'
import { plantedBills, type PlantedViolation } from './plantedBills'
import { plantedGroups } from './plantedGroups'
import { plantedMessages } from './plantedMessages'
import { plantedPresales } from './plantedPresales'
import { plantedPrices } from './plantedPrices'
import { plantedPastimes } from './plantedPastimes'
import { plantedPromotions } from './plantedPromotions'
import { plantedWithdrawals } from './plantedWithdrawals'
import { plantedRecharges } from './plantedRecharges'

let world: TestMall

/** One order unpaid with a coupon, one paid, one closed; a wallet with two entries; a key with its bill. */
beforeAll(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990 },
    { sku_id: 3, site_id: 7, price: 8800 },
  ])
  const token = await world.login(1)
  const type = {
    site_id: 3,
    coupon_type_id: 1,
    code: 'a',
    coupon_name: '满减券',
    type: 'reward',
    count: 5,
    max_fetch: 1,
  }
  const more = { lead_count: 1, validity_type: 0, end_time: 4_000_000_000, create_time: 0 }
  await world.mall.db
    .insertInto('coupon_type')
    .values({ ...type, ...more })
    .execute()
  const platform = { site_id: 0, platformcoupon_type_id: 1, code: 'p', platformcoupon_name: '平台券', type: 'reward' }
  await world.mall.db
    .insertInto('platform_coupon_type')
    .values({ ...platform, count: 5, platform_split_rare: 50, ...more, lead_count: 0 })
    .execute()
  await giveCoupon(world.mall, 77, { money: 500 })
  const create = async (params: object) =>
    (await world.call('/api/ordercreate/create', { num: 1, ...params } as never, { token })).data as string
  await create({ sku_id: 1, coupon: { 3: { coupon_id: 77 } }, idempotency_key: 'once' })
  await world.operator('/operator/api/dev/paymark', { out_trade_no: await create({ sku_id: 3 }), result: 'paid' })
  await world.operator('/operator/api/dev/paymark', { out_trade_no: await create({ sku_id: 1 }), result: 'late' })
  const entry = {
    memberId: 1,
    kind: 'balance',
    fromType: 'adjust',
    typeName: phrase('cause.adjust'),
    remark: '',
    at: world.clock.now(),
  } as const
  for (const delta of [5000, -2000])
    await world.mall.tx((trx) => move(trx, { ...entry, delta, ref: `adjust:${delta}` }))
})
afterAll(() => world.close())

const ask = () => audit(world.mall.db, { now: world.clock.now(), live: true })

it('holds of a mall that was only used by its own doors', async () => {
  const { violations, held, skipped } = await ask()
  expect(violations.map(told)).toEqual([])
  expect(held.length + skipped.length).toBe(invariants.length)
})

it('names each invariant once', () => expect(new Set(invariants.map(({ name }) => name)).size).toBe(invariants.length))

const unpaid = 'order_status = 0'
const paid = 'pay_status = 1'

const refund = (money: number) =>
  `INSERT INTO order_refund (member_id, order_goods_id, order_id, site_id, refund_no, refund_type, apply_money, action_time,
     refund_time, real_money, pay_part)
   SELECT member_id, order_goods_id, order_id, site_id, 'r', 1, ${money}, 1, 1, ${money}, ${money} FROM order_line WHERE sku_id = 3`

/** name of the invariant, what breaks it, what it says */
const planted: PlantedViolation[] = [
  ...plantedBills,
  ...plantedBargains,
  ...plantedPromotions,
  ...plantedPrices,
  ...plantedGroups,
  ...plantedPastimes,
  ...plantedCancellations,
  ...plantedChat,
  ...plantedWithdrawals,
  ['stock is what the log says', 'UPDATE sku SET stock = stock + 1 WHERE sku_id = 1', /stock 1000, log 999/],
  [
    'every sku was opened',
    `INSERT INTO sku SELECT (jsonb_populate_record(sku, '{"sku_id": 9}')).* FROM sku WHERE sku_id = 1`,
    /sku 9 .* no opening entry/,
  ],
  [
    'an order took its pieces once',
    `UPDATE order_line SET num = 2 WHERE sku_id = 3`,
    /sku 3: 2 pieces of lines, 1 taken/,
  ],
  [
    'an unpaid order that closed gave its pieces back once',
    `DELETE FROM stock_log WHERE ref LIKE '%:back'`,
    /status -1\), sku 1: 1 pieces of lines, 0 back/,
  ],
  [
    'an unpaid order that closed gave its pieces back once',
    `INSERT INTO stock_log SELECT site_id, sku_id, ref || ':back', -delta, at FROM stock_log WHERE sku_id = 3 AND delta < 0`,
    /status 1\), sku 3: 1 pieces of lines, 1 back/,
  ],
  [
    'no pieces are taken for an order that is not there',
    `INSERT INTO stock_log VALUES (3, 1, 'order:5', -1, 0)`,
    /taken by order:5/,
  ],
  ['a wallet is what its log says', `UPDATE account SET balance = balance + 1`, /balance 3001 .* log 3000/],
  ['a wallet is what its log says', `DELETE FROM account`, /log 3000/],
  ['each entry carries on from the one before', `UPDATE account_log SET balance_after = 5001 WHERE seq = 1`, /entry 1/],
  ['an order adds up', `UPDATE orders SET order_money = order_money + 1 WHERE ${unpaid}`, /order_money \d+ where/],
  ['an order adds up', `UPDATE orders SET balance_money = 1 WHERE ${paid}`, /balance 1/],
  ['the lines of an order make the order', `DELETE FROM order_line WHERE sku_id = 3`, /goods 8800\//],
  [
    'the lines of an order make the order',
    `UPDATE order_line SET coupon_money = coupon_money - 1, real_goods_money = real_goods_money + 700 WHERE coupon_money > 0`,
    /coupon 500\/499/,
  ],
  ['a line adds up', `UPDATE order_line SET real_goods_money = real_goods_money - 1 WHERE sku_id = 3`, /real 8799/],
  ['a bill is the sum of its orders', `UPDATE pay_bill SET pay_money = pay_money + 1 WHERE pay_status = 2`, /status 2/],
  ['a bill is the sum of its orders', `UPDATE orders SET pay_money = pay_money + 1 WHERE ${paid}`, /they say/],
  ['an order stands on one bill', `UPDATE pay_bill SET pay_status = -1 WHERE pay_status = 0`, /open bills 0/],
  ['an order stands on one bill', `UPDATE orders SET out_trade_no = 'x' WHERE ${unpaid}`, /names x/],
  ['never more goes back than came in', `UPDATE orders SET refund_money = order_money + 1 WHERE ${paid}`, /back of/],
  [
    'never more goes back than came in',
    `UPDATE pay_bill SET refund_owed = pay_money + 1 WHERE refund_owed > 0`,
    /owed/,
  ],
  ['never more goes back than came in', `UPDATE pay_bill SET refunded = 1 WHERE refund_owed = 0`, /1 back of 0 owed/],
  ['a bill is paid once', `UPDATE pay_bill SET pay_status = 1 WHERE pay_status = 2`, /1 notifications paid it/],
  [
    'a bill is paid once',
    `INSERT INTO pay_notification SELECT out_trade_no, 'two', channel, result, pay_money, outcome, at FROM pay_notification`,
    /2 notifications paid it/,
  ],
  ['an order is paid once', `DELETE FROM order_log WHERE event = 'paid'`, /told paid 0 times/],
  [
    'what an order took of an account is what the account gave',
    `UPDATE orders SET point = 3 WHERE ${paid}`,
    /remembers 3 of point, the ledger says 0 taken/,
  ],
  [
    'what an order took of an account is what the account gave',
    `UPDATE account_log SET kind = 'balance', ref = (SELECT 'order:' || order_id || ':close' FROM orders WHERE ${unpaid}) WHERE seq = 1`,
    /0 of balance, the ledger says 0 taken and 5000 back/,
  ],
  [
    'what a bill took of a wallet is what the wallet gave',
    `UPDATE orders SET bill_from_balance = pay_money WHERE ${paid}`,
    /remembers 9400 and 0, the ledger says 0 and 0/,
  ],
  [
    'what a refund gave is what the accounts got',
    `${refund(7)}; UPDATE order_refund SET point = 7`,
    /7 points, 0 and 0 to the wallets, the ledger says 0/,
  ],
  ['the refunds of an order make its refunded money', refund(7), /refunded 0, its refunds 7/],
  [
    'the refunds of an order make its refunded money',
    `${refund(7)}; UPDATE orders SET refund_money = 7; UPDATE order_refund SET balance_part = 7, pay_part = 0`,
    /wallet 7 of 0/,
  ],
  ['a refund moves along its graph', `UPDATE order_line SET refund_status = 3 WHERE sku_id = 3`, /is 3, its log leads/],
  [
    'a refund moves along its graph',
    `INSERT INTO refund_log SELECT member_id, 5, order_goods_id, 'x', 1, '', 0, 6, 0 FROM order_line WHERE sku_id = 3;
     UPDATE order_line SET refund_status = 6 WHERE sku_id = 3`,
    /went from 0 to 6 \(x\)/,
  ],
  [
    'an order is locked while a reason holds',
    `UPDATE orders SET is_lock = 1 WHERE ${paid}`,
    /is_lock 1 with 0 running/,
  ],
  [
    'an order is locked while a reason holds',
    `UPDATE order_line SET refund_status = 1 WHERE sku_id = 3`,
    /is_lock 0 with 1/,
  ],
  [
    'a refunded line gives its pieces back at most once',
    `INSERT INTO stock_log SELECT site_id, sku_id, 'refund:' || order_goods_id, num, 0 FROM order_line WHERE sku_id = 3`,
    /\(refund 0\) of 1 pieces: 1 back/,
  ],
  [
    'a code is used once',
    `INSERT INTO verify_record SELECT 3, 'x', 'pickup', 1, '', 1, 0, '[]', '[]'`,
    /record of x at site 3: no such code/,
  ],
  [
    'a code is used once',
    `INSERT INTO verify_code SELECT 'y', 'virtualgoods', site_id, member_id, order_id, order_goods_id, 0 FROM order_line WHERE sku_id = 3;
     UPDATE order_line SET is_verify = 1 WHERE sku_id = 3`,
    /is_verify 1, records 0/,
  ],
  ['a shop coupon is on one live order', `UPDATE member_coupon SET state = 1`, /state 1.*: 1 live orders/],
  ['a shop coupon is on one live order', `UPDATE orders SET coupon_id = 77`, /: 2 live orders/],
  [
    'a platform coupon is on one live checkout',
    `INSERT INTO member_platform_coupon (member_id, platformcoupon_id, platformcoupon_type_id, platformcoupon_name, type,
       platform_split_rare, state, get_type, fetch_time, use_checkout_id, end_time)
     VALUES (1, 8, 1, '', 'reward', 50, 2, 1, 0, 12, 1)`,
    /on checkout 12\): 0 live checkouts/,
  ],
  [
    'no more of a coupon is handed out than there is',
    `UPDATE coupon_type SET lead_count = 0 WHERE coupon_type_id = 1`,
    /1 handed out, 0 taken of 5/,
  ],
  [
    'no more of a coupon is handed out than there is',
    `INSERT INTO member_coupon SELECT (jsonb_populate_record(c, '{"coupon_id": 78, "state": 1, "use_order_id": 0}')).* FROM member_coupon c`,
    /fetched 2 of at most 1/,
  ],
  [
    'no more of a platform coupon is handed out than there is',
    `INSERT INTO member_platform_coupon (member_id, platformcoupon_id, platformcoupon_type_id, platformcoupon_name, type,
       platform_split_rare, get_type, fetch_time, end_time) VALUES (1, 8, 1, '', 'reward', 50, 1, 0, 1)`,
    /1 handed out, 0 taken/,
  ],
  [
    'a row belongs to the shop of its order',
    `UPDATE order_line SET site_id = 7 WHERE site_id = 3`,
    /site 7, the order has 3/,
  ],
  ['a row belongs to the shop of its order', `UPDATE member_coupon SET site_id = 7`, /used coupon 77 of site 7/],
  ['a row belongs to the shop of its order', `DELETE FROM shop_order`, /its shop has/],
  [
    'what is sold belongs to the shop that sells it',
    `UPDATE sku SET site_id = 7 WHERE sku_id = 1`,
    /is of site 7, not 3/,
  ],
  [
    'an order moves along its graph',
    `UPDATE order_log SET from_status = 3 WHERE event = 'paid'`,
    /went from 3 to 1 \(paid\)/,
  ],
  ['an order moves along its graph', `UPDATE orders SET order_status = 3 WHERE order_status = 1`, /its log leads/],
  ['the shop sees the order where it is', `UPDATE shop_order SET order_status = 10 WHERE order_status = 1`, /sees 10/],
  ['the shop sees the order where it is', `UPDATE shop_order SET close_reason = 'x'`, /the shop sees 'x'/],
  ['whatever waits has its timer', `DELETE FROM job WHERE kind = 'order.close'`, /in status 0 has no job order.close/],
  [
    'whatever waits has its timer',
    `${refund(7)}; UPDATE order_refund SET due_time = 1; UPDATE order_line SET refund_status = 1 WHERE sku_id = 3`,
    /in refund status 1 has no timer/,
  ],
  [
    'money owed has a living job',
    `UPDATE pay_bill SET owed_time = 1 WHERE refund_owed > 0; UPDATE job SET state = 2 WHERE kind = 'pay.refund'`,
    /6590 of 6590 owed by sandbox since \d+ s, and no job/,
  ],
  ['money owed has a living job', `${refund(7)}; UPDATE order_refund SET channel = 'sandbox'`, /7 owed by sandbox/],
  ['no hold outlives its time', `UPDATE pay_bill SET expire_time = 1 WHERE pay_status = 0`, /is unpaid/],
  ['no hold outlives its time', `UPDATE job SET run_at = 1 WHERE kind = 'order.close'`, /s late after/],
  ['no hold outlives its time', `UPDATE job SET state = 2 WHERE kind = 'order.close'`, /was given up/],
  ['a key and its effect are there together', `UPDATE idempotency SET answer = NULL`, /has no answer/],
  ['a key and its effect are there together', `DELETE FROM bill_number`, /which is not there/],
]

it.each(planted)('%s: sees %s', (name, change, says) => seesPlanted(world, [name, change, says]))

it('has a planted violation for every invariant that has a query', () => {
  const stated = invariants.filter((one) => one.sql !== null).map(({ name }) => name)
  const known = [
    ...planted,
    ...plantedPresales,
    ...plantedRecharges,
    ...plantedDistribution,
    ...plantedMessages,
    ...plantedContent,
  ]
  expect(stated.filter((name) => !known.some(([of]) => of === name))).toEqual([])
})

it('skips with a reason what has no table yet, and never passes it', async () => {
  const one = { id: 'I8', name: 'none', holds: '', needs: ['no_such_table', 'orders'], sql: 'SELECT 1 AS what' }
  const { held, skipped } = await audit(world.mall.db, { now: 0, asked: [one] })
  expect([held, skipped]).toEqual([[], [{ invariant: one, missing: ['no_such_table'] }]])
})

it('takes a table without a query for a violation', async () => {
  const one = { id: 'I8', name: 'none', holds: '', needs: ['orders'], sql: null }
  const { violations } = await audit(world.mall.db, { now: 0, asked: [one] })
  expect(violations).toEqual([{ id: 'I8', name: 'none', what: 'orders is here, but no query states this invariant' }])
})
