import type { PlantedViolation } from './plantedBills'

const named = 'a recharge stands on the bill it names'
const brought = 'a recharge brings what was paid for, once'
const sold = 'what counts as sold of a package was paid'
const beyond = 'coupons beyond their count came with recharges'
const waits = 'a recharge that waits has its timer'
const gifts = 'a gift is sent to somewhere, once'

const in_ = (status: number) => `WHERE order_status = ${status}`

/** Of recharges and gifts, in the mall of auditRecharges.test.ts. */
export const plantedRecharges: PlantedViolation[] = [
  [named, `UPDATE recharge_order SET buy_price = buy_price + 1 ${in_(1)}`, /in status 1 names \d+ over 5001: 1 open/],
  [named, `UPDATE recharge_order SET out_trade_no = 'x' ${in_(2)}`, /names x over/],
  [named, `UPDATE recharge_order SET order_status = 1, pay_time = 0 ${in_(2)}`, /in status 1 .*: 0 open, 1 paid/],
  [named, `UPDATE recharge_order SET pay_time = 0 ${in_(2)}`, /in status 2/],
  [named, `UPDATE recharge_order SET close_time = 0 ${in_(-1)}`, /in status -1/],
  [named, `UPDATE pay_bill SET pay_status = -1 WHERE pay_status = 0`, /in status 1 .*: 0 open/],
  [named, `DELETE FROM recharge_order ${in_(2)}`, /bill \d+ pays the recharge \d+, which is not there/],
  [brought, `DELETE FROM account_log WHERE kind = 'point'`, /in status 2: 100 of point, the ledger says/],
  [brought, `UPDATE account_log SET delta = delta + 1 WHERE kind = 'growth'`, /: 60 of growth, the ledger says 61/],
  [brought, `UPDATE recharge_order SET order_status = 1 ${in_(2)}`, /in status 1: .* of balance, the ledger says/],
  [brought, `UPDATE account_log SET from_type = 'adjust' WHERE kind = 'balance'`, /of balance, the ledger says/],
  [
    brought,
    `UPDATE account_log SET ref = 'recharge:5' WHERE kind = 'growth'`,
    /under recharge:5, which no recharge has/,
  ],
  [sold, `UPDATE recharge SET sale_num = sale_num + 1`, /package 1: 1 paid, 2 counted/],
  [sold, `DELETE FROM recharge`, /package 1: 1 paid/],
  [beyond, `UPDATE platform_coupon_type SET over_count = 2`, /type 1: 2 beyond its count, 1 by recharges/],
  [waits, `DELETE FROM job WHERE kind = 'recharge.close'`, /is unpaid until \d+ and has no job/],
  [waits, `UPDATE recharge_order SET ends_at = ends_at - 1 ${in_(1)}`, /and has no job/],
  [gifts, `UPDATE gift_order SET full_address = '' WHERE express_status = 1`, /in status 1: to ,/],
  [gifts, `UPDATE gift_order SET express_time = 0 WHERE express_status = 1`, /parcel SF1 at 0/],
  [gifts, `UPDATE gift_order SET express_no = 'SF2' WHERE express_status = 0`, /in status 0: .* parcel SF2/],
  [gifts, `UPDATE gift_order SET mobile = '1' WHERE express_status = 0`, /in status 0/],
]
