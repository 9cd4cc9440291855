import type { Life } from './memberLife'

/** Part of a life: comes every day, and says where money is to be sent. */
export async function liveWithAssets(life: Life): Promise<void> {
  await life.call('/api/membersignin/signin')
  const one = { realname: '收货人', mobile: '13900000002', withdraw_type: 'bank', is_default: 1 }
  const bank = { ...one, branch_bank_name: '招商银行杭州分行', bank_account: '6225880000000009' }
  const id = await life.call<number>('/api/memberbankaccount/add', bank)
  await life.call('/api/memberbankaccount/edit', { ...bank, id, branch_bank_name: '工商银行杭州分行' })
  const other = await life.call<number>('/api/memberbankaccount/add', { ...bank, withdraw_type: 'alipay' })
  await life.call('/api/memberbankaccount/setdefault', { id: other })
  await life.call('/api/memberbankaccount/delete', { id: other })
}
