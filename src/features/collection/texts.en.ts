export default {
  title: 'Favourites',
  tabs: { goods: 'Goods', shops: 'Shops' },
  noGoods: 'No goods saved yet',
  noShops: 'You follow no shops yet',
  toStreet: 'Browse shops',
  score: (score: string) => `Rated ${score}`,
  enter: 'Visit',
  unfollow: 'Unfollow',
}
