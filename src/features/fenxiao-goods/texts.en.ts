export default {
  search: 'Search products to promote',
  noneNamed: (keyword: string) => `Nothing to promote like "${keyword}"`,
  seeAll: 'Show all products',
  followTitle: 'Followed goods',
  follow: 'Follow',
  followed: 'Following',
  unfollow: 'Unfollow',
  told: { on: 'Following', off: 'No longer following' },
  noFollowed: 'You follow no products yet',
  promote: 'Promote',
}
