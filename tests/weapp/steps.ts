import type { Mini } from './mini'

/** The address form, by hand. */
export async function writeAddress(mini: Mini): Promise<void> {
  await mini.type('.t-name', '林小满')
  await mini.type('.t-mobile', '13800000005')
  const ids = await mini.wire.regions(['浙江省', '杭州市', '西湖区'])
  await mini.tap('.t-region .t-select')
  for (const id of ids) {
    await mini.tap(`.t-option-${id}`)
    await mini.gone(`.t-option-${id}`)
  }
  await mini.type('.t-street', '文三路 90 号')
}

/** What the bank tells the mall of a bill; the phone hears of it through the mall alone. */
export const bankSays = (mini: Mini, bill: string, result: 'paid' | 'failed') =>
  mini.wire.operate('/dev/paymark', { out_trade_no: bill, result })
