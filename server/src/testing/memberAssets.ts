import type { Life } from './memberLife'

/** Part of a life: comes every day, says where money is to be sent, and sends some there. */
export async function liveWithAssets(life: Life): Promise<void> {
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
}
