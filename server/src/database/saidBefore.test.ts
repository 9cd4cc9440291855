import type { Pool } from 'pg'
import { testDatabase, type TestDatabase } from '../testing/testDatabase'
import { told } from '../words/kept'
import { migrate } from './migrate'
import { openPool } from './pool'

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await testDatabase()
  pool = openPool(database.connection, { size: 2, namedStatements: false, onError: () => undefined })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const migrateAgain = async () => {
  await pool.query(`DELETE FROM migration WHERE name = '0098_said_before'`)
  await migrate(pool)
}

/** [from_type, type_name, remark, and both in English] */
const entries = [
  ['order', '积分抵扣', '订单 20261122001', 'Points used', 'Order 20261122001'],
  ['order', '余额支付', '订单 20261122001', 'Paid with balance', 'Order 20261122001'],
  ['order', '积分退回', '订单 20261122001', 'Points returned', 'Order 20261122001'],
  ['order', '余额退回', '订单 20261122001', 'Balance returned', 'Order 20261122001'],
  ['register', '注册奖励', '新会员注册', 'Welcome reward', 'New member'],
  ['refund', '订单退款', '订单 7 退款：退款：白衬衫 L', 'Order refund', 'Refund of order 7: 退款：白衬衫 L'],
  ['memberconsume', '消费奖励', '订单完成奖励', 'Purchase reward', 'Reward for a completed order'],
  ['upgrade', '会员升级', '升级为金卡会员', 'Level up', 'Reached 金卡会员'],
  ['memberconsume', '活动赠送', '订单完成奖励', 'Promotion gift', '订单完成奖励'],
  ['adjust', '调整', '订单 20261122001', 'Adjustment', '订单 20261122001'],
  ['adjust', '调整', '', 'Adjustment', ''],
  ['signin', '签到', '连续签到第 3 天', 'Check-in', 'Day 3 in a row'],
  ['withdraw', '提现', '', 'Withdrawal', ''],
  ['order', '订单', '', 'Order', ''],
  ['upgrade', '升级', '', 'Level up', ''],
  ['refund', '退款', '', 'Refund', ''],
  ['memberrecharge', '充值', '', 'Top-up', ''],
  ['register', '注册', '', 'Registration', ''],
  ['fenxiao', '分销', '', 'Distribution', ''],
  ['turntable', '大转盘', '', 'Lucky wheel', ''],
  ['cards', '刮刮卡', '', 'Scratch card', ''],
  ['egg', '砸金蛋', '', 'Golden egg', ''],
  ['pointexchange', '积分兑换', '', 'Points exchange', ''],
  ['presale', '预售', '', 'Presale', ''],
  // nobody knows these
  ['order', '神秘', '订单 1', '神秘', '订单 1'],
  ['upgrade', '会员升级', '恭喜', 'Level up', '恭喜'],
] as const

test('ledger entries of older releases are told in English', async () => {
  for (const [seq, [from_type, type_name, remark]] of entries.entries())
    await pool.query(
      `INSERT INTO account_log (member_id, kind, seq, delta, balance_after, ref, from_type, type_name, type_tag, remark, create_time)
       VALUES (1, 'point', $1, 1, 1, $2, $3, $4, '', $5, 0)`,
      [seq, `ref ${seq}`, from_type, type_name, remark],
    )
  await migrateAgain()
  const { rows } = await pool.query<{ type_name: string; remark: string; said: unknown }>(
    'SELECT type_name, remark, said FROM account_log ORDER BY seq',
  )
  expect(rows.map((row) => [told(row, 'type_name', 'en'), told(row, 'remark', 'en')])).toEqual(
    entries.map(([, , , type_name, remark]) => [type_name, remark]),
  )
  // Chinese readers see what they saw
  expect(rows.map((row) => [told(row, 'type_name', 'zh'), told(row, 'remark', 'zh')])).toEqual(
    entries.map(([, type_name, remark]) => [type_name, remark]),
  )
})

const actions = [
  ['申请仅退款，金额 ¥106.74，原因：其他', 'Asked for: Refund only, ¥106.74. Reason: Something else'],
  [
    '修改申请退货退款，金额 ¥5.00，原因：拍错/多拍/不喜欢',
    'Changed to: Return and refund, ¥5.00. Reason: Ordered by mistake or no longer wanted',
  ],
  ['申请退货退款，金额 ¥5.00，原因：未按约定时间发货', 'Asked for: Return and refund, ¥5.00. Reason: Not sent in time'],
  ['申请仅退款，金额 ¥5.00，原因：协商一致退款', 'Asked for: Refund only, ¥5.00. Reason: Agreed with the shop'],
  ['撤销了退款申请', 'Withdrew the refund request'],
  ['买家超时未处理，退款申请已撤销', 'The buyer did not act in time; the request was withdrawn'],
  ['同意退款，等待转账', 'Agreed to the refund; waiting for the transfer'],
  ['同意退货退款，请买家寄回商品', 'Agreed to the return; please send the goods back'],
  ['拒绝退款：拆封了，\n不能退', 'Refused the refund: 拆封了，\n不能退'],
  // what a shop wrote is no reason of the mall's
  ['拒绝退款：其他', 'Refused the refund: 其他'],
  ['已寄回商品，SF Express SF100', 'Sent the goods back: SF Express SF100'],
  ['已收到退回的商品，等待转账', 'Received the returned goods; waiting for the transfer'],
  ['退款 ¥0.00', 'Refunded ¥0.00'],
  ['退款 ¥9.00（线下退回 ¥9.00）', 'Refunded ¥9.00 (¥9.00 offline)'],
  [
    '退款 ¥9.00（退回余额 ¥4.00，原路退回 ¥5.00，退回积分 30）',
    'Refunded ¥9.00 (¥4.00 to the balance, ¥5.00 back the way it was paid, 30 points)',
  ],
  ['申请平台维权，原因：其他', 'Asked the platform. Reason: Something else'],
  ['申请平台维权，原因：商家不理我', 'Asked the platform. Reason: 商家不理我'],
  ['撤销了平台维权', 'Withdrew the complaint'],
  ['平台支持维权，由平台执行退款', 'The platform agreed and makes the refund'],
  ['平台拒绝维权', 'The platform refused the complaint'],
  ['平台拒绝维权：已超期', 'The platform refused the complaint: 已超期'],
  // nobody knows these
  ['退款 ¥9.00（红包）', '退款 ¥9.00（红包）'],
  ['打电话了', '打电话了'],
] as const

test('the log of refunds too, without the names of people', async () => {
  for (const [at, [action]] of actions.entries())
    await pool.query(
      `INSERT INTO refund_log (member_id, log_id, order_goods_id, action, action_way, username, from_status, refund_status, at)
       VALUES (1, $1, 1, $2, $3, $4, 0, 0, 0)`,
      [at, action, at === 0 ? 1 : 3, at < 2 ? '平台' : '系统'],
    )
  await migrateAgain()
  const { rows } = await pool.query<{ action: string; username: string; said: unknown }>(
    'SELECT action, username, said FROM refund_log ORDER BY log_id',
  )
  expect(rows.map((row) => told(row, 'action', 'en'))).toEqual(actions.map(([, english]) => english))
  expect(rows.map((row) => told(row, 'action', 'zh'))).toEqual(actions.map(([chinese]) => chinese))
  // the first is a buyer who calls himself so
  expect(rows.slice(0, 3).map((row) => told(row, 'username', 'en'))).toEqual(['平台', 'Platform', 'System'])
})

test('and why a card was refused, unless it is accepted meanwhile by an older process', async () => {
  for (const [member, remark] of ['身份证号不正确，请核对后重新提交', '照片不清楚', ''].entries())
    await pool.query(
      `INSERT INTO member_realname (member_id, status, remark, auth_card_name, auth_card_no, auth_card_front, auth_card_back, create_time)
       VALUES ($1, -1, $2, '', '', '', '', 0)`,
      [member, remark],
    )
  const english = async () => {
    const { rows } = await pool.query<{ remark: string; said: unknown }>(
      'SELECT remark, said FROM member_realname ORDER BY member_id',
    )
    return rows.map((row) => told(row, 'remark', 'en'))
  }
  await migrateAgain()
  expect(await english()).toEqual(['The ID card number is wrong; please check it and send it again', '照片不清楚', ''])
  await pool.query(`UPDATE member_realname SET remark = '' WHERE member_id = 0`)
  expect((await english())[0]).toBe('')
})
