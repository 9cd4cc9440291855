import { inThousands } from '@/lib/shortCount'

export default {
  count: inThousands,
  reads: (count: string) => `${count} reads`,
  likes: (count: string) => `${count} likes`,
  pictures: (count: number) => `${count} photos`,
  types: { shop_said: 'From the shop', goods_item: 'Picks' },
}
