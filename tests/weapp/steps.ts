import type { Mini } from './mini'

/** Region ids are the server's own. */
async function region(mini: Mini, pid: number, name: string): Promise<number> {
  const rows = await mini.wire.ask<{ id: number; name: string }[]>('/api/address/lists', { pid })
  return rows.find((row) => row.name === name)!.id
}

/** The address form, by hand. */
export async function writeAddress(mini: Mini): Promise<void> {
  await mini.type('.t-name', '林小满')
  await mini.type('.t-mobile', '13800000005')
  let pid = 0
  for (const [level, name] of [
    ['province', '浙江省'],
    ['city', '杭州市'],
    ['district', '西湖区'],
  ] as const) {
    pid = await region(mini, pid, name)
    await mini.tap(`.t-${level} .t-select`)
    await mini.tap(`.t-option-${pid}`)
    await mini.gone(`.t-option-${pid}`)
  }
  await mini.type('.t-street', '文三路 90 号')
}

/** What the bank tells the mall of a bill; the phone hears of it through the mall alone. */
export const bankSays = (mini: Mini, bill: string, result: 'paid' | 'failed') =>
  mini.wire.operate('/dev/paymark', { out_trade_no: bill, result })
