import { makeGiftOrder } from '../modules/gift/gift.service'
import { liveWithDistribution } from './memberDistribution'
import type { Life } from './memberLife'

/** Part of a life: thinks better of leaving, comes every day, sends money away, fills the wallet, waits for a gift, and earns. */
export async function liveWithAssets(life: Life): Promise<void> {
  await life.call('/membercancel/api/membercancel/apply')
  await life.call('/membercancel/api/membercancel/cancelApply')
  await life.call('/api/membersignin/signin')
  const one = { realname: '收货人', mobile: '13900000002', withdraw_type: 'bank', is_default: 1 }
  const bank = { ...one, branch_bank_name: '招商银行杭州分行', bank_account: '6225880000000009' }
  life.secrets.account = [bank.bank_account]
  const id = await life.call<number>('/api/memberbankaccount/add', bank)
  await life.call('/api/memberbankaccount/edit', { ...bank, id, branch_bank_name: '工商银行杭州分行' })
  const other = await life.call<number>('/api/memberbankaccount/add', { ...bank, withdraw_type: 'alipay' })
  await life.call('/api/memberbankaccount/setdefault', { id: other })
  await life.call('/api/memberbankaccount/delete', { id: other })
  const given = { member_id: life.memberId, account_type: 'balance_money', amount: 100, remark: 'x' } as const
  await life.world.operator('/operator/api/member/adjust', given)
  const { bank_account: account_number, branch_bank_name: bank_name, ...receiver } = bank
  const application = { ...receiver, transfer_type: 'bank', account_number, bank_name, apply_money: 50 }
  await life.call('/api/memberwithdraw/apply', application)
  await liveWithGifts(life)
  await liveWithPoints(life)
  await liveWithDistribution(life)
}

/** Spends points in the point shop and in the games. */
async function liveWithPoints(life: Life): Promise<void> {
  const given = { member_id: life.memberId, account_type: 'point', amount: 2000, remark: 'x' } as const
  await life.world.operator('/operator/api/member/adjust', given)
  await life.call('/pointexchange/api/ordercreate/create', { id: 5, num: 1 })
  const address = { name: '收货人', mobile: '13900000002', address: '文三路 1 号', province_id: 330000 }
  const member_address = { ...address, city_id: 330100, district_id: 330106 }
  await life.call('/pointexchange/api/ordercreate/create', { id: 1, num: 1, member_address })
  await life.call('/pointexchange/api/order/close', { order_id: await life.one('exchange_order', 'order_id') })
  await life.call('/turntable/api/turntable/lottery', { id: 1 })
  await life.call('/cards/api/cards/lottery', { id: 2 })
  await life.call('/egg/api/egg/lottery', { id: 3 })
}

async function liveWithGifts(life: Life): Promise<void> {
  const { world, memberId } = life
  const { mall } = world
  const out_trade_no = await life.call<string>('/memberrecharge/api/ordercreate/create', { recharge_id: 2 })
  await world.operator('/operator/api/dev/paymark', { out_trade_no, result: 'paid' })
  await life.call('/memberrecharge/api/ordercreate/create', { recharge_id: 0, face_value: '20.00' })
  const made = { memberId, giftId: 1, num: 1, remark: '幸运转盘', at: mall.clock.now() }
  const order_id = await mall.tx((trx) => makeGiftOrder(trx, mall, made))
  await life.call('/gift/api/giftorder/address', { order_id, address_id: await life.one('member_address', 'id') })
}
