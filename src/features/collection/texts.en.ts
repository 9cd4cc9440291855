export default {
  title: 'Favourites',
  tabs: { goods: 'Goods', shops: 'Shops' },
  noGoods: 'No goods saved yet',
  noShops: 'You follow no shops yet',
  own: 'Official',
  followers: (count: number) => (count >= 1000 ? `${(count / 1000).toFixed(1)}k followers` : `${count} followers`),
  score: (score: string) => `Rated ${score}`,
  enter: 'Visit',
  unfollow: 'Unfollow',
}
