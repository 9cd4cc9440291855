import { inThousands } from '@/lib/shortCount'

export default {
  own: 'Official',
  followers: (count: number) => (count === 1 ? '1 follower' : `${inThousands(count)} followers`),
  sold: (count: number) => `${inThousands(count)} sold`,
  scores: { shop_desccredit: 'As described', shop_servicecredit: 'Service', shop_deliverycredit: 'Delivery' },
}
