import { inThousands } from '@/lib/shortCount'

export default {
  title: 'Favourites',
  tabs: { goods: 'Goods', shops: 'Shops' },
  noGoods: 'No goods saved yet',
  noShops: 'You follow no shops yet',
  own: 'Official',
  followers: (count: number) => `${inThousands(count)} followers`,
  score: (score: string) => `Rated ${score}`,
  enter: 'Visit',
  unfollow: 'Unfollow',
}
