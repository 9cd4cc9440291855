import type { ConfigValue } from '@mall/contract/settings'
import { numberFor } from '../../../lib/numbers'
import { receiverOf } from '../../../modules/gift/gift.service'
import { insertAll } from '../../bulk'
import type { Tx } from '../../transaction'
import { thingOf } from '../exchanges'
import type { SeedData } from '../types'
import { loadPaidBills } from './paidBills'

/** Exchanges of points alone, which are done at once; their gifts stand among the gift orders. */
export async function loadExchangeOrders(
  trx: Tx,
  data: SeedData,
  { auto_close }: ConfigValue<'order_timers'>,
): Promise<void> {
  const rows = data.exchangeOrders.map(({ exchange, address, relate_order_id = 0, num, ...order }) => {
    const { id, name, type, type_id, image, point, balance } = thingOf(exchange)
    const gift = data.gifts.find(({ gift_id }) => type === 1 && gift_id === type_id)
    const at = data.addresses.find((one) => one.id === address)
    const number = numberFor(order.order_id, order.create_time)
    return {
      ...{ ...order, num, type, type_id, relate_order_id, exchange_id: id, exchange_name: name },
      ...{ exchange_image: gift?.gift_image ?? image, point: point * num, balance: balance * num },
      ...{ exchange_price: 0, delivery_price: 0, price: 0, order_no: number, out_trade_no: number },
      ...{ order_status: 1, pay_type: 'BALANCE', pay_time: order.create_time },
      ...(at ? receiverOf(at) : { member_name: '', mobile: '', full_address: '' }),
      ends_at: order.create_time + auto_close * 60,
    }
  })
  await insertAll(trx, 'exchange_order', rows)
  await loadPaidBills(
    trx,
    'pointexchange',
    rows.map((row) => ({ ...row, title: row.exchange_name })),
  )
}
