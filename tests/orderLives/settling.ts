import type { Phone } from '../phone'
import type { Person } from './people'

/** Gives somebody an address where the one of the demo member is. */
export async function settleIn(phone: Phone, who: Person): Promise<void> {
  const [province_id = 0, city_id = 0, district_id = 0] = await phone.wire.regions(['浙江省', '杭州市', '西湖区'])
  const region = { province_id, city_id, district_id, full_address: '浙江省-杭州市-西湖区' }
  const person = { name: '陈一', mobile: '13800000004', type: 1, address: '文三路 1 号', is_default: 1 }
  await who.ask('/api/memberaddress/add', { ...person, ...region })
}
