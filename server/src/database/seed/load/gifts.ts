import { numberFor } from '../../../lib/numbers'
import { receiverOf } from '../../../modules/gift/gift.service'
import { insertAll } from '../../bulk'
import type { Tx } from '../../transaction'
import type { SeedData } from '../types'
import { byCode, kept } from './units'

/** Gifts on their way; no list of the import makes them. */
export async function loadGiftOrders(trx: Tx, data: SeedData): Promise<void> {
  const giftOf = byCode(data.gifts, 'gift')
  const nowhere = { member_name: '', mobile: '', full_address: '' }
  const rows = data.giftOrders.map(({ member_id, order_id, gift, num, remark, create_time, ...sent }) => {
    const { gift_id, gift_name, gift_image } = giftOf(gift)
    const address = data.addresses.find(({ id }) => id === sent.address)
    const { express_time = 0, express_company_name = '', express_no = '' } = sent
    return {
      ...{ member_id, order_id, order_no: numberFor(order_id, create_time), create_time },
      ...{ gift_id, gift_name, gift_image, num },
      ...kept({ remark }),
      ...(address ? receiverOf(address) : nowhere),
      ...{ express_status: express_time > 0 ? 1 : 0, express_time, express_company_name, express_no },
    }
  })
  await insertAll(trx, 'gift_order', rows)
}
