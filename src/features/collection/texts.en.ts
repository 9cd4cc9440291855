export default {
  title: 'Favourites',
  tabs: { goods: 'Goods', shops: 'Shops' },
  noGoods: 'No goods saved yet',
  noShops: 'You follow no shops yet',
  score: (score: string) => `Rated ${score}`,
  enter: 'Visit',
  unfollow: 'Unfollow',
}
